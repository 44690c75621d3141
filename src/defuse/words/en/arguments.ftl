# What the command line says about its arguments. The English texts are those of Python's argparse; what stands behind
# a % sign is filled in by it.

arguments-usage = usage:
arguments-positional = positional arguments
arguments-options = options
arguments-show-help = show this help message and exit
arguments-error = %(prog)s: error: %(message)s
arguments-argument = argument %(argument_name)s: %(message)s
arguments-invalid-value = invalid %(type)s value: %(value)r
arguments-invalid-choice = invalid choice: %(value)r (choose from %(choices)s)
arguments-required = the following arguments are required: %s
arguments-one-required = one of the arguments %s is required
arguments-expected-one = expected one argument
arguments-expected-at-most-one = expected at most one argument
arguments-expected-at-least-one = expected at least one argument
arguments-expected-several = expected %s arguments
arguments-not-allowed-with = not allowed with argument %s
arguments-ambiguous = ambiguous option: %(option)s could match %(matches)s
arguments-explicit = ignored explicit argument %r
cli-show-version = show the version
cli-completion = print what makes your shell complete commands and names
cli-completion-shell = the shell
