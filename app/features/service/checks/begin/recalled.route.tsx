import { href } from 'react-router'
import { idIn } from '#app/kit/http/ids.ts'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { terms } from '#app/terms.words.ts'
import { BeginPage } from './begin-page.tsx'
import { answerBeginning, loadBeginning } from './beginning.server.ts'
import type { Route } from './+types/recalled.route'

export function loader(args: Route.LoaderArgs) {
  return loadBeginning(args, { unit: idIn(args.params.id) }, '')
}

export function action(args: Route.ActionArgs) {
  return answerBeginning(args, { unit: idIn(args.params.id) }, '')
}

/** The checklist that a recall asks for, on one of its bicycles. */
export default function Recalled({ loaderData, actionData }: Route.ComponentProps) {
  const say = useWords({ recalls: terms.recalls })
  const to = href('/:locale?/recalls', localePrefix(useLocale()))
  return <BeginPage page={loaderData} back={{ to, label: say('recalls') }} refusal={actionData} />
}
