import { href } from 'react-router'
import { type Locale, localePrefix } from '#app/kit/words/locales.ts'
import type { Owner } from '../webhooks.ts'

/** Where the pages of the endpoints of an owner are. */
export function pagesOf(locale: Locale, owner: Owner) {
  const prefix = localePrefix(locale)
  if (owner === null)
    return {
      list: href('/:locale?/console/webhooks', prefix),
      new: href('/:locale?/console/webhooks/new', prefix),
      events: href('/:locale?/console/webhooks/events', prefix),
      endpoint: (id: number) => href('/:locale?/console/webhooks/:id', { ...prefix, id: `${id}` }),
      delivery: (id: number, delivery: number) =>
        href('/:locale?/console/webhooks/:id/deliveries/:delivery', {
          ...prefix,
          id: `${id}`,
          delivery: `${delivery}`,
        }),
    }
  return {
    list: href('/:locale?/user/company/connections', prefix),
    new: href('/:locale?/user/company/connections/new', prefix),
    events: href('/:locale?/user/company/connections/events', prefix),
    endpoint: (id: number) => href('/:locale?/user/company/connections/:id', { ...prefix, id: `${id}` }),
    delivery: (id: number, delivery: number) =>
      href('/:locale?/user/company/connections/:id/deliveries/:delivery', {
        ...prefix,
        id: `${id}`,
        delivery: `${delivery}`,
      }),
  }
}
