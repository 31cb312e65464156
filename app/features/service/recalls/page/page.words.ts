import type { WordTable } from '#app/kit/words/words.ts'
import { terms } from '#app/terms.words.ts'
import { shared } from '../recalls.words.ts'
import { pictureWords } from '#app/features/content/resources/resources.pictures.words.ts'

export const pageWords = {
  'notice.save': shared.saved,
  'notice.publish': { it: 'Richiamo pubblicato', en: 'Recall published', fr: 'Rappel publié' },
  'notice.correct': {
    it: 'La correzione è pubblicata',
    en: 'The correction is published',
    fr: 'La correction est publiée',
  },
  'notice.close': { it: 'Richiamo chiuso', en: 'Recall closed', fr: 'Rappel clôturé' },
  'notice.picture': { it: 'Foto aggiunta', en: 'Picture added', fr: 'Photo ajoutée' },
  'notice.picture-remove': { it: 'Foto tolta', en: 'Picture taken out', fr: 'Photo retirée' },
  pictures: terms.photos,
  'pictures.words': {
    it: 'Fino a {count} foto della libreria, mostrate nell’avviso. Una volta pubblicato, l’avviso le tiene così come sono.',
    en: 'Up to {count} pictures of the library, shown in the notice. Once published, the notice keeps them as they are.',
    fr: 'Jusqu’à {count} photos de la médiathèque, montrées dans l’avis. Une fois publié, l’avis les garde telles quelles.',
  },
  'pictures.none': {
    it: 'Nella libreria non c’è nessuna foto che si possa mostrare a tutti.',
    en: 'The library has no picture that may be shown to everybody.',
    fr: 'La médiathèque n’a aucune photo qui puisse être montrée à tous.',
  },
  'pictures.choose': pictureWords.choose,
  'pictures.alt': {
    it: 'Che cosa si vede ({language})',
    en: 'What it shows ({language})',
    fr: 'Ce que l’on voit ({language})',
  },
  'pictures.add': { it: 'Aggiungi la foto', en: 'Add the picture', fr: 'Ajouter la photo' },
  'pictures.take': { it: 'Togli', en: 'Take out', fr: 'Retirer' },
  'pictures.remove': {
    it: 'Togli la foto: {name}',
    en: 'Take out the picture: {name}',
    fr: 'Retirer la photo\u00a0: {name}',
  },
  edit: terms.edit,
  correct: shared.correct,
  public: { it: 'Apri l’avviso pubblico', en: 'Open the public notice', fr: 'Ouvrir l’avis public' },
  'notice.title': shared.notice,
  preview: { it: 'Che cosa trova', en: 'What it finds', fr: 'Ce qu’il trouve' },
  units: shared.bicycles,
  dealers: terms.dealers,
  riders: terms.riders,
  nobody: { it: 'Senza nessuno da avvisare', en: 'With nobody to tell', fr: 'Sans personne à prévenir' },
  'by-model': terms.byModel,
  'by-source': { it: 'Trovate in', en: 'Found in', fr: 'Trouvés dans' },
  'model.none': { it: 'Nessun modello', en: 'No model', fr: 'Aucun modèle' },
  excluded: {
    it: {
      one: '{count} bici di questi numeri resta fuori ({model})',
      other: '{count} bici di questi numeri restano fuori ({model})',
    },
    en: {
      one: '{count} bicycle of these numbers is left out ({model})',
      other: '{count} bicycles of these numbers are left out ({model})',
    },
    fr: {
      one: '{count} vélo de ces numéros reste exclu ({model})',
      other: '{count} vélos de ces numéros restent exclus ({model})',
    },
  },
  warnings: {
    it: 'Da controllare prima di pubblicare',
    en: 'To check before publishing',
    fr: 'À vérifier avant de publier',
  },
  across: {
    it: '{first} – {last}: l’intervallo comincia in {from} e finisce in {to}',
    en: '{first} – {last}: the range begins in {from} and ends in {to}',
    fr: '{first} – {last}\u00a0: l’intervalle commence dans {from} et finit dans {to}',
  },
  mixed: {
    it: 'I numeri riguardano più modelli: {models}',
    en: 'The numbers are of several models: {models}',
    fr: 'Les numéros concernent plusieurs modèles\u00a0: {models}',
  },
  strange: {
    it: {
      one: 'Un numero non corrisponde a nessun modello: {serials}',
      other: '{count} numeri non corrispondono a nessun modello: {serials}',
    },
    en: { one: 'One number fits no model: {serials}', other: '{count} numbers fit no model: {serials}' },
    fr: {
      one: 'Un numéro ne correspond à aucun modèle\u00a0: {serials}',
      other: '{count} numéros ne correspondent à aucun modèle\u00a0: {serials}',
    },
  },
  missing: { it: 'All’avviso manca ancora', en: 'The notice still lacks', fr: 'Il manque encore à l’avis' },
  'missing.slot': shared.inLanguage,
  'missing.bicycles': {
    it: 'modelli o numeri di serie',
    en: 'models or serial numbers',
    fr: 'modèles ou numéros de série',
  },
  'missing.remedies': { it: 'almeno un rimedio', en: 'one remedy at least', fr: 'au moins une solution' },
  'missing.checklist': {
    it: 'una scheda di controllo che le officine possano compilare',
    en: 'a checklist that workshops can fill in',
    fr: 'une fiche de contrôle que les ateliers puissent remplir',
  },
  publish: terms.publish,
  'publish.title': { it: 'Pubblica il richiamo', en: 'Publish the recall', fr: 'Publier le rappel' },
  'publish.words': {
    it: {
      one: 'Riguarda {count} bici. Chi la possiede viene avvisato, qualunque siano le iscrizioni. Dopo, il testo non si modifica più.',
      other:
        'Riguarda {count} bici. Chi le possiede viene avvisato, qualunque siano le iscrizioni. Dopo, il testo non si modifica più.',
    },
    en: {
      one: 'It is about {count} bicycle. Its owner is told, whatever they have subscribed to. The text can no longer be changed then.',
      other:
        'It is about {count} bicycles. Their owners are told, whatever they have subscribed to. The text can no longer be changed then.',
    },
    fr: {
      one: 'Il concerne {count} vélo. Son propriétaire est prévenu, quels que soient ses abonnements. Ensuite, le texte ne peut plus être modifié.',
      other:
        'Il concerne {count} vélos. Leurs propriétaires sont prévenus, quels que soient leurs abonnements. Ensuite, le texte ne peut plus être modifié.',
    },
  },
  'publish.agent': {
    it: 'Lo pubblica un amministratore, che conferma con la password.',
    en: 'An administrator publishes it, and confirms with their password.',
    fr: 'Un administrateur le publie et confirme avec son mot de passe.',
  },
  seen: {
    it: 'Ho controllato i numeri e gli avvertimenti',
    en: 'I have checked the counts and the warnings',
    fr: 'J’ai vérifié les nombres et les avertissements',
  },
  password: shared.password,
  discard: terms.discardTheDraft,
  'discard.words': terms.nothingOfTheDraft,
  close: { it: 'Chiudi il richiamo', en: 'Close the recall', fr: 'Clôturer le rappel' },
  'close.words': {
    it: 'Nessuno viene più avvisato né sollecitato; l’avviso pubblico resta, indicato come chiuso.',
    en: 'Nobody is warned or reminded any more; the public notice stays, marked as closed.',
    fr: 'Plus personne n’est averti ni relancé\u00a0; l’avis public reste, indiqué comme clôturé.',
  },
  measures: { it: 'A che punto è', en: 'How far it is', fr: 'Où il en est' },
  reached: shared.reached,
  done: { it: 'Sistemate', en: 'Done', fr: 'Réglés' },
  unreached: shared.unreached,
  days: { it: 'Giorni (mediana)', en: 'Days (median)', fr: 'Jours (médiane)' },
  'days.words': {
    it: 'Dalla pubblicazione a quando la bici è sistemata',
    en: 'From the publication until the bicycle is done',
    fr: 'De la publication au règlement du vélo',
  },
  'units.all': { it: 'Tutte le bici', en: 'All bicycles', fr: 'Tous les vélos' },
  'units.nobody': {
    it: 'Bici senza nessuno da raggiungere',
    en: 'Bicycles with nobody to reach',
    fr: 'Vélos sans personne à atteindre',
  },
  'states.title': { it: 'Per stato', en: 'By state', fr: 'Par état' },
  dealer: terms.dealer,
  country: terms.country,
  'country.none': { it: 'Non noto', en: 'Not known', fr: 'Inconnu' },
  stock: shared.stock,
  'stock.found': {
    it: 'controllato, bici trovate: {found}',
    en: 'checked: {found} found',
    fr: 'contrôlé, vélos trouvés\u00a0: {found}',
  },
  'stock.none': { it: 'non confermato', en: 'not confirmed', fr: 'non confirmé' },
  'by-dealer': { it: 'Per ogni rivenditore', en: 'For each dealer', fr: 'Pour chaque revendeur' },
  'by-country': { it: 'Per paese', en: 'By country', fr: 'Par pays' },
  history: terms.history,
  'event.written': shared.saved,
  'event.published': {
    it: { one: 'Pubblicato: {count} bici', other: 'Pubblicato: {count} bici' },
    en: { one: 'Published: {count} bicycle', other: 'Published: {count} bicycles' },
    fr: { one: 'Publié\u00a0: {count} vélo', other: 'Publié\u00a0: {count} vélos' },
  },
  'event.closed': shared.closed,
  'event.corrected': {
    it: 'Testo corretto. Prima diceva: {before}',
    en: 'Text corrected. It said before: {before}',
    fr: 'Texte corrigé. Il disait avant\u00a0: {before}',
  },
  phone: terms.phone,
  email: shared.email,
  'event.unit': { it: '{serial}: {state}', en: '{serial}: {state}', fr: '{serial}\u00a0: {state}' },
  'event.stock': {
    it: 'Magazzino controllato, bici trovate: {count}',
    en: 'Stock checked: {count} found',
    fr: 'Stock contrôlé, vélos trouvés\u00a0: {count}',
  },
} as const satisfies WordTable
