import { href } from 'react-router'
import { PageTitle } from '#app/kit/brand.tsx'
import { answerForm } from '#app/kit/forms/actions.server.ts'
import { readFields } from '#app/kit/http/forms.server.ts'
import { requestContext } from '#app/kit/http/request-info.server.ts'
import { Alert } from '#app/kit/ui/alert.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { formatDate } from '#app/kit/words/formats.ts'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { portalContext } from '#app/portal.server.ts'
import { Notice } from '../notice.tsx'
import { recallWords } from '../recalls.words.ts'
import { CheckCard } from './check-form.tsx'
import { readNotice } from './check.server.ts'
import { checkForms } from './forms.server.ts'
import { safetyWords } from './safety.words.ts'
import type { Route } from './+types/notice.route'
import '../pages.css'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { recall, ...named } = await readNotice(context.get(portalContext), params.number)
  const { id: _, version: _version, createdAt: _created, minutes: _minutes, ...shown } = recall
  return { recall: shown, ...named }
}

export async function action({ params, request, url, context }: Route.ActionArgs) {
  const [portal, info, locale] = [context.get(portalContext), context.get(requestContext), localeOf(url.pathname)]
  const work = { portal, info, locale, number: params.number, fields: await readFields(request) }
  return answerForm(work, checkForms, { page: url.pathname, otherwise: 'check' })
}

/** One notice, as the law wants it: the fixed headline first. */
export default function NoticePage({ loaderData: { recall, pictures, serials }, actionData }: Route.ComponentProps) {
  const say = useWords(safetyWords)
  const words = useWords(recallWords)
  const locale = useLocale()
  const prefix = localePrefix(locale)
  const headline = words(`headline.${recall.kind}`)
  return (
    <article className="safety">
      <PageTitle title={`${headline} · ${recall.texts.product[locale]}`} />
      <header className="stack-small">
        <p>
          <Link to={href('/:locale?/safety', prefix)}>
            <span aria-hidden="true">←</span> {say('back')}
          </Link>
        </p>
        <h1 className="safety-headline">{headline}</h1>
        <p className="cluster muted">
          <span className="serial">{recall.number}</span>
          {recall.publishedAt && <span>{formatDate(locale, recall.publishedAt)}</span>}
          {recall.correctedAt && <span>{words('corrected', { day: formatDate(locale, recall.correctedAt) })}</span>}
        </p>
      </header>
      {recall.state === 'closed' && <Alert title={say('closed')} />}
      <section className="card card-body">
        <Notice recall={recall} pictures={pictures} serials={serials} heading="h2" />
      </section>
      <CheckCard answered={actionData} />
      <p>
        <Link to={href('/:locale?/recalls', prefix)}>{say('own')}</Link>
      </p>
      <p className="muted">{say('share')}</p>
    </article>
  )
}
