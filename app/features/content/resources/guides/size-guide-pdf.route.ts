import { loadPdf } from './guides.server.ts'
import type { Route } from './+types/size-guide-pdf.route'

export function loader({ request, params, url, context }: Route.LoaderArgs) {
  return loadPdf('size-guide', request, { url, context, id: params.id })
}
