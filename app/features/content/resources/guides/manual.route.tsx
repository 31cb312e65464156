import { GuidePage } from './guide-page.tsx'
import { answerGuide, loadGuide } from './guides.server.ts'
import type { Route } from './+types/manual.route'

export function loader({ params, url, context }: Route.LoaderArgs) {
  return loadGuide('manual', { url, context, id: params.id })
}

export function action({ params, request, url, context }: Route.ActionArgs) {
  return answerGuide('manual', request, { url, context, id: params.id })
}

export default function Manual({ loaderData, actionData }: Route.ComponentProps) {
  return <GuidePage key={loaderData.guide.id} page={loaderData} refusal={actionData} />
}
