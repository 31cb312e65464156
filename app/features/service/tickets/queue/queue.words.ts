import { viewsWords } from '../views/views.words.ts'
import type { WordTable } from '#app/kit/words/words.ts'
import { terms } from '#app/terms.words.ts'
import { deskWords } from '../desk/desk.words.ts'
import { listWords } from '../list/list.words.ts'
import { stepWords } from '../tickets.words.ts'
import { assignWords } from './assign.words.ts'

/** The queue of the staff. */
export const queueWords = {
  views: { it: 'Viste', en: 'Views', fr: 'Vues' },
  all: { it: 'Tutti', en: 'All', fr: 'Tous' },
  overdue: terms.overdue,
  clear: { it: 'Niente in attesa', en: 'Nothing waiting', fr: 'Rien en attente' },
  'clear.words': {
    it: 'In questa vista non c’è nessun intervento aperto.',
    en: 'There is no open ticket in this view.',
    fr: 'Il n’y a aucun dossier SAV ouvert dans cette vue.',
  },
  'clear.overdue': {
    it: 'Nessuna data prevista è passata.',
    en: 'No promised date has passed.',
    fr: 'Aucune date prévue n’est dépassée.',
  },
  'search.fields': {
    it: 'numero, RMA, oggetto, numero di serie, descrizione, cliente e persone',
    en: 'number, RMA, subject, serial number, description, customer and people',
    fr: 'le numéro, le RMA, l’objet, le numéro de série, la description, le client et les personnes',
  },
  empty: { it: 'Ancora nessun intervento', en: 'No tickets yet', fr: 'Aucun dossier SAV pour l’instant' },
  'empty.words': {
    it: 'Le nuove richieste di garanzia compaiono qui.',
    en: 'New warranty requests appear here.',
    fr: 'Les nouvelles demandes de garantie apparaissent ici.',
  },

  mine: { it: 'Miei', en: 'Mine', fr: 'Les miens' },
  appeals: { it: 'Ricorsi', en: 'Appeals', fr: 'Recours' },
  unread: { it: 'Da leggere', en: 'Unread', fr: 'Non lus' },
  unassigned: { it: 'Da assegnare', en: 'Unassigned', fr: 'À attribuer' },

  'column.photo': { it: 'Prima foto', en: 'First photo', fr: 'Première photo' },
  'column.number': listWords.number,
  'column.company': terms.customer,
  'column.model': terms.model,
  'column.country': { it: 'Paese, lingua', en: 'Country, language', fr: 'Pays, langue' },
  country: terms.country,
  // Beside each other without their labels: each says of what it is all.
  'awaiting.all': { it: 'In carico a chiunque', en: 'Waiting for anyone', fr: 'À qui que ce soit d’agir' },
  'assignee.all': { it: 'Tutti i colleghi', en: 'All colleagues', fr: 'Tous les collègues' },
  'country.all': { it: 'Tutti i paesi', en: 'All countries', fr: 'Tous les pays' },
  opened: deskWords.opened,
  'decision.all': { it: 'Tutte le decisioni', en: 'All decisions', fr: 'Toutes les décisions' },
  'column.step': stepWords.step,
  'column.stage': terms.stage,
  'column.waiting': { it: 'In attesa', en: 'Waiting', fr: 'Attente' },
  'column.assignee': assignWords.assignee,
  rests: { it: 'In pausa', en: 'On hold', fr: 'En pause' },
  'column.promised': { it: 'Prevista', en: 'Promised', fr: 'Prévue' },
  'column.activity': terms.activity,
  columns: { it: 'Colonne dell’elenco', en: 'Columns of the list', fr: 'Colonnes de la liste' },
  'columns.save': { it: 'Salva le colonne', en: 'Save the columns', fr: 'Enregistrer les colonnes' },
  today: terms.today,
  days: {
    it: { one: '{count} giorno', other: '{count} giorni' },
    en: { one: '{count} day', other: '{count} days' },
    fr: { one: '{count} jour', other: '{count} jours' },
  },
  'language.it': deskWords['language.it'],
  'language.en': deskWords['language.en'],
  'language.fr': deskWords['language.fr'],

  choose: { it: 'Scegli', en: 'Choose', fr: 'Choisir' },
  'choose.all': { it: 'Scegli tutti', en: 'Choose all', fr: 'Tout choisir' },
  'choose.of': { it: 'Scegli il n. {number}', en: 'Choose no. {number}', fr: 'Choisir le n°\u00a0{number}' },
  bulk: { it: 'Con gli interventi scelti', en: 'With the chosen tickets', fr: 'Avec les dossiers SAV choisis' },
  'bulk.count': {
    it: { one: '{count} scelto', other: '{count} scelti' },
    en: '{count} chosen',
    fr: { one: '{count} choisi', other: '{count} choisis' },
  },
  'bulk.none': { it: 'Deseleziona', en: 'Deselect', fr: 'Désélectionner' },
  'bulk.assignee': { it: 'Assegna a…', en: 'Assign to…', fr: 'Attribuer à…' },
  'bulk.nobody': assignWords.nobody,
  'bulk.assign': assignWords.save,
  'bulk.assign.of': { it: 'Assegna {count}', en: 'Assign {count}', fr: 'Attribuer {count}' },
  'bulk.answer': { it: 'Risposta pronta…', en: 'Standard answer…', fr: 'Réponse type…' },
  'bulk.ask': { it: 'Invia a ciascuno', en: 'Send to each', fr: 'Envoyer à chacun' },
  'bulk.ask.of': { it: 'Invia a {count}', en: 'Send to {count}', fr: 'Envoyer à {count}' },
  'bulk.of': { it: 'Doppione del n.…', en: 'Duplicate of no.…', fr: 'Doublon du n°…' },
  'bulk.duplicate': { it: 'Chiudi come doppioni', en: 'Close as duplicates', fr: 'Clôturer comme doublons' },
  'bulk.duplicate.of': {
    it: { one: 'Chiudi {count} come doppione', other: 'Chiudi {count} come doppioni' },
    en: { one: 'Close {count} as a duplicate', other: 'Close {count} as duplicates' },
    fr: { one: 'Clôturer {count} comme doublon', other: 'Clôturer {count} comme doublons' },
  },
  'done.take': {
    it: { one: '{count} intervento ora è tuo', other: '{count} interventi ora sono tuoi' },
    en: { one: '{count} ticket is yours now', other: '{count} tickets are yours now' },
    fr: { one: '{count} dossier SAV est à vous', other: '{count} dossiers SAV sont à vous' },
  },
  'done.assign': {
    it: { one: '{count} intervento assegnato', other: '{count} interventi assegnati' },
    en: { one: '{count} ticket assigned', other: '{count} tickets assigned' },
    fr: { one: '{count} dossier SAV attribué', other: '{count} dossiers SAV attribués' },
  },
  'done.ask': {
    it: { one: '{count} risposta inviata', other: '{count} risposte inviate' },
    en: { one: '{count} answer sent', other: '{count} answers sent' },
    fr: { one: '{count} réponse envoyée', other: '{count} réponses envoyées' },
  },
  'done.duplicate': {
    it: { one: '{count} intervento chiuso come doppione', other: '{count} interventi chiusi come doppioni' },
    en: { one: '{count} ticket closed as a duplicate', other: '{count} tickets closed as duplicates' },
    fr: { one: '{count} dossier SAV clôturé comme doublon', other: '{count} dossiers SAV clôturés comme doublons' },
  },
  'fate.taken': {
    it: { one: '{count} è già di qualcun altro', other: '{count} sono già di qualcun altro' },
    en: { one: '{count} is someone else’s by now', other: '{count} are someone else’s by now' },
    fr: { one: '{count} est déjà à quelqu’un d’autre', other: '{count} sont déjà à quelqu’un d’autre' },
  },
  'fate.left': {
    it: {
      one: '{count} non assegnato: la persona non fa più parte dell’assistenza',
      other: '{count} non assegnati: la persona non fa più parte dell’assistenza',
    },
    en: {
      one: '{count} not assigned: that person is no longer on the staff',
      other: '{count} not assigned: that person is no longer on the staff',
    },
    fr: {
      one: '{count} non attribué\u00a0: la personne ne fait plus partie de l’équipe',
      other: '{count} non attribués\u00a0: la personne ne fait plus partie de l’équipe',
    },
  },
  'fate.closed': {
    it: { one: '{count} nel frattempo è stato chiuso', other: '{count} nel frattempo sono stati chiusi' },
    en: { one: '{count} was closed meanwhile', other: '{count} were closed meanwhile' },
    fr: { one: '{count} a été clôturé entre-temps', other: '{count} ont été clôturés entre-temps' },
  },
  'fate.stuck': {
    it: { one: '{count} non lo permette nel suo stato', other: '{count} non lo permettono nel loro stato' },
    en: { one: '{count} does not allow it at its stage', other: '{count} do not allow it at their stage' },
    fr: { one: '{count} ne le permet pas à son étape', other: '{count} ne le permettent pas à leur étape' },
  },
  'fate.appeal': {
    it: {
      one: '{count} è un ricorso contro una tua decisione',
      other: '{count} sono ricorsi contro tue decisioni',
    },
    en: {
      one: '{count} is an appeal about a decision of yours',
      other: '{count} are appeals about decisions of yours',
    },
    fr: {
      one: '{count} est un recours contre une décision que vous avez prise',
      other: '{count} sont des recours contre des décisions que vous avez prises',
    },
  },
  'fate.itself': {
    it: { one: '{count} è proprio quello indicato', other: '{count} sono proprio quello indicato' },
    en: { one: '{count} is the very one named', other: '{count} are the very one named' },
    fr: { one: '{count} est celui que vous indiquez', other: '{count} sont celui que vous indiquez' },
  },
  'fate.ended': {
    it: {
      one: '{count} lasciato com’era: quello indicato è già chiuso come doppione o ritirato',
      other: '{count} lasciati com’erano: quello indicato è già chiuso come doppione o ritirato',
    },
    en: {
      one: '{count} left as it was: the one named is itself closed as a duplicate or withdrawn',
      other: '{count} left as they were: the one named is itself closed as a duplicate or withdrawn',
    },
    fr: {
      one: '{count} laissé tel quel\u00a0: celui que vous indiquez est déjà clôturé comme doublon ou retiré',
      other: '{count} laissés tels quels\u00a0: celui que vous indiquez est déjà clôturé comme doublon ou retiré',
    },
  },
  'fate.many': {
    it: {
      one: '{count} non inviata: troppi messaggi, riprova più tardi',
      other: '{count} non inviate: troppi messaggi, riprova più tardi',
    },
    en: {
      one: '{count} not sent: too many messages, please try again later',
      other: '{count} not sent: too many messages, please try again later',
    },
    fr: {
      one: '{count} non envoyée\u00a0: trop de messages, réessayez plus tard',
      other: '{count} non envoyées\u00a0: trop de messages, réessayez plus tard',
    },
  },
  'fate.absent': {
    it: { one: '{count} non c’è più', other: '{count} non ci sono più' },
    en: { one: '{count} is no longer there', other: '{count} are no longer there' },
    fr: { one: '{count} n’existe plus', other: '{count} n’existent plus' },
  },
  refused: { it: 'Non è stato fatto nulla', en: 'Nothing was done', fr: 'Rien n’a été fait' },
  'none-chosen': {
    it: 'Scegli prima uno o più interventi nell’elenco.',
    en: 'Please choose one or more tickets in the list first.',
    fr: 'Choisissez d’abord un ou plusieurs dossiers SAV dans la liste.',
  },
  'assignee-missing': {
    it: 'Indica a chi assegnare gli interventi.',
    en: 'Please say to whom the tickets are to be assigned.',
    fr: 'Indiquez à qui attribuer les dossiers SAV.',
  },
  'answer-missing': {
    it: 'Scegli la risposta pronta da inviare.',
    en: 'Please choose the standard answer to send.',
    fr: 'Choisissez la réponse type à envoyer.',
  },
  'duplicate-missing': {
    it: 'Indica il numero dell’intervento di cui sono doppioni.',
    en: 'Please give the number of the ticket that they duplicate.',
    fr: 'Indiquez le numéro du dossier SAV dont ils sont les doublons.',
  },
  'duplicate-absent': {
    it: 'Non c’è nessun intervento con questo numero.',
    en: 'There is no ticket with this number.',
    fr: 'Il n’existe aucun dossier SAV portant ce numéro.',
  },

  'views-most': viewsWords['views-most'],
  'views-known': viewsWords['views-known'],
  'notice.none-next': {
    it: 'Nessun altro intervento da assegnare è in carico a noi',
    en: 'No other unassigned ticket is with us',
    fr: 'Aucun autre dossier SAV à attribuer ne nous attend',
  },
  'notice.save-view': viewsWords['notice.save-view'],
  'notice.delete-view': viewsWords['notice.delete-view'],
  'notice.columns': { it: 'Colonne salvate', en: 'Columns saved', fr: 'Colonnes enregistrées' },

  'keys.rows': {
    it: 'Riga seguente, riga precedente',
    en: 'Next row, previous row',
    fr: 'Ligne suivante, ligne précédente',
  },
  'keys.open': { it: 'Apri la riga', en: 'Open the row', fr: 'Ouvrir la ligne' },
  'keys.choose': {
    it: 'Scegli la riga, o togli la scelta',
    en: 'Choose the row, or undo the choice',
    fr: 'Choisir la ligne, ou annuler le choix',
  },
  'keys.take': {
    it: 'Prendi in carico la riga, o le righe scelte',
    en: 'Take the row, or the chosen rows',
    fr: 'Prendre en charge la ligne, ou les lignes choisies',
  },
  'keys.next': assignWords.next,
  'keys.search': { it: 'Vai alla ricerca', en: 'Go to search', fr: 'Aller à la recherche' },
  'keys.enter': { it: 'Invio', en: 'Enter', fr: 'Entrée' },
} as const satisfies WordTable
