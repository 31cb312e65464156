import type { WordTable } from '#app/kit/words/words.ts'

/** The invitations that a file of companies would send. */
export const inviteWords = {
  invites: {
    it: {
      one: 'Parte {count} invito per e-mail, valido sette giorni:',
      other: 'Partono {count} inviti per e-mail, validi sette giorni:',
    },
    en: {
      one: '{count} invitation is sent by email, valid for seven days:',
      other: '{count} invitations are sent by email, valid for seven days:',
    },
    fr: {
      one: '{count} invitation part par e-mail, valable sept jours\u00a0:',
      other: '{count} invitations partent par e-mail, valables sept jours\u00a0:',
    },
  },
  'invites.unsent': {
    it: {
      one: '{count} invito resta in attesa finché il portale non invia e-mail:',
      other: '{count} inviti restano in attesa finché il portale non invia e-mail:',
    },
    en: {
      one: '{count} invitation waits as long as the portal sends no email:',
      other: '{count} invitations wait as long as the portal sends no email:',
    },
    fr: {
      one: '{count} invitation reste en attente tant que le portail n’envoie pas d’e-mails\u00a0:',
      other: '{count} invitations restent en attente tant que le portail n’envoie pas d’e-mails\u00a0:',
    },
  },
  'invites.more': {
    it: { one: 'e un altro', other: 'e altri {count}' },
    en: { one: 'and one more', other: 'and {count} more' },
    fr: { one: 'et une autre', other: 'et {count} autres' },
  },
} as const satisfies WordTable
