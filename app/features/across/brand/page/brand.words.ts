import { pageNames } from '#app/features/people/pages/pages.words.ts'
import { versionsWords } from '#app/features/across/versions/versions.words.ts'
import { uploadsWords } from '#app/kit/uploads/uploads.words.ts'
import { terms } from '#app/terms.words.ts'
import type { WordTable } from '#app/kit/words/words.ts'

export const brandWords = {
  ...versionsWords,
  title: pageNames.brand,
  console: terms.console,
  intro: {
    it: 'Come il portale si presenta: pagine, e-mail e PDF. Le modifiche restano in bozza finché non le pubblichi.',
    en: 'How the portal presents itself: pages, emails and PDFs. Changes stay in a draft until you publish them.',
    fr: 'Comment le portail se présente\u00a0: pages, e-mails et PDF. Les modifications restent en brouillon jusqu’à la publication.',
  },
  'notice.published': { it: 'Marchio pubblicato', en: 'Brand published', fr: 'Marque publiée' },
  identity: { it: 'Nome e colore', en: 'Name and colour', fr: 'Nom et couleur' },
  name: terms.name,
  'name.hint': {
    it: 'Nella barra, nei titoli delle pagine, nelle e-mail e nei PDF. Fino a 40 caratteri.',
    en: 'In the bar, in the titles of pages, in emails and PDFs. Up to 40 characters.',
    fr: 'Dans la barre, les titres des pages, les e-mails et les PDF. Jusqu’à 40 caractères.',
  },
  colour: terms.colour,
  'colour.hint': {
    it: 'Per esempio #0057b8. Vuoto: il giallo del portale.',
    en: 'For example #0057b8. Empty: the portal’s yellow.',
    fr: 'Par exemple #0057b8. Vide\u00a0: le jaune du portail.',
  },
  'colour-wrong': {
    it: 'Scrivi il colore con # e sei cifre da 0 a 9 o lettere da a a f, per esempio #0057b8.',
    en: 'Write the colour as # and six digits from 0 to 9 or letters from a to f, for example #0057b8.',
    fr: 'Écrivez la couleur avec # et six chiffres de 0 à 9 ou lettres de a à f, par exemple #0057b8.',
  },
  sender: { it: 'Mittente delle e-mail', en: 'Sender of emails', fr: 'Expéditeur des e-mails' },
  'sender.hint': {
    it: 'Il nome accanto all’indirizzo. Vuoto: il nome del marchio.',
    en: 'The name beside the address. Empty: the name of the brand.',
    fr: 'Le nom à côté de l’adresse. Vide\u00a0: le nom de la marque.',
  },
  'return-address': terms.returnAddress,
  'return-address.hint': {
    it: 'Riga per riga. Chi deve spedire un pezzo lo legge nell’intervento e nel messaggio della decisione.',
    en: 'Line by line. Customers who have to send a part read it on the ticket and in the message about the decision.',
    fr: 'Ligne par ligne. Les clients qui doivent envoyer une pièce la lisent dans le dossier SAV et dans le message de la décision.',
  },
  pictures: { it: 'Logo e immagini', en: 'Logos and pictures', fr: 'Logos et images' },
  'pictures.logo': { it: 'Logo', en: 'Logo', fr: 'Logo' },
  'pictures.logoDark': { it: 'Logo per lo sfondo scuro', en: 'Logo for dark grounds', fr: 'Logo pour fond sombre' },
  'hint.logo': {
    it: 'SVG o PNG fino a 200 kB, con i testi convertiti in tracciati. Senza, c’è il nome.',
    en: 'SVG or PNG up to 200 kB, with texts drawn as paths. Without one there is the name.',
    fr: 'SVG ou PNG jusqu’à 200\u00a0ko, textes vectorisés. Sans logo, le nom s’affiche.',
  },
  'hint.logoDark': {
    it: 'SVG o PNG fino a 200 kB. Per il tema scuro, se lì il primo non si legge.',
    en: 'SVG or PNG up to 200 kB. For the dark theme, where the first one cannot be read.',
    fr: 'SVG ou PNG jusqu’à 200\u00a0ko. Pour le thème sombre, si le premier y est illisible.',
  },
  'pictures.scene': { it: 'Immagine dell’accesso', en: 'Picture of the login', fr: 'Image de la connexion' },
  'hint.scene': {
    it: 'JPEG, PNG o WebP fino a 10 MB, meglio verticale. Sta accanto all’accesso su schermi larghi; senza, c’è la bici disegnata.',
    en: 'JPEG, PNG or WebP up to 10 MB, upright if you can. It stands beside the login on wide screens; without one there is the drawn bike.',
    fr: 'JPEG, PNG ou WebP jusqu’à 10\u00a0Mo, de préférence vertical. À côté de la connexion sur grand écran\u00a0; sans image, le vélo dessiné.',
  },
  unreadable: {
    it: 'Questa immagine non si può leggere: esportala di nuovo o scegline un’altra.',
    en: 'This picture cannot be read: please export it again or choose another one.',
    fr: 'Cette image est illisible\u00a0: exportez-la à nouveau ou choisissez-en une autre.',
  },
  'too-many-pixels': {
    it: 'L’immagine ha troppi pixel: riducila prima di caricarla.',
    en: 'The picture has too many pixels: please make it smaller before you upload it.',
    fr: 'L’image compte trop de pixels\u00a0: réduisez-la avant de la charger.',
  },
  'too-slow': {
    it: 'Disegnare questa immagine richiede troppo tempo: semplificala o riducila.',
    en: 'It takes too long to draw this picture: please make it simpler or smaller.',
    fr: 'Le dessin de cette image prend trop de temps\u00a0: simplifiez-la ou réduisez-la.',
  },
  busy: {
    it: 'Altre immagini sono ancora in lavorazione: riprova tra poco.',
    en: 'Other pictures are still being worked on: please try again in a moment.',
    fr: 'D’autres images sont en cours de traitement\u00a0: réessayez dans un instant.',
  },
  none: { it: 'Nessuna immagine', en: 'No picture', fr: 'Aucune image' },
  file: terms.file,
  choose: uploadsWords['choose.one'],
  upload: { it: 'Carica nella bozza', en: 'Upload to the draft', fr: 'Charger dans le brouillon' },
  'upload.of': {
    it: 'Carica nella bozza: {name}',
    en: 'Upload to the draft: {name}',
    fr: 'Charger dans le brouillon\u00a0: {name}',
  },
  'file-missing': terms.chooseAFile,
  'too-large': {
    it: 'Il file è troppo grande: guarda il limite accanto al campo.',
    en: 'The file is too large: see the limit beside the field.',
    fr: 'Le fichier est trop volumineux\u00a0: voyez la limite à côté du champ.',
  },
  letters: {
    it: 'Il logo contiene testi, che ogni computer scriverebbe con un carattere diverso: converti le lettere in tracciati ed esportalo di nuovo.',
    en: 'The logo has letters as text, which each computer would write in another font: convert the letters to paths and export it again.',
    fr: 'Le logo contient du texte, que chaque ordinateur écrirait dans une autre police\u00a0: vectorisez les lettres et exportez-le à nouveau.',
  },
  'no-logo': {
    it: 'Non è un PNG, né un SVG con le sue misure (viewBox, o width e height): esportalo di nuovo.',
    en: 'This is no PNG, and no SVG with its measures (viewBox, or width and height): please export it again.',
    fr: 'Ce n’est ni un PNG, ni un SVG avec ses dimensions (viewBox, ou width et height)\u00a0: exportez-le à nouveau.',
  },
  differences: { it: 'Che cosa cambia', en: 'What changes', fr: 'Ce qui change' },
  'differences.none': {
    it: 'La bozza è uguale a ciò che vale ora.',
    en: 'The draft is the same as what holds now.',
    fr: 'Le brouillon est identique à ce qui est en vigueur.',
  },
  now: { it: 'Ora', en: 'Now', fr: 'Actuellement' },
  draft: { it: 'Nella bozza', en: 'In the draft', fr: 'Dans le brouillon' },
  empty: { it: 'Vuoto', en: 'Empty', fr: 'Vide' },
  'own-yellow': { it: 'il giallo del portale', en: 'the portal’s yellow', fr: 'le jaune du portail' },
} as const satisfies WordTable

