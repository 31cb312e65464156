import type { WordTable } from '#app/kit/words/words.ts'

/** What is wrong in the contact form, and in staff's answers to it. */
export const contactFormWords = {
  'kind-missing': {
    it: 'Scelga se accede come rivenditore o come ciclista.',
    en: 'Say whether you are a dealer or a rider.',
    fr: 'Indiquez si vous êtes revendeur ou cycliste.',
  },
  'company-missing': {
    it: 'Inserisca il nome dell’azienda.',
    en: 'Enter the company’s name.',
    fr: 'Saisissez le nom de l’entreprise.',
  },
  'phone-wrong': {
    it: 'Inserisca un numero di telefono in cifre, con il prefisso, ad esempio +39 0434 123456.',
    en: 'Enter a phone number in digits, with the country code, such as +44 20 7946 0123.',
    fr: 'Saisissez un numéro de téléphone en chiffres, avec l’indicatif, par exemple +33 4 99 61 23 45.',
  },
  'vat-missing': {
    it: 'Nell’Unione europea ci serve la partita IVA: la inserisca.',
    en: 'Within the European Union we need the VAT number: please enter it.',
    fr: 'Dans l’Union européenne, le numéro de TVA est nécessaire\u00a0: saisissez-le.',
  },
  'vat-wrong': {
    it: 'La partita IVA non sembra corretta: in questo Paese ha la forma {example}.',
    en: 'The VAT number does not look right: in this country it has the form {example}.',
    fr: 'Le numéro de TVA semble incorrect\u00a0: dans ce pays, il a la forme {example}.',
  },
  'crm-away': {
    it: 'In questo momento non riusciamo a registrare i Suoi dati. Quello che ha scritto è ancora qui: riprovi tra qualche minuto.',
    en: 'We cannot save your details right now. What you typed is still here: please try again in a few minutes.',
    fr: 'Nous ne pouvons pas enregistrer vos données pour le moment. Votre saisie est toujours là\u00a0: réessayez dans quelques minutes.',
  },
  'choose-company': {
    it: 'Scelga l’azienda.',
    en: 'Choose the company.',
    fr: 'Choisissez l’entreprise.',
  },
  'company-gone': {
    it: 'Questa azienda non c’è più. Ne scelga un’altra.',
    en: 'This company no longer exists. Choose another one.',
    fr: 'Cette entreprise n’existe plus. Choisissez-en une autre.',
  },
  'reason-short': {
    it: 'La motivazione arriva a chi ha fatto la richiesta: scriva almeno {count} caratteri.',
    en: 'The person who asked will read the reason: write at least {count} characters.',
    fr: 'La personne qui a fait la demande lira le motif\u00a0: écrivez au moins {count} caractères.',
  },
  'request-missing': {
    it: 'Ricarichi la pagina e riprovi.',
    en: 'Reload the page and try again.',
    fr: 'Rechargez la page et réessayez.',
  },
  'request-answered': {
    it: 'Nel frattempo qualcuno ha già risposto a questa richiesta, o la richiesta è cambiata. Qui sotto trova la situazione attuale.',
    en: 'Somebody has already answered this request, or it has changed in the meantime. Below is how it stands now.',
    fr: 'Entre-temps, quelqu’un a déjà répondu à cette demande, ou elle a changé. Voici où elle en est.',
  },
} as const satisfies WordTable
