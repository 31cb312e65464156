import type { WordTable } from '#app/kit/words/words.ts'
import { terms } from '#app/terms.words.ts'
import { editingWords } from '../editing/editing.words.ts'

export const promisesWords = {
  ...editingWords,
  intro: {
    it: 'Entro quanti giorni lavorativi si risponde a una nuova richiesta: la data prevista si imposta da sola. Vale la riga più precisa; il tipo di danno conta più del paese.',
    en: 'In how many working days a new claim is answered: its promised date is set by itself. The row that says most holds; the kind of damage counts for more than the country.',
    fr: 'En combien de jours ouvrés une nouvelle demande reçoit une réponse\u00a0: la date prévue est fixée d’elle-même. La ligne la plus précise s’applique\u00a0; le type de défaut compte plus que le pays.',
  },
  'promises.none': {
    it: 'Ancora nessun tempo promesso: le nuove richieste non hanno una data prevista.',
    en: 'Nothing is promised yet: new claims have no promised date.',
    fr: 'Aucun délai promis pour l’instant\u00a0: les nouvelles demandes n’ont pas de date prévue.',
  },
  'promise.set': { it: 'Tempo promesso', en: 'A promise', fr: 'Un délai promis' },
  'promise.hint': {
    it: 'Una riga che c’è già per gli stessi casi viene sostituita.',
    en: 'A row that is there for the same cases is replaced.',
    fr: 'Une ligne existante pour les mêmes cas est remplacée.',
  },
  kind: terms.kindOfDamage,
  'kind.any': { it: 'Qualsiasi tipo', en: 'Any kind', fr: 'Tout type' },
  country: terms.country,
  'country.any': { it: 'Qualsiasi paese', en: 'Any country', fr: 'Tout pays' },
  days: { it: 'Giorni lavorativi', en: 'Working days', fr: 'Jours ouvrés' },
  'days.count': {
    it: { one: '{count} giorno lavorativo', other: '{count} giorni lavorativi' },
    en: { one: '{count} working day', other: '{count} working days' },
    fr: { one: '{count} jour ouvré', other: '{count} jours ouvrés' },
  },
  'if.now': { it: 'Se arrivasse ora', en: 'If it came in now', fr: 'Si elle arrivait maintenant' },
  appeals: { it: 'Ricorso contro un rifiuto', en: 'Appeal against a refusal', fr: 'Recours contre un refus' },
  'appeals.days': { it: 'Giorni dopo il rifiuto', en: 'Days after the refusal', fr: 'Jours après le refus' },
  'appeals.hint': {
    it: 'Fino ad allora si può fare ricorso, una volta sola; lo esamina un’altra persona. 0: nessun ricorso.',
    en: 'Until then a refusal can be appealed against, once; someone else reviews it. 0: no appeals.',
    fr: 'Jusque-là, un recours est possible, une seule fois\u00a0; une autre personne l’examine. 0\u00a0: aucun recours.',
  },
  satisfaction: { it: 'Domanda dopo la chiusura', en: 'Question after closing', fr: 'Question après la clôture' },
  'satisfaction.words': {
    it: 'Chi ha aperto l’intervento risponde con un voto da 1 a 5, sulla sua pagina o da un’e-mail. Un voto di 1 o 2 mette il cliente tra quelli da richiamare. Senza una domanda tua si chiede: «Come è andata con questo intervento?»',
    en: 'The person who opened the ticket answers with a rating from 1 to 5, on its page or from an email. After a 1 or 2 the customer is to be called back. Without a question of yours it is: “How did we do on this ticket?”',
    fr: 'La personne qui a ouvert le dossier SAV répond par une note de 1 à 5, sur sa page ou depuis un e-mail. Après un 1 ou un 2, le client est à rappeler. Sans question de votre part, c’est\u00a0: «\u00a0Comment s’est passé ce dossier SAV\u00a0?\u00a0»',
  },
  'satisfaction.asked': {
    it: 'Chiedi com’è andata quando un intervento è risolto e chiuso',
    en: 'Ask how it went once a ticket is resolved and closed',
    fr: 'Demander comment cela s’est passé une fois le dossier SAV résolu et clôturé',
  },
  'satisfaction.it': { it: 'Domanda in italiano', en: 'Question in Italian', fr: 'Question en italien' },
  'satisfaction.en': { it: 'Domanda in inglese', en: 'Question in English', fr: 'Question en anglais' },
  'satisfaction.fr': { it: 'Domanda in francese', en: 'Question in French', fr: 'Question en français' },
  'satisfaction.after': {
    it: 'E-mail, giorni dopo la chiusura',
    en: 'Email, days after closing',
    fr: 'E-mail, jours après la clôture',
  },
  'satisfaction.every': {
    it: 'Al massimo un’e-mail a persona ogni (giorni)',
    en: 'At most one email a person every (days)',
    fr: 'Au plus un e-mail par personne tous les (jours)',
  },
  'satisfaction.every.hint': {
    it: 'La riceve solo chi è iscritto all’argomento «Domande dopo un intervento».',
    en: 'Only people subscribed to the topic “Questions after a ticket” get one.',
    fr: 'Seules les personnes abonnées au sujet «\u00a0Questions après un dossier SAV\u00a0» le reçoivent.',
  },
  'satisfaction.call': {
    it: 'Da richiamare entro (giorni lavorativi)',
    en: 'To be called back within (working days)',
    fr: 'À rappeler sous (jours ouvrés)',
  },
  reminders: {
    it: 'Promemoria a chi risponde',
    en: 'Reminders to your team',
    fr: 'Rappels à votre équipe',
  },
  'reminders.text': {
    it: 'Una sola e-mail per persona e giorno lavorativo, con tutto quello che scade o è in ritardo. Mentre il tempo è fermo non se ne parla.',
    en: 'One email per person and working day at most, with all that is due or overdue. What is waiting for others is left out.',
    fr: 'Un seul e-mail par personne et jour ouvré, avec tout ce qui arrive à échéance ou est en retard. Ce qui attend quelqu’un d’autre n’y figure pas.',
  },
  'reminders.hours': {
    it: 'Ore lavorative prima della scadenza',
    en: 'Working hours before the deadline',
    fr: 'Heures ouvrées avant l’échéance',
  },
  'reminders.hours.hint': {
    it: '0: solo quando è in ritardo.',
    en: '0: only once it is overdue.',
    fr: '0\u00a0: seulement en cas de retard.',
  },
  'reminders.days': {
    it: 'Giorni lavorativi di ritardo prima di avvisare gli amministratori',
    en: 'Working days overdue before administrators are told',
    fr: 'Jours ouvrés de retard avant d’avertir les administrateurs',
  },
  'reminders.days.hint': { it: '0: mai.', en: '0: never.', fr: '0\u00a0: jamais.' },
  working: { it: 'Quando si lavora', en: 'When you work', fr: 'Quand vous travaillez' },
  'working.days': { it: 'Giorni della settimana', en: 'Days of the week', fr: 'Jours de la semaine' },
  from: { it: 'Dalle', en: 'From', fr: 'De' },
  to: { it: 'Alle', en: 'To', fr: 'À' },
  'to.hint': {
    it: 'Nel fuso orario del portale, {zone}. Quello che arriva dopo conta dal giorno lavorativo seguente.',
    en: 'In the portal’s time zone, {zone}. What comes in later counts from the next working day.',
    fr: 'Dans le fuseau horaire du portail, {zone}. Ce qui arrive ensuite compte à partir du jour ouvré suivant.',
  },
  'hours-order': {
    it: 'L’ora di fine deve essere dopo quella di inizio.',
    en: 'The hours must end after they begin.',
    fr: 'L’heure de fin doit être après l’heure de début.',
  },
  'time-wrong': {
    it: 'Scrivi l’ora come 09:00.',
    en: 'Write the time like 09:00.',
    fr: 'Écrivez l’heure comme 09:00.',
  },
  'working-days': {
    it: 'Scegli almeno un giorno.',
    en: 'Choose one day at least.',
    fr: 'Choisissez au moins un jour.',
  },
  holidays: { it: 'Festività e chiusure', en: 'Holidays', fr: 'Jours fériés et fermetures' },
  'holidays.hint': {
    it: 'Una per riga: 25/12 per ogni anno, 24/12/2026 per un solo anno.',
    en: 'One a line: 25/12 for every year, 24/12/2026 for one year alone.',
    fr: 'Un par ligne\u00a0: 25/12 pour chaque année, 24/12/2026 pour une seule année.',
  },
  'holiday-wrong': {
    it: '«{line}» non è un giorno: scrivi 25/12 o 24/12/2026.',
    en: '“{line}” is no day: write 25/12 or 24/12/2026.',
    fr: '«\u00a0{line}\u00a0» n’est pas une date\u00a0: écrivez 25/12 ou 24/12/2026.',
  },
} as const satisfies WordTable
