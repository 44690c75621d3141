### defuse train: una rete impara a giocare.

cli-train = allena una rete che gioca contro se stessa (serve l’extra “train”)
cli-train-folder = dove sta l’allenamento; se ce n’è già uno, va avanti
cli-train-minutes = quanto dura; 60 minuti se non si dice nulla
cli-train-box = allena solo per questa scatola, mescolanza o recipe:NOME; si può ripetere
cli-train-from = parti da questi pesi invece che da zero: everything, original o un file
train-no-time = --minutes dev’essere più di 0, non { $value }.
train-no-torch = Per allenare serve torch, che arriva con: { $install }
train-bad-folder = L’allenamento in { $folder } non può andare avanti: { $problem }. Per uno nuovo scegli un’altra cartella.
train-bad-start = Nessun allenamento può partire da { $start }: { $problem }.
train-goes-on = L’allenamento va avanti dopo { $games ->
    [one] 1 partita
   *[other] { $games } partite
} e { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minuti
}.
train-progress = { $games ->
    [one] 1 partita
   *[other] { $games } partite
}, errore { $loss }
train-done = { $games ->
    [one] 1 partita
   *[other] { $games } partite
} in { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minuti
}; tutto si trova in { $folder }.
train-exam = { $game }, { $players } giocatori: vince il { $percent }% contro il bot prudente.
train-play = Fallo giocare: defuse arena master:{ $file } careful
train-interrupted = Interrotto. Nulla è perso: lo stesso comando va avanti.
train-plot-line = { $game }, { $players } giocatori
train-plot-games = partite di allenamento
train-plot-won = partite vinte contro il bot prudente
