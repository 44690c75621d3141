# What the command line says about its arguments. The English texts are those of Python's argparse; what stands behind
# a % sign is filled in by it.

arguments-usage = Aufruf:
arguments-positional = was dazugehört
arguments-options = Optionen
arguments-show-help = diese Hilfe zeigen
arguments-error = %(prog)s: Fehler: %(message)s
arguments-argument = %(argument_name)s: %(message)s
arguments-invalid-value = %(value)r ist kein gültiger Wert
arguments-invalid-choice = %(value)r gibt es nicht (möglich: %(choices)s)
arguments-required = Es fehlt: %s
arguments-one-required = Eines davon muss dabei sein: %s
arguments-expected-one = Es fehlt ein Wert
arguments-expected-at-most-one = Höchstens ein Wert ist möglich
arguments-expected-at-least-one = Mindestens ein Wert ist nötig
arguments-expected-several = Es müssen %s Werte sein
arguments-not-allowed-with = geht nicht zusammen mit %s
arguments-ambiguous = %(option)s ist nicht eindeutig: %(matches)s
arguments-explicit = Der Wert %r gehört nicht hierher
cli-show-version = die Version zeigen
cli-completion = ausgeben, womit deine Shell Befehle und Namen ergänzt
cli-completion-shell = die Shell
