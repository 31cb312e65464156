import type { Fields } from './people.ts'

const rule = { groups: '1', kind_1: 'digits', least_1: '6', most_1: '8', example: '1234567' }

/** What the forms of the catalogue and the brand send: of a draft that nobody has, so that an administrator loses a race. */
export const catalogueForms: Record<string, Record<string, Fields>> = {
  '/:locale?/console/catalogue': {
    publish: { intent: 'publish', revision: '999' },
    discard: { intent: 'discard', revision: '999' },
    template: { intent: 'template', revision: '999' },
    again: { intent: 'again', revision: '999', version: '{catalogueVersion}' },
  },
  '/:locale?/console/brand': {
    identity: { intent: 'identity', revision: '999', name: 'Cicli Rossi' },
    picture: { intent: 'picture', revision: '999', place: 'logo' },
    'remove-picture': { intent: 'remove-picture', revision: '999', place: 'logo' },
    publish: { intent: 'publish', revision: '999' },
    discard: { intent: 'discard', revision: '999' },
    again: { intent: 'again', revision: '999', version: '{brandVersion}' },
  },
  '/:locale?/console/brand/texts/:text': {
    text: { intent: 'text', revision: '999', it: 'Un testo.' },
  },
  '/:locale?/console/catalogue/coverage': {
    rule: {
      intent: 'rule',
      revision: '999',
      code: 'motor',
      name_it: 'Motore',
      families: ['V4R'],
      parts: ['frame'],
      kinds: ['functional'],
      starts: 'purchase',
      months: '24',
      replacement_months: '24',
    },
    floors: { intent: 'floors', revision: '999', floor_IT: '24' },
    remove: { intent: 'remove', revision: '999', code: 'paint' },
    up: { intent: 'up', revision: '999', code: 'paint' },
  },
  '/:locale?/console/catalogue/parts': {
    part: { intent: 'part', revision: '999', code: 'wheel', name_it: 'Ruota' },
    remove: { intent: 'remove', revision: '999', code: 'fork' },
    up: { intent: 'up', revision: '999', code: 'fork' },
  },
  '/:locale?/console/catalogue/kinds': {
    kind: { intent: 'kind', revision: '999', code: 'noise', name_it: 'Rumore', photos: '1' },
    remove: { intent: 'remove', revision: '999', code: 'aesthetic' },
    up: { intent: 'up', revision: '999', code: 'aesthetic' },
  },
  '/:locale?/console/catalogue/families': {
    up: { intent: 'up', revision: '999', code: 'V4R' },
    down: { intent: 'down', revision: '999', code: 'V4R' },
    instructions: { intent: 'instructions', revision: '999', instructions_it: 'Controlla la bici.' },
    attribute: { intent: 'attribute', revision: '999', code: 'motor', name_it: 'Motore', kind: 'text' },
  },
  '/:locale?/console/catalogue/families/new': {
    add: { revision: '999', family_code: 'R1', name_it: 'Gravel', example: 'R1-00123' },
  },
  '/:locale?/console/catalogue/families/:code': {
    facts: { intent: 'facts', revision: '999', name_it: 'Gravel', active: 'on' },
    serial: { ...rule, revision: '999' },
    try: { ...rule, intent: 'try', revision: '999', tried: 'ABC-00123' },
    attributes: { intent: 'attributes', revision: '999', place_firmware: '1' },
    remove: { intent: 'remove', revision: '999' },
  },
  '/:locale?/console/catalogue/families/:code/geometry': {
    geometry: { revision: '999', rows: '1' },
  },
  '/:locale?/console/catalogue/lane': {
    lane: { intent: 'lane', revision: '999', currency: 'EUR', no_limit: 'on', drawn: '5' },
  },
  '/:locale?/console/catalogue/promises': {
    promise: { intent: 'promise', revision: '999', days: '2' },
    satisfaction: { intent: 'satisfaction', revision: '999', after_days: '3', every_days: '30', call_days: '2' },
    appeals: { intent: 'appeals', revision: '999', appeal_days: '30' },
    reminders: { intent: 'reminders', revision: '999', hours: '4', days: '2' },
    working: { intent: 'working', revision: '999', weekdays: ['1'], from: '09:00', to: '18:00' },
    remove: { intent: 'remove', revision: '999', kind: 'aesthetic' },
  },
  '/:locale?/console/catalogue/answers': {
    answer: { intent: 'answer', revision: '999', code: 'photo', name_it: 'Foto', use: 'answer', text_it: 'Una foto' },
    remove: { intent: 'remove', revision: '999', code: 'photo' },
    up: { intent: 'up', revision: '999', code: 'photo' },
  },
  '/:locale?/console/catalogue/services': {
    service: {
      intent: 'service',
      revision: '999',
      code: 'spokes',
      name_it: 'Raggi',
      service: 'yearly',
      first_months: '6',
    },
    grace: { intent: 'grace', revision: '999', grace_days: '20' },
    remove: { intent: 'remove', revision: '999', code: 'yearly' },
    up: { intent: 'up', revision: '999', code: 'yearly' },
  },
  '/:locale?/console/catalogue/labour': {
    labour: { intent: 'labour', revision: '999', code: 'wheel', name_it: 'Ruota', minutes: '10' },
    remove: { intent: 'remove', revision: '999', code: 'inspect' },
    up: { intent: 'up', revision: '999', code: 'inspect' },
  },
  '/:locale?/console/catalogue/shots': {
    shot: { intent: 'shot', revision: '999', code: 'axle', name_it: 'Il perno' },
    list: { intent: 'list', revision: '999', part: 'fork', shots: ['fork-legs'] },
    remove: { intent: 'remove', revision: '999', code: 'fork-legs' },
    up: { intent: 'up', revision: '999', code: 'fork-legs' },
  },
}
