import { Download } from 'lucide-react'
import { href } from 'react-router'
import { LinkButton } from '#app/kit/ui/button.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { Tabs } from '#app/kit/ui/tabs.tsx'
import { formatNumber } from '#app/kit/words/formats.ts'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import type { Geometry } from '#app/features/bicycles/bicycle/bicycle.ts'
import { SizeDrawing } from './drawing.tsx'
import { type Measures, searchOf, type Typed } from './measures.ts'
import { headlineOf, reasonLine, refusalLine, riderLine, signed } from './sentences.ts'
import { bicycleFor, figures, figuresOf, letterOf, type Proposal } from './size-calculator.ts'
import { sizeWords } from './size-calculator.words.ts'

type Props = {
  measures: Measures
  proposal: Proposal
  /** The size that is drawn. */
  shown: string | undefined
  typed: Typed
  /** The family, where the address names one. */
  model: string | null
  path: string
}

export function Result({ measures, proposal, shown, typed, model, path }: Props) {
  const locale = useLocale()
  const say = useWords(sizeWords)
  const bicycles = proposal.fits.map(({ frame }) => ({
    size: frame.size,
    geometry: bicycleFor(frame, measures.rider, measures.cockpit),
  }))
  const drawn = bicycles.find(({ size }) => size === shown)
  const other = bicycles.find(({ size }) => size !== shown)
  const pdf =
    href('/:locale?/resources/size-calculator/pdf', localePrefix(locale)) + searchOf(typed, { model, size: shown })
  return (
    <>
      <Card className="size-result">
        <div className="stack">
          <header className="size-headline">
            <div>
              <h2>{headlineOf(locale, proposal)}</h2>
              <p className="muted">{riderLine(locale, measures.rider)}</p>
            </div>
            {drawn && (
              <LinkButton to={pdf} reloadDocument icon={<Download size={16} aria-hidden />}>
                {say('result.pdf')}
              </LinkButton>
            )}
          </header>
          {'why' in proposal && <p>{refusalLine(locale, proposal)}</p>}
          {other && (
            <Tabs
              label={say('result.which')}
              tabs={bicycles.map(({ size }) => ({
                to: path + searchOf(typed, { model, size }),
                label: say('result.one', { size }),
                current: size === shown,
              }))}
            />
          )}
          {drawn && <SizeDrawing {...drawn} other={other} />}
          {proposal.fits.length > 0 && <Reasons proposal={proposal} />}
        </div>
      </Card>
      {drawn && <Figures bicycles={bicycles} />}
    </>
  )
}

function Reasons({ proposal: { fits, ...rest } }: { proposal: Proposal }) {
  const locale = useLocale()
  const say = useWords(sizeWords)
  return (
    <div className="size-reasons">
      {fits.map(({ frame: { size }, reasons }) => (
        <section key={size}>
          <h3>
            {say('result.why', { size })}
            {fits.length > 1 && 'first' in rest && rest.first === size && (
              <span className="size-first"> · {say('result.first')}</span>
            )}
          </h3>
          <ul>
            {reasons.map((reason) => (
              <li key={reason.kind}>{reasonLine(locale, reason)}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function Figures({ bicycles }: { bicycles: { size: string; geometry: Geometry }[] }) {
  const locale = useLocale()
  const say = useWords(sizeWords)
  const columns = bicycles.map(({ size, geometry }) => ({ size, values: figuresOf(geometry) }))
  return (
    <Card title={say('figures')}>
      <div className="stack-small">
        <table className="size-figures">
          <caption className="visually-hidden">{say('figures')}</caption>
          <thead>
            <tr>
              <th scope="col">{say('measure')}</th>
              {columns.map(({ size }) => (
                <th key={size} scope="col" className="size-number">
                  {say('result.one', { size })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {figures.map((figure) => (
              <tr key={figure}>
                <th scope="row">
                  <span className="size-name">
                    <span className="size-key" aria-hidden="true">
                      {letterOf(figure)}
                    </span>
                    {say(`figure.${figure}`)}
                  </span>
                </th>
                {columns.map(({ size, values }) => (
                  <td key={size} className="size-number">
                    {formatNumber(locale, values[figure])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <p className="field-hint">{say('figures.how')}</p>
        {bicycles.map(({ size, geometry: { stem, stemAngle, spacers } }) => (
          <p key={size} className="field-hint">
            {say('cockpit.used', { size, stem, angle: signed(locale, stemAngle), spacers })}
          </p>
        ))}
        <p className="field-hint">{say('estimate')}</p>
      </div>
    </Card>
  )
}
