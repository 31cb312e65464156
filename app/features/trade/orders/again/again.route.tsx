import { randomUUID } from 'node:crypto'
import { useMemo } from 'react'
import { href, useLocation } from 'react-router'
import { PageTitle } from '#app/kit/brand.tsx'
import { answerForm, form, type Forms, type Sent } from '#app/kit/forms/actions.server.ts'
import { TextField } from '#app/kit/forms/form-fields.tsx'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import { type FormField, useForm, useSubmission } from '#app/kit/forms/use-form.ts'
import { readFields } from '#app/kit/http/forms.server.ts'
import { Card } from '#app/kit/ui/card.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { type Portal, portalContext } from '#app/portal.server.ts'
import { viewerIn } from '#app/features/people/account/account.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { askableLines, askAgain, readOrderToAskAgain } from './requests.server.ts'
import { stockOf } from '#app/features/trade/items/items.stock.server.ts'
import { StockLightOf } from '#app/features/trade/items/items.stock.tsx'
import { AsOf } from '#app/features/trade/freshness/freshness.as-of.tsx'
import { quantitiesIn, quantityField } from '../shipments/shipment-form.ts'
import { againForm, initialOf } from './again-form.ts'
import { againWords } from './again.words.ts'
import './again.css'
import type { Route } from './+types/again.route'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const [portal, viewer] = [context.get(portalContext), viewerIn(context)]
  const order = await readOrderToAskAgain(portal, viewer, params.id)
  const lines = askableLines(order).map(({ position, itemNumber, itemName, quantity }) => {
    return { position, itemNumber, itemName, quantity }
  })
  return {
    order: { id: order.id, number: order.number, lines },
    stock: await stockOf(
      portal,
      viewer,
      lines.map(({ itemNumber }) => itemNumber),
    ),
    initial: initialOf(localeOf(url.pathname), lines),
    submission: randomUUID(),
  }
}

export async function action({ params, request, url, context }: Route.ActionArgs) {
  const [portal, viewer] = [context.get(portalContext), viewerIn(context)]
  const locale = localeOf(url.pathname)
  const positions = askableLines(await readOrderToAskAgain(portal, viewer, params.id)).map(({ position }) => position)
  const work = { portal, viewer, locale, id: params.id, positions, fields: await readFields(request) }
  const page = href('/:locale?/orders/:id', { ...localePrefix(locale), id: params.id })
  return answerForm(work, forms, { page, otherwise: 'again' })
}

type Work = Sent & { portal: Portal; viewer: Viewer; id: string; positions: readonly number[] }

const forms: Forms<'again', Work> = {
  again: form(
    ({ locale, positions }: Work) => againForm(locale, positions),
    ({ portal, viewer, locale, id }, value) =>
      askAgain(portal, viewer, id, { submission: value.submission, lines: quantitiesIn(locale, value) }),
  ),
}

export default function OrderAgain({ loaderData, actionData }: Route.ComponentProps) {
  const say = useWords(againWords)
  const { order, stock, initial } = loaderData
  const { pathname } = useLocation()
  const locale = useLocale()
  const back = href('/:locale?/orders/:id', { ...localePrefix(locale), id: String(order.id) })
  const submission = useSubmission(loaderData.submission, undefined, actionData?.submitted ?? initial)
  const schema = useMemo(
    () =>
      againForm(
        locale,
        order.lines.map(({ position }) => position),
      ),
    [locale, order.lines],
  )
  const names = order.lines.map((line) => [quantityField(line.position), line.itemName])
  const filled = useForm<typeof schema>(schema, {
    id: 'again',
    words: againWords,
    labels: { submission: '', ...Object.fromEntries(names) },
    initial,
    failure: actionData,
  })
  const fields: Record<string, FormField | undefined> = filled.fields
  return (
    <div className="stack">
      <PageTitle title={`${order.number} · ${say('title')}`} />
      <PageHeader back={{ to: back, label: order.number }} title={say('title')}>
        {stock.asOf ? <AsOf {...stock.asOf} ofStock /> : null}
      </PageHeader>
      <Card>
        <Form form={filled} action={pathname}>
          <input type="hidden" name="intent" value="again" />
          <input type="hidden" name="submission" value={submission} />
          <p>{say('intro')}</p>
          <fieldset className="line-fields">
            <legend>{say('items')}</legend>
            {order.lines.map(({ position, itemNumber }) => {
              const field = fields[quantityField(position)]
              const known = stock.items[itemNumber]
              return field ? (
                <div key={position} className="again-line">
                  <TextField field={field} hint={itemNumber} inputMode="decimal" maxLength={20} autoComplete="off" />
                  {known ? <StockLightOf stock={known} /> : null}
                </div>
              ) : null
            })}
          </fieldset>
          <div>
            <SubmitButton>{say('send')}</SubmitButton>
          </div>
        </Form>
      </Card>
    </div>
  )
}
