import { data, href, useLocation } from 'react-router'
import { PageTitle } from '#app/kit/brand.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { requireModule, viewerIn } from '#app/features/people/account/account.server.ts'
import { raceGeometry } from '#app/features/bicycles/bicycle/bicycle.ts'
import { BicycleDrawing } from '#app/features/bicycles/bicycle/bicycle.drawing.tsx'
import { familyName, useLabels } from '#app/catalogue/catalogue.labels.ts'
import { resourceWords } from '../resources/resources.words.ts'
import { GeometryTable } from './geometry-table.tsx'
import { InseamGuide } from './inseam-guide.tsx'
import { MeasureForm } from './measure-form.tsx'
import { readMeasures } from './measures.ts'
import { Result } from './result.tsx'
import { headlineOf } from './sentences.ts'
import { family, chosenOf, proposeSizes } from './size-calculator.ts'
import { sizeWords } from './size-calculator.words.ts'
import { useTyping } from './use-typing.ts'
import type { Route } from './+types/page.route'
import './size-calculator.css'

export function loader({ url, context }: Route.LoaderArgs) {
  requireModule(viewerIn(context), 'user-guides')
  return data(null, readMeasures(url.searchParams).state === 'wrong' ? 400 : 200)
}

/** All of it stands in the address, and is the same on both sides. */
export default function SizeCalculator() {
  const say = useWords(sizeWords)
  const labels = useLabels()
  const resources = useWords(resourceWords)
  const locale = useLocale()
  const prefix = localePrefix(locale)
  const path = href('/:locale?/resources/size-calculator', prefix)
  const chosen = new URLSearchParams(useLocation().search).get('size')
  const { form, reading, mistakes, events } = useTyping(path)
  const { typed } = reading
  const measures = reading.state === 'ready' && Object.keys(mistakes).length === 0 ? reading.measures : undefined
  const proposal = measures && proposeSizes(measures.rider)
  return (
    <div className="stack">
      <PageTitle title={say('title')} />
      <PageHeader
        back={{ to: href('/:locale?/resources', prefix), label: resources('resources') }}
        title={say('title')}
      >
        <div>
          <p>{familyName(labels, family)}</p>
          <p>{say('intro')}</p>
        </div>
      </PageHeader>
      <div className="size-page">
        <Card title={say('form')}>
          <MeasureForm {...{ path, typed, mistakes, events }} formRef={form} />
        </Card>
        <div className="stack">
          {/* Read aloud as it changes, so it is there before there is a result. */}
          <p className="visually-hidden" aria-live="polite">
            {proposal && headlineOf(locale, proposal)}
          </p>
          {proposal ? (
            <Result {...{ measures, proposal, typed, path }} shown={chosenOf(proposal, chosen)} />
          ) : (
            <Invitation />
          )}
          <GeometryTable proposed={proposal?.fits.map(({ size }) => size) ?? []} />
        </div>
        <InseamGuide />
      </div>
    </div>
  )
}

function Invitation() {
  const say = useWords(sizeWords)
  return (
    <Card>
      <div className="stack">
        <div className="size-invitation">
          <BicycleDrawing geometry={raceGeometry(54)} />
        </div>
        <p className="muted">{say('result.nothing-yet')}</p>
      </div>
    </Card>
  )
}
