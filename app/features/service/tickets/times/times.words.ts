import { answerTerms } from '../tickets.answers.words.ts'
import { terms } from '#app/terms.words.ts'
import type { WordTable } from '#app/kit/words/words.ts'

export const timesWords = {
  title: terms.answerTimes,
  intro: {
    it: 'In quanto tempo lavorativo si risponde e si decide. Il tempo è fermo fuori orario, e mentre la prossima mossa è del cliente o del corriere.',
    en: 'In how much working time claims are answered and decided. The clock rests outside your hours, and while the next move is the customer’s or the courier’s.',
    fr: 'En combien de temps ouvré les demandes reçoivent une réponse et une décision. Le délai est suspendu hors horaires, et tant que la suite dépend du client ou du transporteur.',
  },
  'not.counted': {
    it: 'Non si conta ciò che si scrive: né tasti, né lunghezza, né numero dei messaggi. Contano solo la prima risposta e la prima decisione di ogni intervento.',
    en: 'Nothing counts what people type: no keys, no lengths, no numbers of messages. Only the first answer and the first decision of each ticket count.',
    fr: 'Rien ne compte ce qui est saisi\u00a0: ni touches, ni longueur, ni nombre de messages. Seules comptent la première réponse et la première décision de chaque dossier SAV.',
  },
  'seen.admin': {
    it: 'I tempi di ogni persona li vedono gli amministratori; ognuno vede i propri.',
    en: 'Each person’s times are seen by administrators; everyone sees their own.',
    fr: 'Les délais de chaque personne sont visibles des administrateurs\u00a0; chacun voit les siens.',
  },
  period: terms.period,
  'period.days': {
    it: { one: 'Ultimo giorno', other: 'Ultimi {count} giorni' },
    en: { one: 'Last day', other: 'Last {count} days' },
    fr: { one: 'Dernier jour', other: '{count} derniers jours' },
  },
  group: { it: 'Gruppo', en: 'Group', fr: 'Groupe' },
  'group.all': { it: 'In tutto', en: 'Overall', fr: 'Ensemble' },
  'group.kind': terms.kindOfDamage,
  'group.agent': answerTerms.whoAnswered,
  of: { it: 'Di', en: 'Of', fr: 'De' },
  'answer.count': { it: 'Prime risposte', en: 'First answers', fr: 'Premières réponses' },
  'answer.hours': { it: 'Ore alla risposta', en: 'Hours to answer', fr: 'Heures, réponse' },
  'answer.kept': { it: 'Risposte in tempo', en: 'Answered on time', fr: 'Réponses à temps' },
  'decision.count': { it: 'Decisioni', en: 'Decisions', fr: 'Décisions' },
  'decision.hours': { it: 'Ore alla decisione', en: 'Hours to decide', fr: 'Heures, décision' },
  'decision.kept': { it: 'Decise in tempo', en: 'Decided on time', fr: 'Décidées à temps' },
  hours: { it: '{hours} h', en: '{hours} h', fr: '{hours}\u00a0h' },
  few: {
    it: '–: meno di {count} casi, troppo pochi per un dato attendibile.',
    en: '–: fewer than {count} cases, too few to tell anything.',
    fr: '–\u00a0: moins de {count} cas, trop peu pour en dire quelque chose.',
  },
  'hours.note': {
    it: 'Le ore sono lavorative e il valore è la mediana: in metà dei casi è bastato quel tempo o meno. In tempo: entro la data prevista.',
    en: 'Hours are working hours, and medians: half of the cases took that long or less. On time: by the promised date.',
    fr: 'Les heures sont ouvrées et la valeur est la médiane\u00a0: la moitié des cas a demandé ce temps ou moins. À temps\u00a0: au plus tard à la date prévue.',
  },
  resting: { it: 'Tempo fermo adesso', en: 'Clock resting now', fr: 'Délai suspendu en ce moment' },
  'resting.dealer': { it: 'Aspettano il cliente', en: 'Waiting for the customer', fr: 'En attente du client' },
  'resting.courier': { it: 'Pezzo in viaggio', en: 'Part on its way', fr: 'Pièce en route' },
  'resting.nobody': { it: 'Nessuno deve fare nulla', en: 'Nobody has to act', fr: 'Personne ne doit agir' },
  empty: {
    it: 'Ancora nessuna risposta in questo periodo',
    en: 'No answers in this period yet',
    fr: 'Aucune réponse sur cette période',
  },
  'empty.words': {
    it: 'I tempi compaiono con la prima risposta o decisione.',
    en: 'Times appear with the first answer or decision.',
    fr: 'Les délais apparaissent avec la première réponse ou décision.',
  },
} as const satisfies WordTable
