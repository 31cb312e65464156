import type { Fields } from './people.ts'

/** What the forms of the catalogue send: of a draft that nobody has, so that an administrator loses a race. */
export const catalogueForms: Record<string, Record<string, Fields>> = {
  '/:locale?/console/catalogue': {
    publish: { intent: 'publish', revision: '999' },
    discard: { intent: 'discard', revision: '999' },
    template: { intent: 'template', revision: '999' },
    again: { intent: 'again', revision: '999', version: '{catalogueVersion}' },
  },
}
