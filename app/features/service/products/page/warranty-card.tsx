import { ButtonForm } from '#app/kit/forms/button-form.tsx'
import { Alert } from '#app/kit/ui/alert.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { formatDay, unbroken } from '#app/kit/words/formats.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { nameOf, useLabels } from '#app/catalogue/catalogue.labels.ts'
import { WarrantyStatus } from '../products.warranty.tsx'
import type { PageData } from './page-data.ts'
import { anchors } from './actions.ts'
import { warrantyWords } from './warranty-card.words.ts'

/** The same last days as a claim would be assessed by, repairs and replacements counted. */
export function WarrantyCard({ page: { warranty, lastDays, today, product, may } }: { page: PageData }) {
  const say = useWords(warrantyWords)
  const labels = useLabels()
  const locale = useLocale()
  const dayOf = (day: string) => unbroken(formatDay(locale, day))
  const { rules, legal, replaced } = lastDays
  return (
    <Card title={say('title')} id={anchors.confirm}>
      <div className="stack-small">
        <WarrantyStatus warranty={warranty} />
        <LastDay label={say('until')} day={dayOf(warranty.expiry)} />
        {product.isConfirmed ? null : (
          <Alert tone="warning" title={say('unconfirmed.title')}>
            <p>
              {product.longestExpiry > warranty.expiry
                ? say('unconfirmed.longer', { day: dayOf(product.longestExpiry) })
                : say('unconfirmed')}
            </p>
            {may.confirm && (
              <ButtonForm intent="confirm" size="small">
                {say('confirm')}
              </ButtonForm>
            )}
          </Alert>
        )}
        {rules.map(({ rule, name, ends, isMain }) => (
          <p key={rule} className="muted product-small">
            {ends === null || (isMain && ends === warranty.expiry)
              ? `${name}.`
              : say(ends < today ? 'other.ended' : 'other', { rule: name, day: dayOf(ends) })}
          </p>
        ))}
        {replaced.map(({ part, ends }) => (
          <LastDay key={part} label={say('replaced', { part: nameOf(labels.parts, part) })} day={dayOf(ends)} />
        ))}
        {legal && <LastDay label={say(legal.ends < today ? 'legal.ended' : 'legal')} day={dayOf(legal.ends)} />}
        {legal && legal.ends >= today ? (
          <p className="muted product-small">
            {say('legal.scope')} {legal.isProlonged ? say('legal.prolonged') : null}
          </p>
        ) : null}
      </div>
    </Card>
  )
}

function LastDay({ label, day }: { label: string; day: string }) {
  return (
    <p className="product-expiry">
      <span className="muted">{label}</span> {day}
    </p>
  )
}
