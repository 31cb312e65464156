import { retentionForms, submission, tradeForms } from './trade-forms.ts'
import { catalogueForms } from './catalogue-forms.ts'
import { companyForms } from './company-forms.ts'
import { webhookForms } from './webhooks.ts'
import { recoveryCode } from './fixtures.ts'
import { type Fields, nobodysModule, password } from './people.ts'
import { features } from './features.ts'
import { shareForms } from './shares.ts'
import { ticketForms } from './ticket-forms.ts'

const next = 'tre raggi storti'
const licence = { company: '{licensee}', module: nobodysModule, asked: '{licensee.1}' }

/**
 * What the forms of the matrix send. Braces stand for the person's own thing, `{invite}`, or a further part of what it is
 * named by, `{unsent.1}`.
 */
export const forms: Record<string, Record<string, Fields>> = {
  '/:locale?': {
    'sign-in': { email: '{address}', password },
    register: { email: 'new@guest.example', password: next },
    forgot: { email: 'somebody@guest.example' },
    resend: {},
    contact: { kind: 'customer', name: 'Nino', country: 'IT', phone: '+39 0434 123456' },
    'second-factor': { factor_code: recoveryCode },
  },
  ...ticketForms,
  ...Object.fromEntries(features.flatMap((feature) => Object.entries<Record<string, Fields>>(feature.forms))),
  ...shareForms,
  ...tradeForms,
  ...webhookForms,
  '/:locale?/console/retention': retentionForms,
  '/:locale?/console/log': { check: { intent: 'check' } },
  '/:locale?/console/backups': { now: { intent: 'now' } },
  '/erp/notices': { notice: {} },
  '/:locale?/console/erp': {
    now: { intent: 'now' },
    check: { intent: 'check' },
    fetch: { intent: 'fetch', number: 'OV-1' },
    retry: { intent: 'retry', id: '{erpRow}' },
    'retry-all': { intent: 'retry-all' },
    discard: { intent: 'discard', id: '{erpRow}' },
  },
  '/:locale?/console/api': {
    add: { intent: 'add', name: 'Gestionale', company: '', scopes: 'orders:write', validity: '365' },
    revoke: { intent: 'revoke', token: '{apiToken}' },
  },
  // By a token alone, which no page sends: tests/access/api.test.ts.
  '/api/v1/openapi.json': { call: {} },
  '/api/v1/*': { call: {} },
  '/:locale?/console/crm': { retry: { intent: 'retry' }, pull: { intent: 'pull' }, 'send-all': { intent: 'send-all' } },
  '/:locale?/leads': {
    move: { intent: 'move', lead: '{lead}', from: 'contacted', to: 'won' },
  },
  '/:locale?/leads/new': {
    route: { submission, company: '{dealer}', first_name: 'Nino', email: 'nino@posta.example' },
    discard: { intent: 'discard' },
  },
  '/:locale?/leads/:id': {
    accept: { intent: 'accept' },
    decline: { intent: 'decline', reason: 'too_far' },
    status: { intent: 'status', from: 'contacted', status: 'won' },
    offer: { intent: 'offer', seen: 'none', products_of_interest: ['V4R'], dealer_amount: '4250' },
    contact: { intent: 'contact', version: '1', first_name: 'Nino', email: 'nino@posta.example' },
    note: { intent: 'note', submission, note: 'Richiamare' },
    'note-edit': { intent: 'note-edit', id: '{leadNote}', version: '1', note: 'Richiamare' },
    erase: { intent: 'erase' },
    reroute: { intent: 'reroute', company: '{dealer}' },
  },
  '/:locale?/products/new': {
    register: {
      submission: '{claim}',
      country: 'IT',
      frame_model: 'V4R',
      serial_number: 'V4R-0510-A1234',
      date_of_purchase: '2026-10-01',
    },
    claim: { submission: '{claim}', serial_number: '{offer}', code: '{offer.1}' },
    discard: { intent: 'discard' },
    remove: { submission: '{unsent}', remove: '{unsent.1}' },
  },
  '/:locale?/products/:id': {
    activity: { intent: 'activity', submission, activity: 'yearly', day: '2026-10-01' },
    consumable: { intent: 'consumable', submission, consumable: 'chain', state: 'worn', day: '2026-10-01' },
    // The product of the world has the consent.
    consents: { intent: 'consents' },
    transfer: { intent: 'transfer' },
    'withdraw-transfer': { intent: 'withdraw-transfer' },
    'reset-passport': { intent: 'reset-passport' },
    looks: { intent: 'looks', version: '1', size: '52s', colour: 'Rosso corsa' },
    // A dealer's is confirmed already; a rider's lacks the file, which is not sent here.
    prove: { intent: 'prove', submission },
    correct: {
      intent: 'correct',
      version: '1',
      frame_model: 'V4R',
      serial_number: 'V4R-0599-C7099',
      date_of_purchase: '2026-10-01',
      country: 'FR',
      registered_on: '2026-10-02',
    },
    attributes: { intent: 'attributes', version: '1', load_weight: '120', firmware: '4.2.1' },
    'issue-code': { intent: 'issue-code', submission, reason: 'Registrata da altri' },
    // The dealer's is confirmed by who registered it.
    confirm: { intent: 'confirm' },
    // Nobody has issued one.
    'withdraw-code': { intent: 'withdraw-code' },
  },
  '/:locale?/uploads': {
    remove: { intent: 'remove', submission: '{unsent}', id: '{unsent.1}' },
  },
  '/:locale?/drafts': {
    claim: { form: 'ticket', submission: '{claim}', content: 'Vernice' },
    reply: { form: 'reply-{ticket}', submission: '{claim}', message: 'Vernice' },
  },
  '/:locale?/user': {
    edit: { name: 'Un altro nome', locale: 'fr' },
  },
  '/:locale?/user/security': {
    password: { intent: 'password', current: password, password: next },
    email: { intent: 'email', current: password, email: 'new@guest.example' },
    'session-end': { intent: 'session-end', session: '{session}' },
    'sessions-end': { intent: 'sessions-end' },
  },
  '/:locale?/subscriptions': {
    set: { topic: 'news', status: 'subscribed' },
  },
  '/:locale?/unsubscribe/:token': {
    press: { 'List-Unsubscribe': 'One-Click' },
  },
  '/:locale?/user/data': {
    erase: { intent: 'erase', current: password },
    withdraw: { intent: 'withdraw' },
  },
  '/:locale?/user/second-factor': {
    totp: { intent: 'totp', setup: 'none', factor_code: '123456', password },
    'totp-remove': { intent: 'totp-remove', password },
    passkey: { intent: 'passkey', passkey: '{}', name: 'Chiave', password },
    'passkey-rename': { intent: 'passkey-rename', id: '{passkey}', name: 'Altra' },
    'passkey-remove': { intent: 'passkey-remove', id: '{passkey}', password },
    codes: { intent: 'codes', password },
  },
  ...companyForms,
  '/:locale?/license': {
    purchase: { module: 'business-statistics' },
    withdraw: { withdraw: nobodysModule },
  },
  '/:locale?/console/accounts/:id': {
    join: { intent: 'join', request: '{request}', company: '{dealer}', role: 'sales' },
    'new-company': { intent: 'new-company', request: '{request}', name: 'Cicli Nuovi', country: 'CH' },
    rider: { intent: 'rider', request: '{request}' },
    refuse: { intent: 'refuse', request: '{request}', reason: 'Chi siete?' },
  },
  '/:locale?/console/staff': {
    invite: { intent: 'invite', email: 'new@guest.example', role: 'agent', locale: 'it' },
    resend: { intent: 'resend', invite: '{staffInvite}' },
    withdraw: { intent: 'withdraw', invite: '{staffInvite}' },
  },
  '/:locale?/console/staff/:id': {
    role: { intent: 'role', role: 'admin' },
    remove: { intent: 'remove' },
    disable: { intent: 'disable' },
    enable: { intent: 'enable' },
    'reset-second-factor': { intent: 'reset-second-factor' },
  },
  '/:locale?/console/licences': {
    grant: { intent: 'grant', ...licence },
    refuse: { intent: 'refuse', ...licence, reason: 'Non ancora' },
    'activate-all': { intent: 'activate-all', module: 'business-statistics' },
  },
  '/:locale?/console/licences/:companyId': {
    grant: { intent: 'grant', ...licence },
    refuse: { intent: 'refuse', ...licence, reason: 'Non ancora' },
    activate: { intent: 'activate', module: 'business-statistics' },
    deactivate: { intent: 'deactivate', module: 'tickets' },
  },
  '/:locale?/console/resources/new': {
    add: { submission, title_it: 'Telaio', folder: '1', terms: 'dealers' },
    discard: { intent: 'discard' },
  },
  '/:locale?/console/resources/folders': {
    folder: { intent: 'folder', name_it: 'Forcelle' },
    // There is none of these numbers.
    rename: { intent: 'rename', id: '999999', name_it: 'Forcelle' },
    delete: { intent: 'delete', id: '999999' },
  },
  '/:locale?/console/resources/:id': {
    facts: {
      intent: 'facts',
      title_it: 'Telaio',
      family: 'V4R',
      language: 'it',
      terms: 'internal',
      until: '2027-06-30',
    },
    version: { intent: 'version', submission },
    withdraw: { intent: 'withdraw' },
    restore: { intent: 'restore' },
  },
  '/:locale?/console/import': {
    begin: { kind: 'bicycles', submission },
  },
  '/:locale?/console/import/:id': {
    columns: {
      intent: 'columns',
      'column-serial_number': '0',
      'column-family': '1',
      days: 'dmy',
      decimals: 'comma',
    },
    apply: { intent: 'apply' },
    'apply-good': { intent: 'apply-good' },
    undo: { intent: 'undo' },
    cancel: { intent: 'cancel' },
  },
  ...catalogueForms,
  '/:locale?/console/inbound-mail': {
    settle: { intent: 'settle', id: '{asideMail}' },
    release: { intent: 'release', address: '{blockedAddress}' },
  },
  '/:locale?/console/mail': { test: { intent: 'test' } },
  '/:locale?/console/undelivered': {
    retry: { intent: 'retry', id: '{undelivered}' },
    'retry-all': { intent: 'retry-all' },
    discard: { intent: 'discard', id: '{undelivered}' },
  },
  '/:locale?/console/erasures/:id': {
    'carry-out': { confirm: 'yes' },
  },
  '/:locale?/sign-out': {
    'sign-out': { intent: 'sign-out' },
  },
  '/:locale?/second-factor/challenge': {
    password: { password },
  },
  '/:locale?/invite/:token': {
    join: { intent: 'join', name: 'Nino Nuovo', password: next },
    'sign-in': { intent: 'sign-in', password },
    accept: { intent: 'accept' },
  },
  '/:locale?/verify/:token': {
    confirm: { password },
    press: {},
  },
  '/:locale?/reset/:token': {
    set: { password: next },
  },
  '/locale': {
    choose: { locale: 'fr', to: '/' },
  },
  '/api/__session': {
    token: { token: 'none' },
  },
  '/api/hubspot/webhooks': { notice: {} },
  '/api/hubspot/contacts/create': {
    create: { email: 'new@guest.example' },
  },
}

