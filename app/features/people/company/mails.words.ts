import type { WordTable } from '#app/kit/words/words.ts'
import { mailTerms } from '#app/kit/mail.words.ts'

export const mailWords = {
  subject: {
    it: 'Invito al portale {brand}: {company}',
    en: 'Invitation to the {brand} portal: {company}',
    fr: 'Invitation au portail {brand}\u00a0: {company}',
  },
  'subject.staff': {
    it: 'Invito al portale {brand}',
    en: 'Invitation to the {brand} portal',
    fr: 'Invitation au portail {brand}',
  },
  'text.staff.by': {
    it: '{inviter} ti invita a lavorare nel portale di assistenza {brand}. Ruolo: {role}.',
    en: '{inviter} invites you to work on the {brand} after-sales portal. Role: {role}.',
    fr: '{inviter} vous invite à travailler sur le portail après-vente {brand}. Rôle\u00a0: {role}.',
  },
  'text.staff': {
    it: 'è arrivato un invito a lavorare nel portale di assistenza {brand}. Ruolo: {role}.',
    en: 'You are invited to work on the {brand} after-sales portal. Role: {role}.',
    fr: 'Nous vous invitons à travailler sur le portail après-vente {brand}. Rôle\u00a0: {role}.',
  },
  hello: mailTerms.helloNameless,
  'hello.name': mailTerms.hello,
  'text.rider.by': {
    it: '{inviter} ti invita nel portale di assistenza {brand}: ci trovi le bici registrate a tuo nome.',
    en: '{inviter} invites you to the {brand} after-sales portal, where you find the bikes registered for you.',
    fr: '{inviter} vous invite sur le portail après-vente {brand}\u00a0: vous y trouverez les vélos enregistrés à votre nom.',
  },
  'text.rider': {
    it: 'è arrivato un invito al portale di assistenza {brand}: ci trovi le bici registrate a tuo nome.',
    en: 'You are invited to the {brand} after-sales portal, where you find the bikes registered for you.',
    fr: 'Nous vous invitons sur le portail après-vente {brand}\u00a0: vous y trouverez les vélos enregistrés à votre nom.',
  },
  'text.by': {
    it: '{inviter} ti invita a far parte di {company} nel portale di assistenza {brand}. Ruolo: {role}.',
    en: '{inviter} invites you to join {company} on the {brand} after-sales portal. Role: {role}.',
    fr: '{inviter} vous invite à rejoindre {company} sur le portail après-vente {brand}. Rôle\u00a0: {role}.',
  },
  text: {
    it: 'è arrivato un invito a far parte di {company} nel portale di assistenza {brand}. Ruolo: {role}.',
    en: 'You are invited to join {company} on the {brand} after-sales portal. Role: {role}.',
    fr: 'Nous vous invitons à rejoindre {company} sur le portail après-vente {brand}. Rôle\u00a0: {role}.',
  },
  open: { it: 'Apri l’invito', en: 'Open the invitation', fr: 'Ouvrir l’invitation' },
  until: {
    it: 'Il link è personale e si usa una volta sola. Scadenza: {moment}.',
    en: 'The link is personal, works once and expires on {moment}.',
    fr: 'Le lien est personnel et ne sert qu’une fois. Date limite\u00a0: {moment}.',
  },
  unexpected: {
    it: 'Se non ti aspettavi questo invito, ignora l’e-mail: senza il link non succede nulla.',
    en: 'If you did not expect this invitation, ignore this email: nothing happens unless the link is opened.',
    fr: 'Si vous n’attendiez pas cette invitation, ignorez cet e-mail\u00a0: rien ne se passe sans le lien.',
  },
} as const satisfies WordTable
