import {
  accepts,
  answers,
  closes,
  finishes,
  notes,
  rates,
  reconsiders,
  refuses,
  reopens,
  says,
  starts,
  type Story,
  withdraws,
} from '../story.ts'

/** Claims of the Italian dealer that have come to an end, one of which was taken up again. */
export const bellavistaClosed: readonly Story[] = [
  {
    by: 'workshop',
    ago: 139,
    bike: 'V3',
    parts: ['handlebar'],
    kind: 'aesthetic',
    content:
      'Segni chiari sulla curva destra del manubrio, sotto il supporto del comando. Sembrano abrasioni da imballaggio.',
    steps: [
      says(
        1,
        'Falso allarme: era colla della pellicola protettiva, con alcol isopropilico è venuta via tutta. Ritiro la richiesta.',
      ),
      withdraws(0),
    ],
  },
  {
    by: 'dealer',
    ago: 131,
    bike: 'TT1',
    parts: ['seatpost'],
    kind: 'functional',
    bought: 5,
    content:
      'Reggisella aerodinamico che si muove in avanti e indietro di circa un millimetro, si sente passando sulle buche. Viti del morsetto serrate a 7 Nm.',
    steps: [
      answers(
        1,
        'Buongiorno. Può fotografare la tacca di inserimento minimo prima di sfilarlo, e misurare lo spessore della zeppa in gomma dietro il reggisella?',
      ),
      answers(9, 'Le ricordo la nostra domanda: senza la foto della tacca e la misura non possiamo proseguire.'),
      answers(
        14,
        'Non avendo ricevuto risposta chiudiamo per ora. Se il gioco si ripresenta apra pure un nuovo intervento, riprendiamo da qui.',
      ),
      closes(3, 'no_answer'),
    ],
  },
  {
    key: 'bolle',
    by: 'sales',
    ago: 124,
    bike: 'C68',
    parts: ['frame'],
    kind: 'aesthetic',
    bought: 30,
    receiptPhoto: true,
    content:
      'Bolle sotto la vernice del tubo orizzontale vicino al passacavo, tre punti di 3–4 mm. Uno si è aperto e la vernice si stacca. La bici è sempre stata tenuta in casa.',
    steps: [
      refuses(
        3,
        'La bici ha più di 24 mesi e la copertura sulla vernice è di 12: non possiamo accogliere la richiesta.',
      ),
      says(
        1,
        'Capisco i termini, ma il cliente ci aveva segnalato le bolle già più di un anno e mezzo fa: ho ritrovato la mail con le foto, le allego.',
        { shots: ['distance'] },
      ),
      notes(
        0,
        'La mail è di undici mesi dopo l’acquisto, inoltrata al vecchio indirizzo assistenza che nessuno leggeva più.',
        'admin',
      ),
      reconsiders(1, 'Nuova prova: il difetto fu segnalato entro i termini a un indirizzo dismesso.'),
      accepts(1, 'Difetto segnalato nei termini: riverniciamo il tubo orizzontale in garanzia.', { returned: true }),
      answers(
        0,
        'Ci scusiamo per il primo esito. Scriva il numero di autorizzazione sul pacco; telaio nudo, senza serie sterzo, per favore.',
      ),
      says(6, 'Telaio spedito stamattina, nudo come richiesto.', { by: 'workshop' }),
      starts(3),
      answers(
        9,
        'Il tubo è stato sverniciato: il passacavo non era sigillato e faceva entrare umidità. Ora è sigillato, il telaio passa in verniciatura.',
        'maker',
      ),
      finishes(15, 'repair'),
      says(6, 'Arrivato: lavoro perfetto, la tinta è identica. Il cliente ringrazia.'),
      closes(1, 'done'),
    ],
    survey: {
      ten: 9,
      counted: 2,
      better:
        'Guardare anche la casella vecchia: il difetto era segnalato nei termini, ma si è visto solo dopo il rifiuto.',
    },
  },
  {
    by: 'workshop',
    ago: 112,
    bike: 'V3',
    parts: ['frame'],
    kind: 'missing_component',
    shots: ['serial', 'label'],
    content:
      'Nel sacchetto della minuteria manca il forcellino del cambio: ci sono le viti ma non il pezzo. Non possiamo montare la trasmissione.',
    steps: [
      accepts(0, 'Il forcellino non è stato inserito nel sacchetto: lo spediamo subito.'),
      starts(0),
      finishes(0, 'part_sent'),
      answers(
        0,
        'Partito in busta con la posta celere: due forcellini, uno lo tenga di scorta. Serraggio 10 Nm con frenafiletti medio.',
        'courier',
      ),
      says(2, 'Ricevuti tutti e due, gentilissimi.'),
      closes(0, 'done'),
      rates(3, 5, 'Pezzo arrivato in due giorni, bici consegnata in tempo.'),
    ],
  },
  {
    by: 'dealer',
    ago: 104,
    bike: 'V3R',
    parts: ['handlebar'],
    kind: 'functional',
    bought: 9,
    content:
      'Crepa sul manubrio appena fuori dal morsetto, lato destro. Il cliente ha sentito un rumore secco in uno sprint. Attacco serrato a 5 Nm, lo verifichiamo sempre.',
    shots: ['bike', 'damage', 'clamp'],
    steps: [
      answers(0, 'La bici va fermata subito. Per favore non smonti ancora: ci serve la foto del morsetto così com’è.'),
      says(0, 'Bici ferma in officina. Le foto sono fatte prima di toccare le viti.', { by: 'workshop' }),
      accepts(
        1,
        'Cricca da laminazione nella zona del morsetto: manubrio sostituito in garanzia, ritiro per analisi.',
        { returned: true },
      ),
      notes(0, 'Avvisare la qualità: è il secondo di questo lotto in sei settimane.'),
      says(3, 'Pacco affidato al corriere con il numero di autorizzazione.', { by: 'workshop' }),
      starts(1),
      finishes(6, 'replace'),
      answers(
        0,
        'Il manubrio nuovo è in viaggio. Le viti del frontalino vanno serrate a croce, 5 Nm, in tre passaggi.',
        'courier',
      ),
      closes(5, 'done'),
      reopens(4, 'Il rivenditore segnala al telefono che è arrivata la misura sbagliata: 44 cm invece di 42.'),
      answers(
        0,
        'Buongiorno, ha ragione: dal magazzino è uscito un 44. Il 42 è in produzione, le do la data appena la ho.',
        'maker',
        'admin',
      ),
      says(2, 'Va bene, intanto il cliente usa una bici nostra. Però non oltre metà mese, per favore.'),
    ],
  },
]
