import type { ReactNode } from 'react'
import { Form as PageForm, useLocation } from 'react-router'
import { PageTitle } from '#app/kit/brand.tsx'
import { TextField } from '#app/kit/forms/form-fields.tsx'
import { Form, WithSaved } from '#app/kit/forms/form.tsx'
import { DangerFold } from '#app/kit/forms/button-form.tsx'
import type { FormFailure } from '#app/kit/forms/problems.ts'
import { useForm } from '#app/kit/forms/use-form.ts'
import { Alert } from '#app/kit/ui/alert.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { DoneToast } from '#app/kit/ui/done-toast.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { BookedQuestion } from './booked-question.tsx'
import { closureText } from './closures.ts'
import { isLost, ShopForm } from './shop-form.tsx'
import { closureForm } from './shops.forms.ts'
import type { Shop, ShopNotice } from './shops.ts'
import { shopWords } from './shops.words.ts'

type ShopPageProps = {
  back: { to: string; label: string }
  /** Undefined where it is to be added. */
  shop: Shop | undefined
  /** What of it its form has seen. */
  version?: string
  country?: string
  submission: string
  timeZones: readonly string[]
  notice?: ShopNotice | undefined
  refusal: FormFailure | undefined
  /** Where else its owner goes from here. */
  actions?: ReactNode
  /** Whether they may move appointments of the shop. */
  mayMove?: boolean
}

/** A shop as its owner, or an administrator, changes it. */
export function ShopPage({ back, shop, version, country = '', notice, refusal, actions, ...page }: ShopPageProps) {
  const say = useWords(shopWords)
  const title = shop?.name ?? say('new')
  return (
    <div className="stack">
      <PageTitle title={title} />
      <DoneToast title={notice && say(`notice.${notice}`)} />
      <PageHeader back={back} title={title} actions={actions} />
      <Card>
        <WithSaved refusal={refusal && isLost(refusal) ? refusal : undefined} to={back.to}>
          {/* After another form of the page, which is read again by then, it begins with what its version says. */}
          <ShopForm key={version} shop={shop ?? { country }} version={version} refusal={refusal} {...page} />
        </WithSaved>
      </Card>
      {shop ? (
        <ClosuresCard key={shop.closures.length} shop={shop} refusal={refusal} mayMove={page.mayMove === true} />
      ) : null}
      {shop ? (
        <DangerFold
          intent="remove"
          title={say('remove.title')}
          words={say('remove.words', { name: shop.name })}
          button={say('remove.do')}
          refused={refusal?.intent === 'remove' ? <Alert tone="danger">{say('shop-booked')}</Alert> : undefined}
        />
      ) : null}
    </div>
  )
}

type ClosuresProps = { shop: Shop; refusal: FormFailure | undefined; mayMove: boolean }

function ClosuresCard({ shop, refusal, mayMove }: ClosuresProps) {
  const { pathname } = useLocation()
  const say = useWords(shopWords)
  const locale = useLocale()
  const form = useForm(closureForm, {
    id: 'closure',
    words: shopWords,
    labels: { from: say('from'), to: say('to'), booked: '', seen: '', lines: '' },
    failure: refusal?.intent === 'close' ? refusal : undefined,
  })
  return (
    <Card title={say('closures')}>
      <div className="stack">
        {shop.closures.length === 0 ? <p className="muted">{say('closures.none')}</p> : null}
        {shop.closures.map((closure) => {
          const days = closureText(locale, closure)
          return (
            <PageForm key={closure.id} method="post" action={pathname} className="cluster">
              <input type="hidden" name="closure" value={closure.id} />
              <span>{days}</span>
              <Button
                type="submit"
                size="small"
                variant="ghost"
                name="intent"
                value="reopen"
                aria-label={say('closure.remove.of', { days })}
              >
                {say('closure.remove')}
              </Button>
            </PageForm>
          )
        })}
        <Form form={form} action={pathname} className="stack-small">
          <input type="hidden" name="intent" value="close" />
          <div className="field-row">
            <TextField field={form.fields.from} type="date" />
            <TextField field={form.fields.to} type="date" hint={say('to.hint')} />
          </div>
          <BookedQuestion
            refusal={refusal?.intent === 'close' ? refusal : undefined}
            mayMove={mayMove}
            otherwise={say('closure.add')}
            variant="secondary"
          />
        </Form>
      </div>
    </Card>
  )
}