/** The steps towards full access are sent to the page asked for. */
export function queryOf(path: string, name: string): string {
  if (path === '/:locale?/products/new' && name === 'claim') return '?way=transfer'
  if (path === '/:locale?/checks/:id') return '?step=step-1'
  if (path !== '/:locale?') return ''
  return `?sign-in=${name === 'sign-in' ? '' : name}`
}

/** What programs send and no form. */
export const asJson: readonly string[] = ['/api/hubspot/contacts/create']

const chained = ['ticket_chain', 'ticket_log']

/** What a form does all the same when a foreign or absent thing is no part of it. */
export const touches: Record<string, string[]> = {
  '/:locale?/tickets/:id reply': ['message', 'ticket', 'outbox', 'draft', ...chained],
  '/:locale?/new-ticket claim': ['draft'],
  '/:locale?/new-ticket remove': ['draft'],
  '/:locale?/new-ticket follow-up': ['ticket', 'ticket_event', 'attachment', 'outbox', ...chained],
  '/:locale?/console/new-ticket/:account claim': ['draft'],
  '/:locale?/console/new-ticket/:account remove': ['draft'],
  '/:locale?/products/new register': ['product', 'product_event', 'outbox'],
  '/:locale?/products/new remove': ['draft'],
  '/:locale?/drafts claim': ['draft'],
  '/:locale?/console/tickets/:id reply': ['message', 'ticket', 'outbox', 'ticket_event', ...chained],
}
