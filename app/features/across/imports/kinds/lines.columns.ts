/** What the lines of orders and of quotes are called alike in a table. */
export const lineColumn = {
  itemNumber: {
    label: { it: 'Codice articolo', en: 'Item number', fr: 'Référence article' },
    example: 'TEL-54-NO',
    secondLine: 'REG-31',
  },
  item: {
    example: {
      it: 'Telaio nero opaco, taglia 54',
      en: 'Frame, matt black, size 54',
      fr: 'Cadre noir mat, taille 54',
    },
    secondLine: { it: 'Reggisella', en: 'Seatpost', fr: 'Tige de selle' },
  },
  quantity: {
    label: { it: 'Quantità', en: 'Quantity', fr: 'Quantité' },
    aliases: ['qty', 'qta'],
    example: 2,
    secondLine: 1,
  },
}
