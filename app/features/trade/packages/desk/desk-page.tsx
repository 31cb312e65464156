import { TextInLanguage } from '#app/kit/markdown/texts.fields.tsx'
import { href } from 'react-router'
import { PageTitle } from '#app/kit/brand.tsx'
import { DangerFold } from '#app/kit/forms/button-form.tsx'
import { wordProblem } from '#app/kit/forms/problems.ts'
import { PublishCard } from '#app/kit/forms/publish-card.tsx'
import { Alert } from '#app/kit/ui/alert.tsx'
import { LinkButton } from '#app/kit/ui/button.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { type Description, DescriptionList } from '#app/kit/ui/description-list.tsx'
import { DoneToast } from '#app/kit/ui/done-toast.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { formatNumber } from '#app/kit/words/formats.ts'
import { localePrefix } from '#app/kit/words/locales.ts'
import { formatMoney } from '#app/kit/words/money.ts'
import { languageAmong } from '#app/kit/words/texts.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { countryName } from '#app/features/bicycles/coverage/coverage.countries.ts'
import { ReachCard } from '#app/features/people/audience/audience.reach.tsx'
import { Contents, minutesIn, Picture, Standing, validityIn } from '../facts.tsx'
import { formWords } from '../forms.words.ts'
import { packageWords } from '../packages.words.ts'
import { SuccessorNote } from '../successor-note.tsx'
import { deskWords } from './desk.words.ts'
import { EndCard } from './state-cards.tsx'
import type { Route } from './+types/desk.route'

type Page = Route.ComponentProps['loaderData']
type DeskPageProps = { page: Page; refusal: Route.ComponentProps['actionData'] }

/** A draft with whom it would reach; what is published with what came of it. */
export function DeskPage({ page, refusal }: DeskPageProps) {
  const { package: it, audience, reach, figures, notice } = page
  const say = useWords(deskWords)
  const words = useWords(packageWords)
  const locale = useLocale()
  const prefix = localePrefix(locale)
  const path = href('/:locale?/console/packages/:id', { ...prefix, id: String(it.id) })
  const language = languageAmong(it.titles, locale)
  const title = it.titles[language]
  const isDraft = it.state === 'draft'
  const [problem] = refusal && refusal.intent !== 'end' ? refusal.problems : []
  return (
    <div className="stack">
      <PageTitle title={title} />
      <DoneToast title={notice && !refusal ? say(`notice.${notice.done}`) : undefined} />
      <PageHeader
        back={{ to: href('/:locale?/console/packages', prefix), label: words('packages') }}
        title={<span lang={language}>{title}</span>}
        actions={<Actions page={page} />}
      >
        <span className="cluster">
          <span>{words(`kind.${it.kind}`)}</span>
          <Standing state={it.state} />
        </span>
      </PageHeader>
      {problem ? <Alert tone="warning" first title={wordProblem(locale, formWords, problem)} /> : null}
      {it.state === 'ended' ? <SuccessorNote successor={it.successor} side="desk" /> : null}
      {figures ? <FiguresCard figures={figures} kind={it.kind} /> : null}
      <Picture id={it.id} picture={page.picture} />
      <TextCard page={page} />
      {it.lines.length > 0 ? (
        <Card title={words(it.kind === 'supply' ? 'contents' : 'contents.service')}>
          <Contents lines={it.lines} stock={page.stock} />
        </Card>
      ) : null}
      <FactsCard page={page} />
      <ReachCard audience={audience} reach={reach} path={path} />
      {isDraft && page.mayPublish && reach.people > 0 ? (
        <PublishCard
          revision={it.revision}
          title={say('publish.title')}
          words={say('publish.words')}
          button={say('publish')}
        />
      ) : null}
      {isDraft && !page.mayPublish ? <p className="muted">{say('publish.agent')}</p> : null}
      {page.mayEnd ? (
        <EndCard successors={page.successors} refusal={refusal?.intent === 'end' ? refusal : undefined} />
      ) : null}
      {isDraft && page.mayPublish ? (
        <DangerFold intent="discard" title={say('discard')} words={say('discard.words')} button={say('discard')} />
      ) : null}
    </div>
  )
}

function Actions({ page: { package: it, mayChange } }: { page: Page }) {
  const say = useWords(deskWords)
  const here = { ...localePrefix(useLocale()), id: String(it.id) }
  return (
    <>
      {mayChange ? <LinkButton to={href('/:locale?/console/packages/:id/edit', here)}>{say('edit')}</LinkButton> : null}
      {it.state === 'draft' ? null : (
        <LinkButton to={href('/:locale?/packages/:id', here)}>{say('read-it')}</LinkButton>
      )}
    </>
  )
}

function TextCard({ page: { language, prose } }: { page: Page }) {
  const say = useWords(deskWords)
  if (prose.length === 0) return null
  return (
    <Card title={say('section.text')}>
      <div className="stack">
        <TextInLanguage prose={prose} language={language} />
      </div>
    </Card>
  )
}

function FactsCard({ page: { package: it, checklist } }: { page: Page }) {
  const words = useWords(packageWords)
  const locale = useLocale()
  const validity = validityIn(locale, it.validFrom, it.validUntil)
  const price = words(it.kind === 'supply' ? 'price' : 'price.advised')
  const facts: (Description | false)[] = [
    { term: words('models'), detail: it.families.join(', ') || words('models.all') },
    validity !== '' && { term: words('valid'), detail: validity },
    it.books !== null && { term: words('books'), detail: words(`books.${it.books}`) },
    it.minutes !== null && { term: words('duration'), detail: minutesIn(locale, it.minutes) },
    checklist !== '' && { term: words('checklist'), detail: checklist },
    it.prices.length === 0 && { term: price, detail: words('price.request') },
    ...it.prices.map(({ country, currency, amount }) => ({
      term: `${price} · ${country ? countryName(locale, country) : words('price.other')}`,
      detail: formatMoney(locale, { minor: amount, currency }),
    })),
  ]
  return (
    <Card>
      <DescriptionList columns={3} items={facts.filter((fact) => fact !== false)} />
    </Card>
  )
}

type FiguresProps = { figures: NonNullable<Page['figures']>; kind: Page['package']['kind'] }

function FiguresCard({ figures, kind }: FiguresProps) {
  const say = useWords(deskWords)
  const locale = useLocale()
  const shown = kind === 'supply' ? (['asked', 'accepted'] as const) : (['dealers', 'booked', 'done'] as const)
  return (
    <Card title={say('figures')}>
      <dl className="package-figures">
        {shown.map((name) => (
          <div key={name}>
            <dt>{say(name)}</dt>
            <dd>{formatNumber(locale, figures[name])}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
