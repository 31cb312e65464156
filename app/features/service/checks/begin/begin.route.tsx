import { href } from 'react-router'
import { idIn } from '#app/kit/http/ids.ts'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { BeginPage } from './begin-page.tsx'
import { answerBeginning, loadBeginning } from './beginning.server.ts'
import { beginWords } from './begin.words.ts'
import type { Route } from './+types/begin.route'

export function loader(args: Route.LoaderArgs) {
  return loadBeginning(args, { product: idIn(args.params.id) }, args.params.kind)
}

export function action(args: Route.ActionArgs) {
  return answerBeginning(args, { product: idIn(args.params.id) }, args.params.kind)
}

/** A checklist on one of the own bicycles. */
export default function Begin({ loaderData, actionData, params }: Route.ComponentProps) {
  const say = useWords(beginWords)
  const to = href('/:locale?/products/:id', { ...localePrefix(useLocale()), id: params.id })
  return <BeginPage page={loaderData} back={{ to, label: say('bike') }} refusal={actionData} />
}
