import type { WordTable } from '#app/kit/words/words.ts'

export const reminderWords = {
  subject: {
    it: { one: '{count} intervento in scadenza o in ritardo', other: '{count} interventi in scadenza o in ritardo' },
    en: { one: '{count} ticket due or overdue', other: '{count} tickets due or overdue' },
    fr: { one: '{count} dossier SAV à échéance ou en retard', other: '{count} dossiers SAV à échéance ou en retard' },
  },
  hello: { it: 'Buongiorno {name},', en: 'Good morning {name},', fr: 'Bonjour {name},' },
  own: {
    it: { one: 'Tuo: {count}', other: 'Tuoi: {count}' },
    en: { one: 'Yours: {count}', other: 'Yours: {count}' },
    fr: { one: 'À vous\u00a0: {count}', other: 'À vous\u00a0: {count}' },
  },
  free: {
    it: { one: 'Di nessuno, da prendere: {count}', other: 'Di nessuno, da prendere: {count}' },
    en: { one: 'Nobody’s yet, to be taken: {count}', other: 'Nobody’s yet, to be taken: {count}' },
    fr: { one: 'À personne, à prendre\u00a0: {count}', other: 'À personne, à prendre\u00a0: {count}' },
  },
  late: {
    it: { one: 'In ritardo da giorni: {count}', other: 'In ritardo da giorni: {count}' },
    en: { one: 'Overdue for days: {count}', other: 'Overdue for days: {count}' },
    fr: { one: 'En retard depuis des jours\u00a0: {count}', other: 'En retard depuis des jours\u00a0: {count}' },
  },
  'line.soon': { it: 'entro: {moment}', en: 'by {moment}', fr: 'avant\u00a0: {moment}' },
  'line.late': {
    it: 'in ritardo, scadeva: {moment}',
    en: 'overdue since {moment}',
    fr: 'en retard depuis\u00a0: {moment}',
  },
  others: {
    it: { one: 'e {count} altro', other: 'e altri {count}' },
    en: { one: 'and {count} more', other: 'and {count} more' },
    fr: { one: 'et {count} autre', other: 'et {count} autres' },
  },
  open: { it: 'Apri gli interventi', en: 'Open the tickets', fr: 'Ouvrir les dossiers SAV' },
  rests: {
    it: 'Ciò che aspetta il cliente o un pezzo in viaggio non è in questa e-mail: il suo tempo è fermo.',
    en: 'What waits for a customer, or for a part on its way, is not in this email: its clock rests.',
    fr: 'Ce qui attend un client ou une pièce en route n’est pas dans cet e-mail\u00a0: son délai est suspendu.',
  },
} as const satisfies WordTable
