import { href } from 'react-router'
import { idIn } from '#app/kit/http/ids.ts'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { terms } from '#app/terms.words.ts'
import { BeginPage } from './begin-page.tsx'
import { answerBeginning, loadBeginning } from './beginning.server.ts'
import type { Route } from './+types/at-desk.route'

export function loader(args: Route.LoaderArgs) {
  return loadBeginning(args, { appointment: idIn(args.params.id) }, args.params.kind)
}

export function action(args: Route.ActionArgs) {
  return answerBeginning(args, { appointment: idIn(args.params.id) }, args.params.kind)
}

/** A checklist on a bicycle that is booked at the desk, no matter who holds it. */
export default function AtDesk({ loaderData, actionData, params }: Route.ComponentProps) {
  const say = useWords({ appointments: terms.appointments })
  const to = href('/:locale?/appointments/:id', { ...localePrefix(useLocale()), id: params.id })
  return <BeginPage page={loaderData} back={{ to, label: say('appointments') }} refusal={actionData} />
}
