import { loadPdf } from './guides.server.ts'
import type { Route } from './+types/manual-pdf.route'

export function loader({ request, params, url, context }: Route.LoaderArgs) {
  return loadPdf('manual', request, { url, context, id: params.id })
}
