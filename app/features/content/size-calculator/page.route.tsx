import type { ReactNode } from 'react'
import { data, href, useLocation } from 'react-router'
import { PageTitle } from '#app/kit/brand.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { EmptyState } from '#app/kit/ui/empty-state.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { portalContext } from '#app/portal.server.ts'
import { requireModule, viewerIn } from '#app/features/people/account/account.server.ts'
import { bicycleIn } from '#app/features/bicycles/bicycle/bicycle.ts'
import { BicycleDrawing } from '#app/features/bicycles/bicycle/bicycle.drawing.tsx'
import { familyName, useLabels } from '#app/catalogue/catalogue.labels.ts'
import { resourceWords } from '#app/features/content/resources/resources.words.ts'
import { GeometryTable } from './geometry-table.tsx'
import { InseamGuide } from './inseam-guide.tsx'
import { MeasureForm } from './measure-form.tsx'
import { readMeasures } from './measures.ts'
import { Result } from './result.tsx'
import { headlineOf } from './sentences.ts'
import { chosenOf, proposeSizes, type Sizes } from './size-calculator.ts'
import { chooseFamily, type FamilyChoice } from './families.ts'
import { sizeWords } from './size-calculator.words.ts'
import { useTyping } from './use-typing.ts'
import type { Route } from './+types/page.route'
import './size-calculator.css'

export function loader({ url, context }: Route.LoaderArgs) {
  requireModule(viewerIn(context), 'user-guides')
  const choice = chooseFamily(context.get(portalContext).catalogues.current(), url.searchParams.get('model'))
  return data(choice ?? null, readMeasures(url.searchParams).state === 'wrong' ? 400 : 200)
}

export default function SizeCalculator({ loaderData: choice }: Route.ComponentProps) {
  return choice ? <Calculator {...choice} /> : <NoSizes />
}

/** But for the sizes all of it stands in the address, and is the same on both sides. */
function Calculator({ models, family, sizes }: FamilyChoice) {
  const say = useWords(sizeWords)
  const labels = useLabels()
  const locale = useLocale()
  const prefix = localePrefix(locale)
  const path = href('/:locale?/resources/size-calculator', prefix)
  const chosen = new URLSearchParams(useLocation().search).get('size')
  const { form, reading, mistakes, events } = useTyping(path, models[0])
  const model = family === models[0] ? null : family
  const { typed } = reading
  const measures = reading.state === 'ready' && Object.keys(mistakes).length === 0 ? reading.measures : undefined
  const proposal = measures && proposeSizes(sizes, measures.rider)
  return (
    <div className="stack">
      <Head>
        <div>
          <p>{familyName(labels, family)}</p>
          <p>{say('intro')}</p>
        </div>
      </Head>
      <div className="size-page">
        <Card title={say('form')}>
          <MeasureForm {...{ path, models, model: family, typed, mistakes, events }} formRef={form} />
        </Card>
        <div className="stack">
          {/* Read aloud as it changes, so it is there before there is a result. */}
          <p className="visually-hidden" aria-live="polite">
            {proposal && headlineOf(locale, proposal)}
          </p>
          {proposal ? (
            <Result {...{ measures, proposal, typed, model, path }} shown={chosenOf(proposal, chosen)?.size} />
          ) : (
            <Invitation sizes={sizes} />
          )}
          <GeometryTable sizes={sizes} proposed={proposal?.fits.map(({ frame }) => frame) ?? []} />
        </div>
        <InseamGuide />
      </div>
    </div>
  )
}

function Head({ children }: { children?: ReactNode }) {
  const say = useWords(sizeWords)
  const resources = useWords(resourceWords)
  return (
    <>
      <PageTitle title={say('title')} />
      <PageHeader
        back={{ to: href('/:locale?/resources', localePrefix(useLocale())), label: resources('resources') }}
        title={say('title')}
      >
        {children}
      </PageHeader>
    </>
  )
}

/** A maker whose families have no geometry yet, or none that is published. */
function NoSizes() {
  const say = useWords(sizeWords)
  return (
    <div className="stack">
      <Head />
      <Card>
        <EmptyState title={say('no-sizes')}>{say('no-sizes.why')}</EmptyState>
      </Card>
    </div>
  )
}

function Invitation({ sizes }: { sizes: Sizes }) {
  const say = useWords(sizeWords)
  return (
    <Card>
      <div className="stack">
        <div className="size-invitation">
          <BicycleDrawing geometry={bicycleIn(sizes[Math.floor((sizes.length - 1) / 2)] ?? sizes[0])} />
        </div>
        <p className="muted">{say('result.nothing-yet')}</p>
      </div>
    </Card>
  )
}
