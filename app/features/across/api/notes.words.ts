import type { WordTable } from '#app/kit/words/words.ts'

/** What is to be known of a field, where its name does not say it. A name of the API stands between grave accents. */
export const noteWords = {
  submission: {
    it: 'UUID scelto da chi chiama: lega i file a ciò che li porta con sé, e la stessa cosa con lo stesso UUID avviene una volta sola',
    en: 'A UUID of the caller’s choice: it ties files to what takes them along, and the same thing with the same one happens once',
    fr: 'UUID choisi par l’appelant\u00a0: il lie les fichiers à ce qui les emporte, et la même chose avec le même n’a lieu qu’une fois',
  },
  fileName: {
    it: 'Il nome con cui lo vedono le persone',
    en: 'What people see it called',
    fr: 'Le nom que voient les personnes',
  },
  fileField: {
    it: '`receipt` è la prova d’acquisto',
    en: '`receipt` is the proof of purchase',
    fr: '`receipt` est la preuve d’achat',
  },
  slot: {
    it: 'L’inquadratura di una foto richiesta: un codice di `slots` in GET /catalogue',
    en: 'The shot, of a photo that is asked for: a code of `slots` in GET /catalogue',
    fr: 'La prise de vue d’une photo demandée\u00a0: un code de `slots` dans GET /catalogue',
  },
  photos: {
    it: 'Quante foto servono almeno',
    en: 'How many photos are needed at least',
    fr: 'Combien de photos il faut au minimum',
  },
  shots: {
    it: 'null: qualunque',
    en: 'null: whichever',
    fr: 'null\u00a0: n’importe lequel',
  },
  partInvolved: {
    it: 'Codici di `parts` in GET /catalogue',
    en: 'Codes of `parts` in GET /catalogue',
    fr: 'Codes de `parts` dans GET /catalogue',
  },
  kindOfDamage: {
    it: 'Un codice di `kindsOfDamage` in GET /catalogue, che dice anche quante foto servono',
    en: 'A code of `kindsOfDamage` in GET /catalogue, which says as well how many photos are needed',
    fr: 'Un code de `kindsOfDamage` dans GET /catalogue, qui dit aussi combien de photos il faut',
  },
  country: {
    it: 'Un codice di `countries` in GET /catalogue',
    en: 'A code of `countries` in GET /catalogue',
    fr: 'Un code de `countries` dans GET /catalogue',
  },
  family: {
    it: 'Un codice di `families` in GET /catalogue. Se la bici è registrata dall’azienda, può mancare',
    en: 'A code of `families` in GET /catalogue. May be left out where the bike is registered by the company',
    fr: 'Un code de `families` dans GET /catalogue. Peut manquer si le vélo est enregistré par l’entreprise',
  },
  damagePhase: {
    it: 'Con `field` serve la prova d’acquisto, un file con `field=receipt`',
    en: 'With `field` the proof of purchase is needed, a file with `field=receipt`',
    fr: 'Avec `field`, il faut la preuve d’achat, un fichier avec `field=receipt`',
  },
  follows: {
    it: 'L’intervento chiuso che questo prosegue',
    en: 'The closed ticket that this one follows',
    fr: 'Le dossier SAV clôturé que celui-ci prolonge',
  },
  ofBicycle: {
    it: 'Se la bici è registrata dall’azienda, può mancare',
    en: 'May be left out where the bike is registered by the company',
    fr: 'Peut manquer si le vélo est enregistré par l’entreprise',
  },
  after: { it: '`next` della pagina precedente', en: '`next` of the page before', fr: '`next` de la page précédente' },
  next: {
    it: '`after` della pagina seguente; null nell’ultima',
    en: '`after` of the next page; null on the last one',
    fr: '`after` de la page suivante\u00a0; null sur la dernière',
  },
  'since.activity': {
    it: 'Solo quelli con attività da questo momento in poi',
    en: 'Only those with activity since this moment',
    fr: 'Uniquement ceux qui ont eu une activité depuis ce moment',
  },
  'since.change': {
    it: 'Solo quelli arrivati o modificati nel portale da questo momento in poi',
    en: 'Only those that reached the portal or changed in it since this moment',
    fr: 'Uniquement ceux arrivés ou modifiés dans le portail depuis ce moment',
  },
  'since.creation': {
    it: 'Solo ciò che è stato creato da questo momento in poi',
    en: 'Only those created since this moment',
    fr: 'Uniquement ce qui a été créé depuis ce moment',
  },
  'since.registration': {
    it: 'Solo le bici registrate nel portale da questo momento in poi',
    en: 'Only bikes registered in the portal since this moment',
    fr: 'Uniquement les vélos enregistrés dans le portail depuis ce moment',
  },
  'since.routing': {
    it: 'Solo i contatti assegnati da questo momento in poi',
    en: 'Only leads routed since this moment',
    fr: 'Uniquement les contacts orientés depuis ce moment',
  },
  confirmed: {
    it: 'Attestato da una prova d’acquisto, da un rivenditore o dall’assistenza',
    en: 'Vouched for by a proof of purchase, a dealer or staff',
    fr: 'Attesté par une preuve d’achat, un revendeur ou le service après-vente',
  },
  subject: { it: 'Se l’assistenza ne ha scritto uno', en: 'Where staff have set one', fr: 'Si le SAV en a saisi un' },
  awaiting: { it: 'A chi tocca', en: 'Who is to act next', fr: 'Qui doit agir' },
  internal: {
    it: 'Nota interna dell’assistenza: solo per i token del produttore',
    en: 'A note among staff: to tokens of the maker alone',
    fr: 'Note interne du SAV\u00a0: pour les jetons du fabricant uniquement',
  },
  key: {
    it: 'Con cui si ritrova il record, se è leggibile',
    en: 'By which the record is found again, as far as it could be read',
    fr: 'Permet de retrouver l’enregistrement, s’il est lisible',
  },
  fates: {
    it: 'Una per ogni riga inviata, nello stesso ordine',
    en: 'One for each row that was sent, in their order',
    fr: 'Un élément par ligne envoyée, dans le même ordre',
  },
  kind: {
    it: '`customer` è un ciclista privato',
    en: '`customer` is a private rider',
    fr: '`customer` est un cycliste particulier',
  },
  declined: { it: 'Se viene rifiutato', en: 'Where it is declined', fr: 'En cas de refus' },
  other: {
    it: 'Necessario con il motivo `other`',
    en: 'Needed with the reason `other`',
    fr: 'Nécessaire avec le motif `other`',
  },
  from: {
    it: 'Lo stato noto a chi chiama: se nel frattempo è cambiato, 409',
    en: 'The status the caller knows: if it is another by now, 409',
    fr: 'Le statut que connaît l’appelant\u00a0: s’il a changé entre-temps, 409',
  },
  lost: { it: 'Di un contatto perso', en: 'Of a lost lead', fr: 'D’un contact perdu' },
} as const satisfies WordTable
