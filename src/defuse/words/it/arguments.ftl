# What the command line says about its arguments. The English texts are those of Python's argparse; what stands behind
# a % sign is filled in by it.

arguments-usage = uso:
arguments-positional = argomenti
arguments-options = opzioni
arguments-show-help = mostra questo aiuto
arguments-error = %(prog)s: errore: %(message)s
arguments-argument = %(argument_name)s: %(message)s
arguments-invalid-value = %(value)r non è un valore valido
arguments-invalid-choice = %(value)r non c’è (possibili: %(choices)s)
arguments-required = manca: %s
arguments-one-required = serve uno di questi: %s
arguments-expected-one = manca un valore
arguments-expected-at-most-one = al massimo un valore
arguments-expected-at-least-one = serve almeno un valore
arguments-expected-several = servono %s valori
arguments-not-allowed-with = non si può usare insieme a %s
arguments-ambiguous = %(option)s è ambiguo: %(matches)s
arguments-explicit = il valore %r qui non va
cli-show-version = mostra la versione
cli-completion = scrive ciò con cui la tua shell completa comandi e nomi
cli-completion-shell = la shell
