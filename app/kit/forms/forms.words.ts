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
    it: 'Inserisci un indirizzo e-mail valido, ad esempio nome@azienda.it.',
    en: 'Enter a valid email address, such as name@company.com.',
    fr: 'Saisissez une adresse e-mail valide, par exemple nom@societe.fr.',
  },
  'field-day': { it: 'Inserisci una data valida.', en: 'Enter a valid date.', fr: 'Saisissez une date valide.' },
  'field-number': { it: 'Inserisci un numero.', en: 'Enter a number.', fr: 'Saisissez un nombre.' },
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
  'summary-whole': {
    it: 'L’invio non è riuscito',
    en: 'This could not be sent',
    fr: 'L’envoi n’a pas abouti',
  },
  'unsent-line': {
    it: 'Nessuna connessione. Il testo è ancora nel modulo: invialo di nuovo quando torna la rete.',
    en: 'You are offline. Your text is still in the form: send it again once you are back online.',
    fr: 'Pas de connexion. Votre texte est toujours dans le formulaire\u00a0: renvoyez-le une fois la connexion rétablie.',
  },
  'unsent-portal': {
    it: 'Il portale ha avuto un problema. Il testo è ancora nel modulo: invialo di nuovo tra poco.',
    en: 'The portal had a problem. Your text is still in the form: please send it again shortly.',
    fr: 'Le portail a rencontré un problème. Votre texte est toujours dans le formulaire\u00a0: renvoyez-le dans un instant.',
  },
  'waiting-for-files': {
    it: 'Caricamento dei file in corso…',
    en: 'Uploading files…',
    fr: 'Envoi des fichiers en cours…',
  },
  'choose-placeholder': { it: 'Scegli…', en: 'Choose…', fr: 'Choisissez…' },
  'no-options': { it: 'Nessuna opzione.', en: 'No options.', fr: 'Aucune option.' },
  'no-results': {
    it: 'Nessun risultato per «{query}».',
    en: 'No results for "{query}".',
    fr: 'Aucun résultat pour «\u00a0{query}\u00a0».',
  },
  'show-options': { it: 'Mostra l’elenco', en: 'Show the options', fr: 'Afficher la liste' },
  'draft-saving': { it: 'Salvataggio della bozza…', en: 'Saving the draft…', fr: 'Enregistrement du brouillon…' },
  'draft-saved': {
    it: 'Bozza salvata alle {time}',
    en: 'Draft saved at {time}',
    fr: 'Brouillon enregistré à {time}',
  },
  'draft-resumed': {
    it: 'Bozza ripresa ({moment})',
    en: 'Draft resumed ({moment})',
    fr: 'Brouillon repris ({moment})',
  },
  'draft-discard': { it: 'Elimina la bozza', en: 'Delete the draft', fr: 'Supprimer le brouillon' },
  'draft-failed': {
    it: 'Bozza non salvata: nuovo tentativo tra poco. Non chiudere la pagina.',
    en: 'Draft not saved: trying again shortly. Please keep this page open.',
    fr: 'Brouillon non enregistré\u00a0: nouvel essai dans un instant. Gardez cette page ouverte.',
  },
  'draft-over': {
    it: 'Bozza salvata alle {time}. Nel frattempo era stata salvata anche in un’altra scheda o su un altro dispositivo: ora vale questa versione.',
    en: 'Draft saved at {time}. In the meantime it had also been saved in another tab or on another device: this version has replaced it.',
    fr: 'Brouillon enregistré à {time}. Entre-temps, il avait aussi été enregistré dans un autre onglet ou sur un autre appareil\u00a0: cette version le remplace.',
  },
  'draft-ended': {
    it: 'Sessione scaduta: la bozza si salva da sola dopo l’accesso.',
    en: 'Your session has ended: the draft will be saved automatically once you log in.',
    fr: 'Session expirée\u00a0: le brouillon sera enregistré dès la reconnexion.',
  },
  'draft-sign-in': { it: 'Accedi', en: 'Login', fr: 'Se connecter' },
  lost: { it: 'Operazione non eseguita', en: 'This could not be done', fr: 'L’opération n’a pas été effectuée' },
  'lost.written': { it: 'Testo inserito', en: 'Your text', fr: 'Votre texte' },
} as const satisfies WordTable