/** What a colour does, in words. */
export const colourWords = {
  title: { it: 'Si legge?', en: 'Can it be read?', fr: 'Est-ce lisible\u00a0?' },
  'on-fill.light': {
    it: 'Sul colore si scrive in bianco: contrasto {ratio} : 1.',
    en: 'What stands on the colour is white: contrast {ratio} : 1.',
    fr: 'Sur la couleur, on écrit en blanc\u00a0: contraste {ratio}\u00a0: 1.',
  },
  'on-fill.dark': {
    it: 'Sul colore si scrive in nero: contrasto {ratio} : 1.',
    en: 'What stands on the colour is black: contrast {ratio} : 1.',
    fr: 'Sur la couleur, on écrit en noir\u00a0: contraste {ratio}\u00a0: 1.',
  },
  'text.light.same': {
    it: 'Come testo sullo sfondo chiaro resta com’è.',
    en: 'As text on the light ground it stays as it is.',
    fr: 'Comme texte sur fond clair, elle reste telle quelle.',
  },
  'text.light.changed': {
    it: 'Come testo sullo sfondo chiaro non si leggerebbe: lì diventa {colour}.',
    en: 'As text on the light ground nobody could read it: there it becomes {colour}.',
    fr: 'Comme texte sur fond clair, elle serait illisible\u00a0: elle y devient {colour}.',
  },
  'text.dark.same': {
    it: 'Come testo sullo sfondo scuro resta com’è.',
    en: 'As text on the dark ground it stays as it is.',
    fr: 'Comme texte sur fond sombre, elle reste telle quelle.',
  },
  'text.dark.changed': {
    it: 'Come testo sullo sfondo scuro non si leggerebbe: lì diventa {colour}.',
    en: 'As text on the dark ground nobody could read it: there it becomes {colour}.',
    fr: 'Comme texte sur fond sombre, elle serait illisible\u00a0: elle y devient {colour}.',
  },
  'faint.light': {
    it: 'Sullo sfondo chiaro i pulsanti di questo colore quasi non si distinguono dalla pagina.',
    en: 'On the light ground, buttons of this colour can hardly be told from the page.',
    fr: 'Sur fond clair, les boutons de cette couleur se distinguent à peine de la page.',
  },
  'faint.dark': {
    it: 'Sullo sfondo scuro i pulsanti di questo colore quasi non si distinguono dalla pagina.',
    en: 'On the dark ground, buttons of this colour can hardly be told from the page.',
    fr: 'Sur fond sombre, les boutons de cette couleur se distinguent à peine de la page.',
  },
} as const satisfies WordTable

