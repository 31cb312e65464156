import { href } from 'react-router'
import { Alert } from '#app/kit/ui/alert.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { Fold } from '#app/kit/ui/fold.tsx'
import { RowLink, Table } from '#app/kit/ui/table.tsx'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import type { LaneEffects } from './effects.server.ts'
import { laneWords } from './lane.words.ts'

/** What the rule would have done with the latest claims, before it is published. */
export function LaneEffectsCard({ effects: { checked, passed, drawn } }: { effects: LaneEffects }) {
  const say = useWords(laneWords)
  const locale = useLocale()
  const listed = passed.slice(0, listedMost)
  const isAll = checked > 0 && passed.length === checked
  return (
    <Card title={say('effects')}>
      <div className="stack-small">
        {isAll ? <Alert tone="warning" title={say('effects.all')} /> : null}
        <p>
          <strong>{say('effects.passed', { passed: passed.length, checked })}</strong>
        </p>
        {passed.length > 0 ? (
          <p className="muted">{drawn === 0 ? say('effects.not-drawn') : say('effects.drawn', { count: drawn })}</p>
        ) : null}
        {listed.length > 0 ? (
          <Fold title={say('effects.list')} label={say('effects')}>
            <Table
              caption={say('effects')}
              rows={listed}
              rowKey={({ id }) => id}
              columns={[
                {
                  label: say('claim'),
                  look: 'main',
                  render: ({ id, frameModel, serialNumber }) => (
                    <>
                      <RowLink to={href('/:locale?/console/tickets/:id', { ...localePrefix(locale), id: String(id) })}>
                        {String(id)}
                      </RowLink>{' '}
                      {frameModel} {serialNumber}
                    </>
                  ),
                },
              ]}
            />
          </Fold>
        ) : null}
      </div>
    </Card>
  )
}

const listedMost = 50
