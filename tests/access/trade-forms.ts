/** The number of forms without files, where it names nobody's own. */
export const submission = '00000000-0000-4000-8000-000000000001'

const quote = {
  title: 'Telai',
  currency: 'EUR',
  expires_on: '2027-01-31',
  lines: '1',
  item_1: 'Telaio',
  quantity_1: '1',
  price_1: '100',
}
const order = {
  status: 'confirmed',
  order_date: '2026-11-20',
  currency: 'EUR',
  lines: '1',
  item_1: 'Telaio',
  quantity_1: '1',
  price_1: '100',
}

/** What the forms of quotes and orders send. */
export const tradeForms = {
  '/:locale?/quotes/:id': {
    decide: { intent: 'decide', submission, decision: 'accepted', name: 'Nino', final: 'on' },
    message: { intent: 'message', submission, message: 'Va bene' },
    status: { intent: 'status', status: 'PENDING_APPROVAL' },
    withdraw: { intent: 'withdraw', submission, reason: 'Sbagliato' },
    files: { intent: 'files', submission },
    'remove-file': { intent: 'remove-file', file: submission },
  },
  '/:locale?/orders/new': { save: { ...order, submission, company: '{customer}', number: 'OM-1' } },
  '/:locale?/orders/:id/edit': { save: { ...order, submission, company: '1', number: 'OM-2', version: '1' } },
  '/:locale?/orders/:id/again': { again: { intent: 'again', submission, quantity_1: '1' } },
  '/:locale?/orders/:id/shipment': {
    save: { intent: 'save', submission, version: '1', shipped_on: '2026-11-20', quantity_1: '1' },
    remove: { intent: 'remove', version: '1' },
  },
  '/:locale?/quotes/new': { save: { ...quote, submission, company: '{customer}' } },
  '/:locale?/quotes/:id/edit': { save: { ...quote, submission, company: '1', version: '1' } },
}

const periods = { orders: '12', tickets: '10', aesthetic: '3', people: '5' }
export const retentionForms = { foresee: { intent: 'foresee', ...periods }, save: { intent: 'save', ...periods } }
