import type { WordTable } from '#app/kit/words/words.ts'
import { mailTerms } from '#app/kit/mail.words.ts'

/** What the mails about a quote say, beside the words of the quote itself. */
export const mailWords = {
  hello: mailTerms.hello,
  'hello.nameless': mailTerms.helloNameless,

  'shown.subject': {
    it: 'Nuovo preventivo {number}',
    en: 'New quote {number}',
    fr: 'Nouveau devis {number}',
  },
  'shown.text': {
    it: 'c’è un nuovo preventivo. Nel portale puoi leggerlo, scriverci e rispondere.',
    en: 'We have prepared a quote for you. In the portal you can read it, write to us and answer it.',
    fr: 'Nous avons préparé un devis pour vous. Sur le portail, vous pouvez le consulter, nous écrire et y répondre.',
  },
  'expiring.subject': {
    it: 'Preventivo {number}: sta per scadere',
    en: 'Quote {number}: expiring soon',
    fr: 'Devis {number}\u00a0: bientôt expiré',
  },
  'expiring.text': {
    it: 'il preventivo è ancora senza risposta e sta per scadere.',
    en: 'The quote is still awaiting your answer and expires soon.',
    fr: 'Le devis attend toujours votre réponse et expire bientôt.',
  },
  until: {
    it: 'Ultimo giorno per accettarlo: {day}',
    en: 'Last day to accept it: {day}',
    fr: 'Dernier jour pour l’accepter\u00a0: {day}',
  },
  'accepted.subject': {
    it: 'Preventivo {number}: accettato da {company}',
    en: 'Quote {number}: accepted by {company}',
    fr: 'Devis {number}\u00a0: accepté par {company}',
  },
  'accepted.text': {
    it: '{name} ({company}) ha accettato il preventivo.',
    en: '{name} ({company}) has accepted the quote.',
    fr: '{name} ({company}) a accepté le devis.',
  },
  'rejected.subject': {
    it: 'Preventivo {number}: rifiutato da {company}',
    en: 'Quote {number}: declined by {company}',
    fr: 'Devis {number}\u00a0: refusé par {company}',
  },
  'rejected.text': {
    it: '{name} ({company}) ha rifiutato il preventivo.',
    en: '{name} ({company}) has declined the quote.',
    fr: '{name} ({company}) a refusé le devis.',
  },
  'message.subject': {
    it: 'Preventivo {number}: nuovo messaggio',
    en: 'Quote {number}: new message',
    fr: 'Devis {number}\u00a0: nouveau message',
  },
  'message.text': {
    it: '{author} ha scritto:',
    en: '{author} wrote:',
    fr: '{author} a écrit\u00a0:',
  },
  'author.staff': mailTerms.ofMaker,
  'author.company': mailTerms.ofCompany,

  about: { it: '{number} · {title}', en: '{number} · {title}', fr: '{number} · {title}' },
  amount: {
    it: 'Importo, IVA esclusa: {amount}',
    en: 'Amount without VAT: {amount}',
    fr: 'Montant HT\u00a0: {amount}',
  },
  open: { it: 'Apri il preventivo', en: 'Open the quote', fr: 'Ouvrir le devis' },
  end: mailTerms.noReplies,
} as const satisfies WordTable