export const brandFindingWords = {
  'logo-unseen.light': {
    it: 'Sullo sfondo chiaro il logo non si vede quasi: carica una versione più scura.',
    en: 'On the light ground the logo can hardly be seen: upload a darker one.',
    fr: 'Sur fond clair, le logo se voit à peine\u00a0: chargez une version plus foncée.',
  },
  'logo-unseen.dark': {
    it: 'Sullo sfondo scuro il logo non si vede quasi: carica anche un logo per lo sfondo scuro.',
    en: 'On the dark ground the logo can hardly be seen: upload one for dark grounds as well.',
    fr: 'Sur fond sombre, le logo se voit à peine\u00a0: chargez aussi un logo pour fond sombre.',
  },
  'return-address-missing': {
    it: 'Manca l’indirizzo per il reso: chi deve spedire un pezzo lo saprà da ciò che scrivi nell’intervento.',
    en: 'There is no return address: people who send a part back learn it from what you write on the ticket.',
    fr: 'L’adresse de retour manque\u00a0: les clients qui renvoient une pièce l’apprendront par ce que vous écrivez dans le dossier SAV.',
  },
  'text-missing': {
    it: '{text}: manca ancora.',
    en: '{text}: still missing.',
    fr: '{text}\u00a0: manque encore.',
  },
  'dark-logo-alone': {
    it: 'C’è un logo per lo sfondo scuro ma non il logo: caricalo o togli anche questo.',
    en: 'There is a logo for dark grounds but no logo: upload one, or remove this one too.',
    fr: 'Il y a un logo pour fond sombre mais pas de logo\u00a0: chargez-en un ou retirez celui-ci aussi.',
  },
} as const satisfies WordTable
