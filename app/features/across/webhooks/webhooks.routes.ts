import { route } from '@react-router/dev/routes'

/** The same pages at two places: of the maker below /console, of a company below its own page. */
function routesAt(path: string, whose: 'maker' | 'company') {
  const folder = 'features/across/webhooks/page'
  const id = (name: string) => ({ id: `${whose}-webhooks-${name}` })
  return [
    route(path, `${folder}/list.route.tsx`, id('list')),
    route(`${path}/new`, `${folder}/new.route.tsx`, id('new')),
    route(`${path}/events`, `${folder}/events.route.tsx`, id('events')),
    route(`${path}/:id`, `${folder}/endpoint.route.tsx`, id('endpoint')),
    route(`${path}/:id/deliveries/:delivery`, `${folder}/delivery.route.tsx`, id('delivery')),
  ]
}

/** Below /console. */
export const webhookRoutes = routesAt('webhooks', 'maker')

export const companyWebhookRoutes = routesAt('user/company/connections', 'company')
