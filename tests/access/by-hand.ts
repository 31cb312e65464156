// What staff type of a quote and of an order.

export const quote = {
  title: 'Telai',
  currency: 'EUR',
  expires_on: '2027-01-31',
  lines: '1',
  item_1: 'Telaio',
  quantity_1: '1',
  price_1: '100',
}
export const order = {
  status: 'confirmed',
  order_date: '2026-11-20',
  currency: 'EUR',
  lines: '1',
  item_1: 'Telaio',
  quantity_1: '1',
  price_1: '100',
}
