import type { WordTable } from '#app/kit/words/words.ts'
import { contactFormWords } from '#app/features/people/contact/contact.forms.words.ts'

/** What is wrong in the forms about leads. */
export const formWords = {
  'other-told': {
    it: 'Scrivi in poche parole il motivo.',
    en: 'Give the reason in a few words.',
    fr: 'Indiquez le motif en quelques mots.',
  },
  'lost-why': {
    it: 'Scegli il motivo della perdita.',
    en: 'Choose why the sale was lost.',
    fr: 'Choisissez pourquoi la vente a échoué.',
  },
  reach: {
    it: 'Serve almeno un recapito: e-mail, cellulare o telefono.',
    en: 'Enter at least one way to reach them: email, mobile or phone.',
    fr: 'Indiquez au moins un moyen de contact\u00a0: e-mail, portable ou téléphone.',
  },
  'phone-wrong': contactFormWords['phone-wrong'],
  amount: {
    it: 'Inserisci un importo, ad esempio 4.250,00.',
    en: 'Enter an amount, such as 4,250.00.',
    fr: 'Saisissez un montant, par exemple 4\u00a0250,00.',
  },
  'amount-low': {
    it: 'L’importo non può essere negativo.',
    en: 'The amount cannot be negative.',
    fr: 'Le montant ne peut pas être négatif.',
  },
  'amount-high': {
    it: 'L’importo massimo è 1.000.000.',
    en: 'The maximum is 1,000,000.',
    fr: 'Le montant maximal est de 1\u00a0000\u00a0000.',
  },
  'dealer-gone': {
    it: 'Questo rivenditore non riceve più contatti: scegline un altro.',
    en: 'This dealer no longer takes leads: choose another one.',
    fr: 'Ce revendeur ne reçoit plus de contacts\u00a0: choisissez-en un autre.',
  },
  moved: {
    it: 'Nel frattempo il contatto è cambiato. Controlla lo stato attuale e riprova.',
    en: 'The lead has changed in the meantime. Check where it stands and try again.',
    fr: 'Le contact a changé entre-temps. Vérifiez où il en est et réessayez.',
  },
  'contact-conflict': {
    it: 'Nel frattempo un’altra persona ha modificato questi dati. Sopra ci sono quelli salvati, qui sotto i tuoi: controllali e salva di nuovo.',
    en: 'Someone else has changed these details in the meantime. Above are the saved ones, below are yours: check them and save again.',
    fr: 'Une autre personne a modifié ces coordonnées entre-temps. Ci-dessus celles enregistrées, ci-dessous les vôtres\u00a0: vérifiez-les et enregistrez de nouveau.',
  },
  'offer-conflict': {
    it: 'Nel frattempo un’altra persona ha salvato un’altra offerta. Sopra c’è quella salvata, qui sotto la tua: controllala e salva di nuovo.',
    en: 'Someone else has saved another offer in the meantime. Above is the saved one, below is yours: check it and save again.',
    fr: 'Une autre personne a enregistré une autre offre entre-temps. Ci-dessus celle enregistrée, ci-dessous la vôtre\u00a0: vérifiez-la et enregistrez de nouveau.',
  },
  'note-conflict': {
    it: 'Nel frattempo un’altra persona ha modificato questa nota. Sopra c’è il testo salvato, qui sotto il tuo: controllalo e salva di nuovo.',
    en: 'Someone else has edited this note in the meantime. Above is the saved text, below is yours: check it and save again.',
    fr: 'Une autre personne a modifié cette note entre-temps. Ci-dessus le texte enregistré, ci-dessous le vôtre\u00a0: vérifiez-le et enregistrez de nouveau.',
  },
} as const satisfies WordTable
