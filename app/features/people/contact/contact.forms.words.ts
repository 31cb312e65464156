import type { WordTable } from '#app/kit/words/words.ts'

/** What is wrong in the contact form, and in staff's answers to it. */
export const contactFormWords = {
  'kind-missing': {
    it: 'Scegli il tipo di account: rivenditore o ciclista.',
    en: 'Choose whether you are a dealer or a rider.',
    fr: 'Choisissez le type de compte\u00a0: revendeur ou cycliste.',
  },
  'company-missing': {
    it: 'Inserisci il nome dell’azienda.',
    en: 'Enter the company’s name.',
    fr: 'Saisissez le nom de l’entreprise.',
  },
  'phone-wrong': {
    it: 'Inserisci un numero di telefono in cifre, con il prefisso, ad esempio +39 0434 123456.',
    en: 'Enter a phone number in digits, with the country code, such as +44 20 7946 0123.',
    fr: 'Saisissez un numéro de téléphone en chiffres, avec l’indicatif, par exemple +33 4 99 61 23 45.',
  },
  'vat-missing': {
    it: 'Nell’Unione europea serve la partita IVA: inseriscila.',
    en: 'Within the European Union the VAT number is required: please enter it.',
    fr: 'Dans l’Union européenne, le numéro de TVA est obligatoire\u00a0: saisissez-le.',
  },
  'vat-wrong': {
    it: 'La partita IVA non sembra corretta: in questo paese ha la forma {example}.',
    en: 'The VAT number does not look right: in this country it has the form {example}.',
    fr: 'Le numéro de TVA semble incorrect\u00a0: dans ce pays, il a la forme {example}.',
  },
  'crm-away': {
    it: 'I dati non sono stati registrati. Il testo è ancora nel modulo: riprova tra qualche minuto.',
    en: 'Your details could not be saved. Your text is still in the form: please try again in a few minutes.',
    fr: 'Vos données n’ont pas pu être enregistrées. Votre texte est toujours dans le formulaire\u00a0: réessayez dans quelques minutes.',
  },
  'choose-company': {
    it: 'Scegli l’azienda.',
    en: 'Choose the company.',
    fr: 'Choisissez l’entreprise.',
  },
  'company-gone': {
    it: 'Questa azienda non c’è più. Scegline un’altra.',
    en: 'This company no longer exists. Choose another one.',
    fr: 'Cette entreprise n’existe plus. Choisissez-en une autre.',
  },
  'reason-short': {
    it: 'Il richiedente legge la motivazione: scrivi almeno {count} caratteri.',
    en: 'The person who asked will read the reason: write at least {count} characters.',
    fr: 'La personne qui a fait la demande lira le motif\u00a0: écrivez au moins {count} caractères.',
  },
  'request-missing': {
    it: 'Ricarica la pagina e riprova.',
    en: 'Reload the page and try again.',
    fr: 'Rechargez la page et réessayez.',
  },
  'request-answered': {
    it: 'Nel frattempo la richiesta ha avuto risposta o è cambiata. Qui sotto la situazione attuale.',
    en: 'Someone has already answered this request, or it has changed in the meantime. Below is how it stands now.',
    fr: 'Entre-temps, quelqu’un a déjà répondu à cette demande, ou elle a changé. Voici où elle en est.',
  },
} as const satisfies WordTable
