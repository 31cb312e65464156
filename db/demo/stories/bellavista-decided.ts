import { accepts, answers, appeals, notes, promises, refuses, says, type Story } from '../story.ts'

/** Claims of the Italian dealer that have been decided and wait for the next step. */
export const bellavistaDecided: readonly Story[] = [
  {
    by: 'workshop',
    ago: 27,
    bike: 'C68',
    parts: ['frame'],
    kind: 'functional',
    bought: 8,
    shots: ['serial', 'bike', 'damage', 'distance', 'opposite'],
    content:
      'Linea irregolare nella congiunzione fra tubo obliquo e scatola movimento. All’inizio sembrava vernice, ora si apre sotto carico: l’abbiamo cerchiata.',
    steps: [
      answers(1, 'Grazie delle foto. La linea segue il raccordo oppure lo attraversa?'),
      says(0, 'Lo attraversa in diagonale, per circa 3 cm.'),
      accepts(2, 'Incollaggio della congiunzione da verificare: il telaio rientra in sede.', { returned: true }),
      answers(
        0,
        'Il numero di autorizzazione è nella scheda. Ci dica quando la scatola è pronta e mandiamo il corriere.',
      ),
    ],
  },
  {
    by: 'dealer',
    ago: 24,
    bike: 'V3R',
    parts: ['handlebar'],
    kind: 'aesthetic',
    bought: 15,
    content:
      'Il trasparente del manubrio si sfoglia vicino ai supporti dei comandi, su entrambi i lati. Il cliente usa la bici tutto l’anno.',
    steps: [
      answers(2, 'Quale nastro è stato montato, e con quale adesivo? Alcuni biadesivi intaccano il trasparente.'),
      says(1, 'Nastro in silicone senza adesivo, ma i comandi sono stati spostati due volte con l’alcol.'),
      refuses(1, 'Usura nella zona di serraggio dei comandi, oltre i 12 mesi della copertura sulla finitura.'),
      answers(
        0,
        'Il manubrio è perfettamente sicuro, il difetto è solo estetico e resta sotto il nastro. Se il cliente lo desidera possiamo offrirle un manubrio nuovo con il 30%.',
      ),
      says(4, 'Ne parlo con il cliente questa settimana.'),
    ],
  },
  {
    by: 'workshop',
    ago: 22,
    bike: 'TT1',
    parts: ['handlebar'],
    kind: 'functional',
    bought: 6,
    shots: ['bike', 'damage', 'clamp'],
    content:
      'Crepa fine vicino al morsetto delle prolunghe, lato destro. Viti a 5 Nm, spessori tutti presenti. Il triatleta si è accorto di un rumore cambiando posizione.',
    steps: [
      answers(0, 'La bici va fermata. Il manubrio ha mai avuto le prolunghe a sbalzo massimo?'),
      says(1, 'No, sono alla terza tacca su sette.'),
      accepts(1, 'Cricca nella zona del morsetto: manubrio da sostituire, ritiriamo il vecchio per analisi.', {
        returned: true,
      }),
      notes(0, 'Il manubrio nuovo è a magazzino, riservato. Spedire solo a reso partito.'),
      says(3, 'Pacco pronto con il numero scritto sopra, aspettiamo il corriere.'),
      answers(0, 'Il corriere passa domani tra le 9 e le 13.', 'courier'),
    ],
  },
  {
    by: 'sales',
    ago: 20,
    bike: 'V4R',
    parts: ['frame', 'fork'],
    kind: 'aesthetic',
    content:
      'Differenza di tonalità tra telaio e forcella: il nero del telaio tende al blu, quello della forcella al marrone. Alla luce del giorno è evidente, il cliente non vuole ritirarla.',
    shots: ['bike', 'opposite', 'legs'],
    steps: [
      answers(1, 'Capisco. Può fotografare le due parti affiancate all’ombra, non sotto il neon?'),
      says(1, 'Foto rifatta all’ombra nel cortile.', { by: 'workshop', shots: ['opposite'] }),
      accepts(2, 'Lotti di vernice diversi: prepariamo una forcella nella tinta del telaio.'),
      answers(0, 'La forcella è in verniciatura. Le confermo la data di spedizione appena esce dal forno.', 'maker'),
      promises(0, 'maker', 4),
    ],
  },
  {
    by: 'workshop',
    ago: 18,
    bike: 'V3',
    parts: ['frame'],
    kind: 'functional',
    bought: 25,
    shots: ['serial', 'bike', 'opposite'],
    content:
      'Rumore di cavi nel tubo obliquo su ogni sconnessione. Abbiamo messo le spugnette antirumore ma dopo un mese è tornato. Secondo noi manca la guida interna.',
    steps: [
      answers(
        2,
        'Con un endoscopio si vede la guida bianca circa 20 cm sopra la scatola movimento. Riuscite a controllare?',
      ),
      says(2, 'Controllato: la guida non c’è proprio.'),
      notes(0, 'Coperto? L’acquisto ha 25 mesi, ma la guida mancante è un difetto d’origine.', 'agent'),
      notes(0, 'Accettare in cortesia: costa meno di una discussione e il rivenditore ha ragione.', 'admin'),
      accepts(1, 'Guida interna mai montata: accettato in via di cortesia, oltre i 24 mesi.'),
      answers(
        0,
        'Le spediamo la guida con lo spessore adesivo. Mi serve sapere se il cambio è meccanico o elettronico.',
      ),
    ],
  },
  {
    by: 'dealer',
    ago: 31,
    bike: 'V3R',
    parts: ['frame'],
    kind: 'aesthetic',
    bought: 13,
    content:
      'Vernice scheggiata sul tubo orizzontale, un punto grande come un’unghia con schegge intorno. Il cliente dice di averla trovata così dopo una sosta.',
    steps: [
      refuses(4, 'Il punto ha il centro schiacciato e schegge a raggiera: è un urto, non un difetto di verniciatura.'),
      answers(0, 'Il carbonio sotto va però controllato: se batte a vuoto con la moneta, non usi la bici e ci scriva.'),
      says(
        3,
        'Prova della moneta: suono uguale ovunque. Il cliente però non è d’accordo sul rifiuto e sta cercando le foto del primo giorno.',
      ),
      appeals(
        3,
        'Il cliente ha trovato le foto del ritiro: il segno c’è già, con la bici ancora nella protezione. Chiediamo di rivedere la decisione.',
      ),
    ],
  },
  {
    by: 'workshop',
    ago: 16,
    bike: 'C68',
    batch: 'C68.54S',
    parts: ['fork'],
    kind: 'aesthetic',
    content:
      'Graffi sulla testa della forcella provocati da una fascetta rimasta dentro la protezione. Visti montando la ruota anteriore.',
    steps: [
      accepts(2, 'Danno da imballaggio: ritocco in officina, un’ora di manodopera a credito.'),
      answers(
        0,
        'Le va bene il ritocco con il kit o preferisce che lo facciamo noi in sede? Nel secondo caso servono due settimane.',
      ),
    ],
  },
]
