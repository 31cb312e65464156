import type { WordTable } from '#app/kit/words/words.ts'

export const mailboxWords = {
  eyebrow: { it: 'Demo', en: 'Demo', fr: 'Démo' },
  title: { it: 'Posta inviata', en: 'Mailbox', fr: 'Messagerie' },
  intro: {
    it: 'I messaggi che il portale avrebbe inviato: in questa demo non parte nulla.',
    en: 'The messages the portal would have sent: in this demo nothing leaves the house.',
    fr: 'Les messages que le portail aurait envoyés\u00a0: dans cette démo, rien n’est expédié.',
  },
  filter: { it: 'Destinatario', en: 'Recipient', fr: 'Destinataire' },
  subject: { it: 'Oggetto', en: 'Subject', fr: 'Objet' },
  to: { it: 'A', en: 'To', fr: 'À' },
  sent: { it: 'Ora', en: 'Time', fr: 'Heure' },
  none: { it: 'Ancora nessun messaggio', en: 'No messages yet', fr: 'Aucun message pour l’instant' },
  'none.words': {
    it: 'Appena qualcuno apre un intervento, risponde o decide, il messaggio compare qui.',
    en: 'As soon as somebody opens a ticket, replies or decides, the message appears here.',
    fr: 'Dès que quelqu’un ouvre un ticket, répond ou décide, le message apparaît ici.',
  },
  'none-found': {
    it: 'Nessun messaggio per questo destinatario',
    en: 'No messages for this recipient',
    fr: 'Aucun message pour ce destinataire',
  },
} as const satisfies WordTable
