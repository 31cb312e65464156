import { href } from 'react-router'
import { PageTitle, useBrand } from '#app/kit/brand.tsx'
import { answerForm } from '#app/kit/forms/actions.server.ts'
import { readFields } from '#app/kit/http/forms.server.ts'
import { requestContext } from '#app/kit/http/request-info.server.ts'
import { Link } from '#app/kit/ui/link.tsx'
import { formatDate } from '#app/kit/words/formats.ts'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { portalContext } from '#app/portal.server.ts'
import { listNotices } from '../recalls.server.ts'
import { recallWords } from '../recalls.words.ts'
import { StateDot } from '../state-dot.tsx'
import { CheckCard } from './check-form.tsx'
import { checkForms } from './forms.server.ts'
import { safetyWords } from './safety.words.ts'
import type { Route } from './+types/safety.route'
import '../pages.css'

export async function loader({ url, context }: Route.LoaderArgs) {
  const locale = localeOf(url.pathname)
  const notices = await listNotices(context.get(portalContext))
  return notices.map(({ number, kind, state, publishedAt, texts }) => ({
    number,
    kind,
    state,
    publishedAt,
    product: texts.product[locale],
  }))
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const [portal, info, locale] = [context.get(portalContext), context.get(requestContext), localeOf(url.pathname)]
  const work = { portal, info, locale, number: undefined, fields: await readFields(request) }
  return answerForm(work, checkForms, { page: url.pathname, otherwise: 'check' })
}

/** All the notices there are, for anybody. */
export default function Safety({ loaderData: notices, actionData }: Route.ComponentProps) {
  const say = useWords(safetyWords)
  const words = useWords(recallWords)
  const locale = useLocale()
  const { name: brand } = useBrand()
  return (
    <article className="safety">
      <PageTitle title={say('title')} />
      <header className="stack-small">
        <h1>{say('title')}</h1>
        <p className="muted">{say('intro', { brand })}</p>
      </header>
      {notices.length > 0 && <CheckCard answered={actionData} />}
      {notices.length === 0 && <p>{say('none')}</p>}
      <ul className="safety-list">
        {notices.map(({ number, kind, state, publishedAt, product }) => (
          <li key={number} className="card card-body">
            <p className="eyebrow">{words(`headline.${kind}`)}</p>
            <h2>
              <Link to={href('/:locale?/safety/:number', { ...localePrefix(locale), number })}>{product}</Link>
            </h2>
            <p className="cluster muted">
              <span className="serial">{number}</span>
              {publishedAt && <span>{formatDate(locale, publishedAt)}</span>}
              {state === 'closed' && <StateDot state={state} />}
            </p>
          </li>
        ))}
      </ul>
    </article>
  )
}
