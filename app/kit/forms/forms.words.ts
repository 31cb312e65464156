import type { WordTable } from '#app/kit/words/words.ts'

/** The sentences any form needs; a form's own table may say its own under the same key. */
export const formsWords = {
  'field-required': { it: 'Campo obbligatorio.', en: 'This field is required.', fr: 'Ce champ est obligatoire.' },
  'field-choose': {
    it: 'Scelga una delle voci dell’elenco.',
    en: 'Choose one of the options.',
    fr: 'Choisissez une des options de la liste.',
  },
  'field-email': {
    it: 'Inserisca un indirizzo e-mail valido, ad esempio nome@azienda.it.',
    en: 'Enter a valid email address, such as name@company.com.',
    fr: 'Saisissez une adresse e-mail valide, par exemple nom@societe.fr.',
  },
  'field-day': { it: 'Inserisca una data valida.', en: 'Enter a valid date.', fr: 'Saisissez une date valide.' },
  'field-number': { it: 'Inserisca un numero.', en: 'Enter a number.', fr: 'Saisissez un nombre.' },
  'field-too-short': {
    it: { one: 'Inserisca almeno {count} carattere.', other: 'Inserisca almeno {count} caratteri.' },
    en: { one: 'Enter at least {count} character.', other: 'Enter at least {count} characters.' },
    fr: { one: 'Saisissez au moins {count} caractère.', other: 'Saisissez au moins {count} caractères.' },
  },
  'field-too-long': {
    it: {
      one: 'Testo troppo lungo: al massimo {count} carattere.',
      other: 'Testo troppo lungo: al massimo {count} caratteri.',
    },
    en: { one: 'Too long: {count} character at most.', other: 'Too long: {count} characters at most.' },
    fr: {
      one: 'Texte trop long\u00a0: {count} caractère au maximum.',
      other: 'Texte trop long\u00a0: {count} caractères au maximum.',
    },
  },
  'field-too-few': {
    it: { one: 'Scelga almeno {count} voce.', other: 'Scelga almeno {count} voci.' },
    en: { one: 'Choose at least {count} option.', other: 'Choose at least {count} options.' },
    fr: { one: 'Choisissez au moins {count} option.', other: 'Choisissez au moins {count} options.' },
  },
  'field-too-many': {
    it: { one: 'Scelga al massimo {count} voce.', other: 'Scelga al massimo {count} voci.' },
    en: { one: 'Choose {count} option at most.', other: 'Choose {count} options at most.' },
    fr: { one: 'Choisissez {count} option au maximum.', other: 'Choisissez {count} options au maximum.' },
  },
  'field-too-low': {
    it: 'Il valore minimo è {count}.',
    en: 'The lowest value is {count}.',
    fr: 'La valeur minimale est {count}.',
  },
  'field-too-high': {
    it: 'Il valore massimo è {count}.',
    en: 'The highest value is {count}.',
    fr: 'La valeur maximale est {count}.',
  },
  'field-repeated': {
    it: 'Qui serve un solo valore.',
    en: 'Only one value is expected here.',
    fr: 'Une seule valeur est attendue ici.',
  },
  'name-signs': {
    it: 'Un nome sta su una riga sola e senza caratteri speciali di controllo: li tolga.',
    en: 'A name fits on one line, without line breaks or control characters: please remove them.',
    fr: 'Un nom tient sur une seule ligne, sans retour à la ligne ni caractère de contrôle\u00a0: veuillez les supprimer.',
  },
  'name-address': {
    it: 'Un nome non può contenere l’indirizzo di un sito (www., https://).',
    en: 'A name cannot contain a web address (www., https://).',
    fr: 'Un nom ne peut pas contenir l’adresse d’un site (www., https://).',
  },
  'field-invalid': { it: 'Valore non valido.', en: 'This value is not valid.', fr: 'Cette valeur n’est pas valide.' },
  'summary-fields': { it: 'Controlli questi campi', en: 'Please check these fields', fr: 'Vérifiez ces champs' },
  'summary-whole': {
    it: 'L’invio non è riuscito',
    en: 'This could not be sent',
    fr: 'L’envoi n’a pas abouti',
  },
  'unsent-line': {
    it: 'Non c’è connessione. Ciò che ha scritto è ancora nella pagina: lo invii di nuovo quando la rete torna.',
    en: 'There is no connection. What you typed is still on the page: send it again once you are back online.',
    fr: 'Pas de connexion. Votre saisie est toujours sur la page\u00a0: renvoyez-la une fois la connexion rétablie.',
  },
  'unsent-portal': {
    it: 'Il portale ha avuto un problema. Ciò che ha scritto è ancora nella pagina: lo invii di nuovo tra poco.',
    en: 'The portal had a problem. What you typed is still on the page: please send it again shortly.',
    fr: 'Le portail a rencontré un problème. Votre saisie est toujours sur la page\u00a0: renvoyez-la dans un instant.',
  },
  'waiting-for-files': {
    it: 'Caricamento dei file in corso…',
    en: 'Waiting for the files…',
    fr: 'Envoi des fichiers en cours…',
  },
  'choose-placeholder': { it: 'Scelga…', en: 'Choose…', fr: 'Choisissez…' },
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
    it: 'Bozza non salvata: riproviamo tra poco. Non chiuda la pagina.',
    en: 'Draft not saved: we will try again shortly. Please keep this page open.',
    fr: 'Brouillon non enregistré\u00a0: nouvel essai dans un instant. Gardez cette page ouverte.',
  },
  lost: { it: 'Operazione non eseguita', en: 'This could not be done', fr: 'L’opération n’a pas été effectuée' },
  'lost.written': { it: 'Aveva scritto', en: 'You had written', fr: 'Vous aviez écrit' },
} as const satisfies WordTable
