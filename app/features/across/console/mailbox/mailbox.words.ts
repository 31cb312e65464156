import type { WordTable } from '#app/kit/words/words.ts'
import { terms } from '#app/terms.words.ts'

export const mailboxWords = {
  eyebrow: { it: 'Dimostrazione', en: 'Demonstration', fr: 'Démonstration' },
  title: { it: 'Posta inviata', en: 'Sent emails', fr: 'E-mails envoyés' },
  intro: {
    it: 'I messaggi che il portale avrebbe inviato: in questa dimostrazione non parte nulla.',
    en: 'The messages the portal would have sent: in this demonstration nothing is really sent.',
    fr: 'Les messages que le portail aurait envoyés\u00a0: dans cette démonstration, rien n’est réellement expédié.',
  },
  subject: terms.subject,
  to: { it: 'Destinatario', en: 'Recipient', fr: 'Destinataire' },
  sent: { it: 'Data e ora', en: 'Date and time', fr: 'Date et heure' },
  headers: { it: 'Intestazioni', en: 'Headers', fr: 'En-têtes' },
  attachments: terms.attachments,
  calendar: { it: 'Evento del calendario', en: 'Calendar event', fr: 'Événement du calendrier' },
  none: { it: 'Ancora nessun messaggio', en: 'No messages yet', fr: 'Aucun message pour l’instant' },
  'none.words': {
    it: 'Appena qualcuno apre un intervento, risponde o decide, il messaggio compare qui.',
    en: 'As soon as someone opens a ticket, replies or decides, the message appears here.',
    fr: 'Dès que quelqu’un ouvre un dossier SAV, répond ou décide, le message apparaît ici.',
  },
  'none-found': {
    it: 'Nessun messaggio per questo destinatario',
    en: 'No messages for this recipient',
    fr: 'Aucun message pour ce destinataire',
  },
} as const satisfies WordTable
