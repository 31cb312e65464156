import { formsWords } from '#app/kit/forms/forms.words.ts'
import type { WordTable } from '#app/kit/words/words.ts'
import { terms } from '#app/terms.words.ts'

/** What the pages of quotes and orders, and those on which staff write them, have in common. */
export const lineWords = {
  lines: terms.items,
  line: { it: 'Riga {line}', en: 'Line {line}', fr: 'Ligne {line}' },
  item_number: { it: 'Codice', en: 'Item number', fr: 'Référence' },
  item: { it: 'Articolo', en: 'Item', fr: 'Article' },
  quantity: { it: 'Quantità', en: 'Quantity', fr: 'Quantité' },
  price: terms.price,
  discount: { it: 'Sconto %', en: 'Discount %', fr: 'Remise %' },
  shipped: { it: 'Spediti', en: 'Shipped', fr: 'Expédiés' },
  expected: { it: 'Arrivo previsto', en: 'Expected', fr: 'Arrivée prévue' },
  serials: terms.serialNumbers,
  'serials.hint': {
    it: 'Separati da spazi, virgole o barre.',
    en: 'Separated by spaces, commas or slashes.',
    fr: 'Séparés par des espaces, des virgules ou des barres obliques.',
  },
  was: { it: 'Riga di prima', en: 'Line before', fr: 'Ligne d’avant' },
  'field.of': { it: '{part}, riga {line}', en: '{part}, line {line}', fr: '{part}, ligne {line}' },
  add: { it: 'Aggiungi una riga', en: 'Add a line', fr: 'Ajouter une ligne' },
  remove: { it: 'Togli la riga {line}', en: 'Remove line {line}', fr: 'Retirer la ligne {line}' },
  'lines.hint': {
    it: 'Scrivi almeno tre lettere: compaiono gli articoli di preventivi e ordini precedenti. Puoi anche scrivere altro.',
    en: 'Type three letters or more to see items of earlier quotes and orders. You can also type anything else.',
    fr: 'Saisissez au moins trois lettres pour voir les articles de devis et commandes antérieurs, ou écrivez librement.',
  },

  number: terms.number,
  title: { it: 'Titolo', en: 'Title', fr: 'Objet' },
  pdf: { it: 'Scarica il PDF', en: 'Download PDF', fr: 'Télécharger le PDF' },
  'new-tab': { it: 'si apre in una nuova scheda', en: 'opens in a new tab', fr: 's’ouvre dans un nouvel onglet' },
  'company-gone': {
    it: 'Scegli un cliente dell’elenco.',
    en: 'Choose a customer from the list.',
    fr: 'Choisissez un client de la liste.',
  },
  'link-wrong': {
    it: 'Inserisci un indirizzo che inizia con https://.',
    en: 'Enter an address that starts with https://.',
    fr: 'Saisissez une adresse qui commence par https://.',
  },

  'line-none': {
    it: 'Scrivi almeno un articolo.',
    en: 'Enter at least one item.',
    fr: 'Saisissez au moins un article.',
  },
  'line-item': { it: 'Scrivi l’articolo.', en: 'Enter the item.', fr: 'Saisissez l’article.' },
  'line-quantity': {
    it: 'Inserisci un numero intero maggiore di zero.',
    en: 'Enter a whole number above zero.',
    fr: 'Saisissez un nombre entier supérieur à zéro.',
  },
  'line-quantity-part': {
    it: 'Inserisci un numero maggiore di zero.',
    en: 'Enter a number above zero.',
    fr: 'Saisissez un nombre supérieur à zéro.',
  },
  'line-price': {
    it: 'Inserisci un importo, ad esempio 1.250,00, fino a un milione.',
    en: 'Enter an amount, such as 1,250.00, up to a million.',
    fr: 'Saisissez un montant, par exemple 1250,00, d’un million au plus.',
  },
  'line-discount': {
    it: 'Inserisci una percentuale da 0 a 100, ad esempio 12,5.',
    en: 'Enter a percentage from 0 to 100, such as 12.5.',
    fr: 'Saisissez un pourcentage de 0 à 100, par exemple 12,5.',
  },
  'line-expected': formsWords['field-day'],
  'line-serial-wrong': {
    it: 'Controlla {serial}: un numero di serie ha solo lettere, cifre, punti e trattini, fino a {most} caratteri.',
    en: 'Check {serial}: a serial number has only letters, digits, dots and dashes, up to {most} characters.',
    fr: 'Vérifiez {serial}\u00a0: un numéro de série n’a que des lettres, des chiffres, des points et des tirets, jusqu’à {most} caractères.',
  },
  'line-serials': {
    it: 'Ci sono più numeri di serie che pezzi.',
    en: 'There are more serial numbers than items.',
    fr: 'Il y a plus de numéros de série que d’articles.',
  },
} as const satisfies WordTable
