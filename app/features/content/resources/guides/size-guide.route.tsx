import { GuidePage } from './guide-page.tsx'
import { answerGuide, loadGuide } from './guides.server.ts'
import type { Route } from './+types/size-guide.route'

export function loader({ params, url, context }: Route.LoaderArgs) {
  return loadGuide('size-guide', { url, context, id: params.id })
}

export function action({ params, request, url, context }: Route.ActionArgs) {
  return answerGuide('size-guide', request, { url, context, id: params.id })
}

export default function SizeGuide({ loaderData, actionData }: Route.ComponentProps) {
  return <GuidePage key={loaderData.guide.id} page={loaderData} refusal={actionData} />
}
