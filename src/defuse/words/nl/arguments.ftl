# What the command line says about its arguments. The English texts are those of Python's argparse; what stands behind
# a % sign is filled in by it.

arguments-usage = gebruik:
arguments-positional = argumenten
arguments-options = opties
arguments-show-help = deze hulp tonen
arguments-error = %(prog)s: fout: %(message)s
arguments-argument = %(argument_name)s: %(message)s
arguments-invalid-value = %(value)r is geen geldige waarde
arguments-invalid-choice = %(value)r bestaat niet (mogelijk: %(choices)s)
arguments-required = er ontbreekt: %s
arguments-one-required = een hiervan is nodig: %s
arguments-expected-one = er ontbreekt een waarde
arguments-expected-at-most-one = hoogstens één waarde is mogelijk
arguments-expected-at-least-one = minstens één waarde is nodig
arguments-expected-several = er zijn %s waarden nodig
arguments-not-allowed-with = kan niet samen met %s
arguments-ambiguous = %(option)s is niet eenduidig: %(matches)s
arguments-explicit = de waarde %r hoort hier niet
cli-show-version = de versie tonen
cli-completion = schrijft waarmee je shell opdrachten en namen aanvult
cli-completion-shell = de shell
