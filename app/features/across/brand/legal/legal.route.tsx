import { textIn } from '#app/brand/brand.ts'
import { legalWords } from '#app/brand/legal-links.words.ts'
import { PageTitle } from '#app/kit/brand.tsx'
import { isLegalText } from '#app/kit/legal-texts.ts'
import { proseOf } from '#app/kit/markdown/markdown.server.ts'
import { Prose } from '#app/kit/markdown/prose.tsx'
import { Problem } from '#app/kit/problem.ts'
import { localeOf } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { portalContext } from '#app/portal.server.ts'
import { textsWords } from '../texts/texts.words.ts'
import './legal.css'
import type { Route } from './+types/legal.route'

/** Anybody may read what is published. @throws Problem not-found for what is not */
export function loader({ params, url, context }: Route.LoaderArgs) {
  const { text: name } = params
  const found = isLegalText(name)
    ? textIn(context.get(portalContext).brands.current(), name, localeOf(url.pathname))
    : undefined
  if (!isLegalText(name) || !found) throw new Problem('not-found')
  return { name, written: found.locale, prose: proseOf(found.text) }
}

export default function Legal({ loaderData: { name, written, prose } }: Route.ComponentProps) {
  const say = useWords(textsWords)
  const title = useWords(legalWords)(name)
  return (
    <article className="legal stack">
      <PageTitle title={title} />
      <h1>{title}</h1>
      {written === useLocale() ? null : <p className="muted">{say('italian-only')}</p>}
      <div lang={written}>
        <Prose prose={prose} />
      </div>
    </article>
  )
}
