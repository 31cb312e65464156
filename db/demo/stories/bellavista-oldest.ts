import { accepts, answers, closes, finishes, notes, refuses, says, starts, type Story } from '../story.ts'

/** The oldest claims of the Italian dealer, all at an end. */
export const bellavistaOldest: readonly Story[] = [
  {
    by: 'workshop',
    ago: 208,
    bike: 'C68',
    parts: ['frame'],
    kind: 'aesthetic',
    content:
      'Al disimballo abbiamo trovato una scheggiatura sul tubo orizzontale, lato trasmissione, circa 15 mm: si vede il carbonio nudo. La scatola era integra e la protezione in schiuma al suo posto.',
    notes: 'La bici è già promessa a un cliente per fine mese.',
    shots: ['serial', 'bike', 'damage', 'distance', 'opposite'],
    steps: [
      answers(
        1,
        'Buongiorno, grazie per le foto molto chiare. Può indicarci se il bordo della vernice si solleva passando l’unghia, oppure se è netto?',
      ),
      says(0, 'Il bordo è netto, non si solleva. Sotto non ci sono fibre tagliate, la superficie è liscia.'),
      accepts(
        2,
        'Difetto di verniciatura presente prima della consegna: ritocco a carico nostro presso il suo laboratorio.',
      ),
      starts(1),
      answers(
        0,
        'Le spediamo oggi il kit di ritocco nel rosso originale con il trasparente opaco. Nella scatola trova le istruzioni: tre mani sottili, 20 minuti tra una e l’altra.',
        'courier',
      ),
      says(5, 'Kit arrivato e ritocco fatto: a mezzo metro non si vede più nulla. Il cliente è contento.'),
      finishes(1, 'repair'),
      closes(3, 'done', 'Ritocco riuscito, confermato dal rivenditore.'),
    ],
    survey: { ten: 9, counted: 1 },
  },
  {
    by: 'dealer',
    ago: 196,
    bike: 'V3',
    parts: ['seatpost'],
    kind: 'functional',
    bought: 7,
    content:
      'Il reggisella scende di 4–5 mm ogni uscita di tre ore. Cuneo serrato a 6 Nm con chiave tarata, tubo piantone pulito. Il cliente pesa 82 kg. Si vedono i segni di scorrimento sul reggisella.',
    steps: [
      answers(
        1,
        'Buongiorno. Quale pasta avete usato e su quali superfici? Il cuneo va lasciato asciutto sulla faccia obliqua: la pasta solo tra reggisella e tubo.',
      ),
      says(
        1,
        'Ecco il punto: il meccanico aveva ingrassato anche il cuneo. Ripulito tutto e rimontato, vi faccio sapere dopo il giro di domenica.',
      ),
      says(4, 'Purtroppo è sceso ancora, meno di prima: 2 mm. Allego una foto del reggisella sfilato.', {
        by: 'workshop',
        shots: ['insertion'],
      }),
      notes(
        0,
        'Stesso lotto di cunei di altre due segnalazioni: zigrinatura poco profonda. Mandare la versione nuova.',
      ),
      accepts(1, 'La zigrinatura del cuneo è fuori tolleranza: sostituiamo il cuneo in garanzia.'),
      starts(0),
      answers(
        0,
        'Parte oggi il cuneo di seconda serie con una bustina di pasta. Serri a 6 Nm, poi ricontrolli la coppia dopo la prima uscita.',
        'courier',
      ),
      finishes(4, 'part_sent'),
      says(6, 'Montato: 90 km sabato e non si è mosso di un millimetro. Per noi è risolto, grazie.', {
        by: 'workshop',
      }),
      closes(1, 'done'),
    ],
    survey: {
      ten: 7,
      counted: 0,
      better: 'Mandare il cuneo nuovo prima di chiedere altre prove con la pasta: il cliente ha perso due domeniche.',
    },
  },
  {
    by: 'workshop',
    ago: 187,
    bike: 'V4R',
    parts: ['fork'],
    kind: 'functional',
    bought: 19,
    shots: ['bike', 'legs', 'opposite'],
    content:
      'Gioco all’avantreno frenando in discesa. Abbiamo registrato la serie sterzo due volte ma il gioco torna dopo 200 km. Smontando, il cuscinetto inferiore è ruvido e arrugginito.',
    steps: [
      answers(
        2,
        'Grazie della segnalazione. Ci serve sapere come viene lavata la bici e se è stata usata sui rulli: la ruggine sul cuscinetto inferiore viene quasi sempre dall’acqua o dal sudore.',
      ),
      says(
        1,
        'Il cliente usa l’idropulitrice ogni settimana e d’inverno i rulli. La forcella in sé è perfetta, nessun segno sul cannotto.',
      ),
      refuses(
        1,
        'Il cuscinetto è un particolare soggetto a usura e mostra corrosione da lavaggio a pressione. Forcella e sede sono integre.',
      ),
      answers(
        0,
        'Mi dispiace non poter fare di più. Può ordinare il cuscinetto inferiore 1"1/2 a prezzo rivenditore: lo abbiamo a magazzino e parte in giornata. Consigli al cliente grasso marino e niente idropulitrice sullo sterzo.',
      ),
      says(1, 'Capito, ordino il cuscinetto. Grazie comunque della risposta veloce.'),
      closes(2, 'refused'),
    ],
  },
  {
    by: 'sales',
    ago: 176,
    bike: 'TT1',
    parts: ['handlebar'],
    kind: 'missing_component',
    content:
      'Nella scatola manca il manubrio completo di appoggi e prolunghe. L’alloggiamento nella schiuma è vuoto, il nastro era originale e non manomesso.',
    steps: [
      answers(
        0,
        'Buongiorno, controlliamo subito con il magazzino. Nel frattempo può fotografare l’etichetta della scatola?',
      ),
      says(0, 'Ecco l’etichetta. Il peso indicato dal corriere è 9,1 kg.', { shots: ['label'] }),
      notes(
        1,
        'Il magazzino conferma: il manubrio è rimasto sulla linea 2, il foglio di imballo era firmato lo stesso.',
      ),
      accepts(0, 'Errore di imballaggio nostro: il manubrio viene spedito senza costi.'),
      starts(0),
      finishes(1, 'part_sent'),
      answers(
        0,
        'Il manubrio è partito con consegna espressa, arriva domani entro le 12. Ci scusiamo per il contrattempo.',
        'courier',
      ),
      says(2, 'Ricevuto e montato, tutto completo.', { by: 'workshop' }),
      closes(1, 'done'),
    ],
    survey: {
      ten: 8,
      counted: 0,
      better:
        'Controllare il peso della scatola prima di spedirla: che mancava il manubrio si vedeva già da quello sull’etichetta.',
    },
  },
  {
    by: 'workshop',
    ago: 168,
    bike: 'V3R',
    parts: ['frame'],
    kind: 'functional',
    bought: 26,
    content:
      'Crepa sul tubo obliquo poco sopra la scatola movimento, lunga 25 mm, si sente con l’unghia. Il cliente dice di non essere mai caduto. L’abbiamo cerchiata con il pennarello.',
    steps: [
      answers(
        1,
        'Prima di tutto: la bici non va più usata. Ci può mandare una foto del lato opposto e dirci come viene tenuta nel cavalletto o sul portabici?',
      ),
      says(2, 'Lato opposto in allegato. Il portabici dell’auto è di quelli che stringono il tubo obliquo.', {
        shots: ['opposite'],
      }),
      notes(0, 'Due impronte simmetriche a 40 mm dalla crepa: è la morsa del portabici. Le istruzioni lo escludono.'),
      refuses(
        1,
        'Schiacciamento da morsa: le due impronte simmetriche corrispondono al portabici, e la garanzia legale è scaduta da due mesi.',
      ),
      answers(
        0,
        'Le proponiamo la riparazione strutturale a pagamento (380 €, tre settimane, verniciatura compresa) oppure il telaio sostitutivo con il 25% di sconto. Ci faccia sapere che cosa preferisce il cliente.',
      ),
      says(6, 'Il cliente preferisce cambiare bici. Grazie, possiamo chiudere.', { by: 'dealer' }),
      closes(1, 'refused', 'Il cliente rinuncia alla riparazione a pagamento.'),
    ],
  },
  {
    by: 'workshop',
    ago: 160,
    bike: 'C68',
    parts: ['frame'],
    kind: 'functional',
    bought: 11,
    shots: ['serial', 'bike', 'opposite'],
    content:
      'Scricchiolio dal movimento centrale a ogni pedalata sotto sforzo, soprattutto in piedi. Già provati altri pedali e un’altra ruota posteriore: il rumore resta.',
    notes: 'Calotte T47, montate da noi a 35 Nm.',
    steps: [
      answers(
        1,
        'Ottimo lavoro di esclusione. Può controllare se le calotte appoggiano su tutta la faccia? A volte resta una bava di vernice sul bordo della scatola.',
      ),
      says(
        2,
        'Avevate ragione: sul lato sinistro c’è una goccia di vernice di un paio di decimi, la calotta tocca solo lì.',
      ),
      accepts(
        1,
        'Residuo di vernice sulla faccia della scatola movimento: le riconosciamo un’ora di manodopera per la fresatura.',
      ),
      starts(0),
      says(3, 'Fresata la faccia, calotte rimontate con grasso a 35 Nm. Silenzio assoluto in salita.'),
      finishes(1, 'repair'),
      answers(
        0,
        'Perfetto. La nota di credito per l’ora di manodopera arriva con il prossimo estratto conto.',
        'nobody',
      ),
      closes(4, 'done'),
    ],
    survey: { ten: 10, counted: 2 },
  },
  {
    key: 'corona',
    by: 'workshop',
    ago: 154,
    bike: 'V4R',
    parts: ['fork'],
    kind: 'aesthetic',
    content:
      'Graffi trasversali sulla testa della forcella, una decina, come se avesse strisciato contro una fascetta durante il trasporto. La bici è nuova, mai esposta.',
    steps: [
      answers(2, 'Grazie. Dalle foto i graffi sembrano passare il trasparente. Li sente con l’unghia?'),
      says(0, 'Sì, un paio sono profondi. Lucidando non vengono via.'),
      accepts(1, 'Danno da imballaggio: sostituiamo la forcella e ritiriamo quella graffiata.', { returned: true }),
      answers(0, 'Il numero di autorizzazione va scritto sul pacco. Il corriere passa domani pomeriggio.'),
      says(2, 'Ritirata stamattina dal corriere.'),
      starts(0),
      finishes(7, 'replace'),
      closes(5, 'done'),
    ],
  },
  {
    by: 'sales',
    ago: 153,
    bike: 'V4R',
    sameBikeAs: 'corona',
    parts: ['fork'],
    kind: 'aesthetic',
    content:
      'Forcella graffiata all’arrivo, parte alta vicino al tubo sterzo. Chiediamo la sostituzione prima della consegna al cliente.',
    shots: ['bike', 'legs', 'damage'],
    steps: [
      answers(
        1,
        'Buongiorno, la stessa bici è già seguita nell’intervento n. {other}, aperto dalla sua officina: proseguiamo lì per non perdere pezzi per strada.',
        'maker',
      ),
      closes(0, 'duplicate', 'Stessa bici dell’intervento n. {other}.'),
    ],
  },
]
