import type { Fields } from './people.ts'
import { submission } from './trade-forms.ts'

const shop = {
  intent: 'save',
  submission,
  name: 'Negozio',
  street: 'Via Roma 3',
  postcode: '33100',
  city: 'Udine',
  country: 'IT',
  monday: '9-12',
}
const ofShop = { save: shop, close: { intent: 'close', from: '2026-12-25' }, remove: { intent: 'remove' } }

/** What the forms of companies send, of their own pages and of staff's. */
export const companyForms: Record<string, Record<string, Fields>> = {
  '/:locale?/user/company': {
    invite: { intent: 'invite', email: 'new@guest.example', role: 'sales', locale: 'it' },
    resend: { intent: 'resend', invite: '{invite}' },
    withdraw: { intent: 'withdraw', invite: '{invite}' },
  },
  '/:locale?/user/company/shops/new': { save: shop },
  '/:locale?/user/company/shops/:shop': { ...ofShop, reopen: { intent: 'reopen', closure: '{closure}' } },
  '/:locale?/appointments': {
    arrived: { intent: 'arrived', appointment: '{appointment}' },
    ready: { intent: 'ready', appointment: '{appointment}' },
    done: { intent: 'done', appointment: '{appointment}' },
    no_show: { intent: 'no_show', appointment: '{appointment}' },
    minutes: { intent: 'minutes', shop: '{shop}', day: '2026-12-01', minutes: '300' },
    usual: { intent: 'usual', shop: '{shop}', day: '2026-12-01' },
  },
  '/:locale?/appointments/new': {
    book: {
      submission,
      intent: 'book',
      shop: '{shop}',
      kind: 'yearly',
      when: '2026-12-01',
      name: 'Ida',
      phone: '+39 0432 123456',
    },
  },
  '/:locale?/appointments/closed': { move: { intent: 'move', to: '{appointment} 0 2026-12-02' } },
  '/:locale?/appointments/:id': {
    arrived: { intent: 'arrived' },
    ready: { intent: 'ready' },
    done: { intent: 'done' },
    no_show: { intent: 'no_show' },
    not_arrived: { intent: 'not_arrived' },
    promise: { intent: 'promise', day: '2026-12-24', time: '18:00' },
    move: { intent: 'move', seen: '0', other_day: '2026-12-02' },
    relink: { intent: 'relink' },
    'surveys-yes': { intent: 'surveys-yes' },
    'surveys-no': { intent: 'surveys-no' },
    cancel: { intent: 'cancel', reason: 'Piove' },
  },
  '/:locale?/user/company/shops/:shop/appointments': {
    kind: { intent: 'kind', kind: 'repair', active: 'on', mode: 'day', minutes: '60', lanes: '1' },
    rules: {
      intent: 'rules',
      hours_ahead: '24',
      days_ahead: '60',
      cancel_hours: '24',
      monday: '60',
      tuesday: '60',
      wednesday: '60',
      thursday: '60',
      friday: '60',
      saturday: '60',
      sunday: '0',
    },
  },
  '/:locale?/console/companies/:id/shops/new': { save: shop },
  '/:locale?/console/companies/:id/shops/:shop': {
    ...ofShop,
    reopen: { intent: 'reopen', closure: '{companyClosure}' },
  },
  '/:locale?/user/company/:id': {
    role: { intent: 'role', role: 'workshop' },
    remove: { intent: 'remove' },
    disable: { intent: 'disable' },
    enable: { intent: 'enable' },
  },
  '/:locale?/console/companies': { 'send-again': { intent: 'send-again' } },
  '/:locale?/console/companies/:id': { 'see-as': { intent: 'see-as' } },
  '/:locale?/see-as': { stop: { intent: 'stop' } },
  '/:locale?/console/companies/new': {
    create: { submission, name: 'Cicli Nuovi', country: 'IT', locale: 'it' },
  },
  '/:locale?/console/companies/:id/edit': {
    facts: { name: 'Altro nome', country: 'IT', locale: 'fr', customer_number: 'C 100' },
  },
  '/:locale?/console/companies/:id/merge': { merge: { into: '{dealer}', confirm: 'yes' } },
  '/:locale?/console/companies/:id/terms': {
    terms: { rate: '48', currency: 'EUR', valid_from: '2026-12-01' },
  },
  '/:locale?/console/companies/:id/invite': {
    invite: { intent: 'invite', email: 'new@guest.example', role: 'owner', locale: 'it' },
    resend: { intent: 'resend', invite: '{companyInvite}' },
    withdraw: { intent: 'withdraw', invite: '{companyInvite}' },
  },
  '/:locale?/console/companies/:id/people/:person': {
    role: { intent: 'role', role: 'workshop' },
    remove: { intent: 'remove' },
    disable: { intent: 'disable' },
    enable: { intent: 'enable' },
    'reset-second-factor': { intent: 'reset-second-factor' },
  },
}
