import { answers, links, notes, says, works, type Story } from '../story.ts'

/** Claims of the Italian dealer that wait for a decision. */
export const bellavistaNew: readonly Story[] = [
  {
    by: 'workshop',
    ago: 0.1,
    bike: 'V4R',
    parts: ['frame'],
    kind: 'aesthetic',
    shots: ['serial', 'bike', 'damage', 'distance'],
    content:
      'Scheggia nella vernice del tubo orizzontale, 12 mm, scoperta togliendo il cartone di protezione. Fibra non toccata. Bici già venduta, consegna prevista sabato prossimo.',
    marks: 'frame 120 -505 60',
    notes: 'Se il ritocco è possibile in negozio, siamo attrezzati.',
  },
  {
    by: 'dealer',
    ago: 0.9,
    bike: 'C68',
    parts: ['seatpost'],
    kind: 'functional',
    bought: 3,
    content:
      'Il reggisella scende di qualche millimetro a ogni uscita. Tubo pulito, pasta per carbonio, coppia indicata sul collarino rispettata. Cliente 78 kg, strade con molto pavé.',
    steps: [works(0, 'post-change', 35, { note: 'Smontato, sgrassato e rimontato due volte' })],
  },
  {
    by: 'workshop',
    ago: 2,
    bike: 'TT1',
    parts: ['fork'],
    kind: 'functional',
    bought: 18,
    shots: ['bike', 'damage', 'legs'],
    content:
      'Crepa sullo stelo destro della forcella, visibile solo con la ruota smontata. L’abbiamo cerchiata. La bici è stata trasportata in treno senza valigia rigida.',
    marks: 'fork 535 -180 0,fork 470 -330 60',
    steps: [answers(1, 'La bici non va usata. Quando è stata vista integra l’ultima volta, e il treno prima o dopo?')],
  },
  {
    by: 'sales',
    ago: 3,
    bike: 'V3',
    parts: ['fork'],
    kind: 'missing_component',
    shots: ['box', 'packing-list', 'label'],
    content:
      'Scatola arrivata senza forcella: l’incavo è vuoto e nella distinta la casella non è spuntata. Il cliente ritira la settimana prossima.',
    steps: [
      answers(
        0,
        'Buongiorno, il magazzino sta controllando le giacenze della stessa tinta. Le rispondiamo entro domani.',
        'maker',
      ),
      says(2, 'Ci sono novità? Devo dare una risposta al cliente.'),
    ],
  },
  {
    by: 'workshop',
    ago: 4,
    bike: 'V3R',
    parts: ['frame'],
    kind: 'functional',
    bought: 22,
    shots: ['serial', 'bike', 'opposite'],
    content:
      'Scricchiolio secco dalla zona del movimento centrale, solo a destra e sotto carico. Controllati pedali, viti corone, calotte e perno passante: tutto alla coppia giusta.',
    notes: 'Video con l’audio disponibile se serve.',
    steps: [
      answers(1, 'Il video sarebbe utilissimo, grazie. Avete già provato un’altra ruota posteriore?'),
      says(0, 'Sì, due ruote diverse, stesso rumore. Il video lo carico domani, ora la bici è fuori in prova.'),
      answers(1, 'Restiamo in attesa del video, poi decidiamo se farla rientrare.'),
    ],
  },
  {
    by: 'dealer',
    ago: 6,
    bike: 'C68',
    parts: ['handlebar'],
    kind: 'aesthetic',
    bought: 1,
    content:
      'Abrasione sulla curva destra del manubrio, sotto il nastro: trovata montando i comandi elettronici un mese dopo la consegna.',
    receiptPhoto: true,
    steps: [
      answers(
        2,
        'Grazie. La curva è segnata anche dal lato interno? Se possibile una foto senza nastro con la luce di lato.',
      ),
    ],
  },
  {
    by: 'workshop',
    ago: 8,
    bike: 'V4R',
    parts: ['handlebar'],
    kind: 'functional',
    bought: 20,
    shots: ['bike', 'damage', 'clamp'],
    content:
      'Cricca di 18 mm a destra del morsetto, vista cambiando il nastro. Il cliente è caduto a marzo, ma dall’altro lato. Abbiamo la chiave tarata, 5 Nm.',
    steps: [
      answers(1, 'Grazie per la franchezza sulla caduta. Ci sono segni sulla leva o sul comando destro?'),
      says(1, 'Nessuno: quelli a sinistra li abbiamo già cambiati.'),
      notes(0, 'Sentire la qualità: la caduta a sinistra può caricare il lato destro?'),
      answers(2, 'Stiamo valutando con l’ufficio qualità, le rispondo entro la settimana.', 'maker'),
    ],
  },
  {
    by: 'sales',
    ago: 10,
    bike: 'V3',
    parts: ['frame'],
    kind: 'missing_component',
    shots: ['label'],
    content:
      'Nella busta accessori mancano i passacavi in gomma del tubo obliquo e il tappo del deragliatore. Tutto il resto c’è.',
    steps: [answers(3, 'Ci indica se la trasmissione è meccanica o elettronica? I passacavi sono diversi.')],
  },
  {
    follows: 'bolle',
    sameBikeAs: 'bolle',
    by: 'dealer',
    ago: 5,
    bike: 'C68',
    parts: ['seatpost'],
    kind: 'aesthetic',
    bought: 33,
    shots: ['bike', 'damage', 'insertion'],
    content:
      'Stessa bici dell’intervento sulle bolle di vernice, ormai chiuso: alla revisione abbiamo visto righe verticali sul reggisella che prima della riverniciatura non c’erano. Le segnaliamo a parte.',
    steps: [links(0)],
  },
]
