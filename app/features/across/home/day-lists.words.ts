import type { WordTable } from '#app/kit/words/words.ts'

export const dayListWords = {
  'appointments.today': { it: 'Appuntamenti di oggi', en: 'Today’s appointments', fr: 'Rendez-vous du jour' },
  'appointments.next': { it: 'I tuoi appuntamenti', en: 'Your appointments', fr: 'Vos rendez-vous' },
  overdue: { it: 'Fatture scadute', en: 'Overdue invoices', fr: 'Factures échues' },
  'overdue.since': { it: 'scadenza {day}', en: 'due on {day}', fr: 'échéance {day}' },
} as const satisfies WordTable
