import type { WordTable } from '#app/kit/words/words.ts'

/** The sentences any form needs; a form's own table may say its own under the same key. */
export const formsWords = {
  'field-required': { it: 'Campo obbligatorio.', en: 'This field is required.', fr: 'Ce champ est obligatoire.' },
  'field-choose': {
    it: 'Scegli una voce dell’elenco.',
    en: 'Choose one of the options.',
    fr: 'Choisissez une des options de la liste.',
  },
  'field-email': {
    it: 'Inserisci un indirizzo e-mail valido, ad esempio nome@esempio.it.',
    en: 'Enter a valid email address, such as name@example.com.',
    fr: 'Saisissez une adresse e-mail valide, par exemple nom@exemple.fr.',
  },
  'field-day': { it: 'Inserisci una data valida.', en: 'Enter a valid date.', fr: 'Saisissez une date valide.' },
  'field-number': { it: 'Inserisci un numero.', en: 'Enter a number.', fr: 'Saisissez un nombre.' },
  'field-whole': {
    it: 'Inserisci un numero intero in sole cifre, senza punti, virgole o spazi.',
    en: 'Enter a whole number in digits only, without points, commas or spaces.',
    fr: 'Saisissez un nombre entier en chiffres uniquement, sans point, virgule ni espace.',
  },
  'field-too-short': {
    it: { one: 'Inserisci almeno {count} carattere.', other: 'Inserisci almeno {count} caratteri.' },
    en: { one: 'Enter at least {count} character.', other: 'Enter at least {count} characters.' },
    fr: { one: 'Saisissez au moins {count} caractère.', other: 'Saisissez au moins {count} caractères.' },
  },
  'field-too-long': {
    it: {
      one: 'Testo troppo lungo: al massimo {count} carattere.',
      other: 'Testo troppo lungo: al massimo {count} caratteri.',
    },
    en: { one: 'Too long: the limit is {count} character.', other: 'Too long: the limit is {count} characters.' },
    fr: {
      one: 'Texte trop long\u00a0: {count} caractère au maximum.',
      other: 'Texte trop long\u00a0: {count} caractères au maximum.',
    },
  },
  'field-too-few': {
    it: { one: 'Scegli almeno {count} voce.', other: 'Scegli almeno {count} voci.' },
    en: { one: 'Choose at least {count} option.', other: 'Choose at least {count} options.' },
    fr: { one: 'Choisissez au moins {count} option.', other: 'Choisissez au moins {count} options.' },
  },
  'field-too-many': {
    it: { one: 'Scegli al massimo {count} voce.', other: 'Scegli al massimo {count} voci.' },
    en: { one: 'Choose no more than {count} option.', other: 'Choose no more than {count} options.' },
    fr: { one: 'Choisissez {count} option au maximum.', other: 'Choisissez {count} options au maximum.' },
  },
  'field-too-low': {
    it: 'Il valore minimo è {count}.',
    en: 'The minimum is {count}.',
    fr: 'La valeur minimale est {count}.',
  },
  'field-too-high': {
    it: 'Il valore massimo è {count}.',
    en: 'The maximum is {count}.',
    fr: 'La valeur maximale est {count}.',
  },
  'field-repeated': {
    it: 'Qui serve un solo valore.',
    en: 'Only one value is expected here.',
    fr: 'Une seule valeur est attendue ici.',
  },
  'name-signs': {
    it: 'Il nome deve stare su una riga, senza caratteri speciali.',
    en: 'The name must fit on one line, without special characters.',
    fr: 'Le nom doit tenir sur une ligne, sans caractères spéciaux.',
  },
  'name-address': {
    it: 'Un nome non può contenere l’indirizzo di un sito (www., https://).',
    en: 'A name cannot contain a web address (www., https://).',
    fr: 'Un nom ne peut pas contenir l’adresse d’un site (www., https://).',
  },
  'field-invalid': {
    it: 'Valore non valido: controllalo.',
    en: 'This value is not valid: please check it.',
    fr: 'Cette valeur n’est pas valide\u00a0: vérifiez-la.',
  },
  'summary-fields': { it: 'Controlla questi campi', en: 'Please check these fields', fr: 'Vérifiez ces champs' },
  'waiting-for-files': {
    it: 'Caricamento dei file in corso…',
    en: 'Uploading files…',
    fr: 'Envoi des fichiers en cours…',
  },
  'waiting-for-line': {
    it: 'In attesa della connessione…',
    en: 'Waiting for the connection…',
    fr: 'En attente de la connexion…',
  },
  'choose-placeholder': { it: 'Scegli…', en: 'Choose…', fr: 'Choisissez…' },
  lost: { it: 'Operazione non eseguita', en: 'This could not be done', fr: 'L’opération n’a pas été effectuée' },
  'saved-already': {
    it: 'Il modulo era già stato inviato ed è stato salvato com’era allora, senza le ultime modifiche. Apri ciò che è salvato e correggilo lì; per crearne un altro, apri di nuovo il modulo.',
    en: 'This form had already been sent and was saved as it was then, without your latest changes. Open what is saved and correct it there; to create another one, open the form again.',
    fr: 'Ce formulaire avait déjà été envoyé et a été enregistré tel quel, sans vos dernières modifications. Ouvrez ce qui est enregistré et corrigez-le\u00a0; pour en créer un autre, ouvrez de nouveau le formulaire.',
  },
  'sent-already': {
    it: 'La richiesta era già stata inviata com’era prima, senza le ultime modifiche, e resta valida. Per inviarne un’altra così com’è ora, premi di nuovo il pulsante.',
    en: 'The request had already been sent as it was before, without your latest changes, and it stands. To send another one as it is now, press the button again.',
    fr: 'La demande avait déjà été envoyée telle qu’elle était, sans vos dernières modifications, et elle reste valable. Pour en envoyer une autre telle qu’elle est maintenant, appuyez de nouveau sur le bouton.',
  },
  'saved-meanwhile': {
    it: 'Vedi ciò che è salvato ora, in un’altra scheda',
    en: 'See what is saved now, in another tab',
    fr: 'Voir ce qui est enregistré maintenant, dans un autre onglet',
  },
  'saved-now': {
    it: 'Ora è salvato: {value}',
    en: 'Saved now: {value}',
    fr: 'Enregistré actuellement\u00a0: {value}',
  },
  'saved-now.none': {
    it: 'Ora è salvato vuoto',
    en: 'Saved now: nothing',
    fr: 'Enregistré actuellement\u00a0: rien',
  },
  'saved-now.yes': { it: 'sì', en: 'yes', fr: 'oui' },
  'saved-now.no': { it: 'no', en: 'no', fr: 'non' },
  'lost.written': { it: 'Testo inserito', en: 'Your text', fr: 'Votre texte' },
} as const satisfies WordTable
