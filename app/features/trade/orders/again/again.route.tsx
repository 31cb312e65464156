import { randomUUID } from 'node:crypto'
import { useMemo } from 'react'
import { href, useLocation } from 'react-router'
import { PageTitle } from '#app/kit/brand.tsx'
import { answerForm, form, type Forms, type Sent } from '#app/kit/forms/actions.server.ts'
import { TextField } from '#app/kit/forms/form-fields.tsx'
import { Form, revalidatesAfterLostRace, SubmitButton } from '#app/kit/forms/form.tsx'
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
import { againForm, initialOf, movedWithItems, seenOf } from './again-form.ts'
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
  const lines = askableLines(await readOrderToAskAgain(portal, viewer, params.id))
  const work = { portal, viewer, locale, id: params.id, lines, fields: await readFields(request) }
  const page = href('/:locale?/orders/:id', { ...localePrefix(locale), id: params.id })
  return answerForm(work, forms, { page, otherwise: 'again' })
}

type Work = Sent & { portal: Portal; viewer: Viewer; id: string; lines: ReturnType<typeof askableLines> }

const ask = form(
  ({ locale, lines }: Work) => againForm(locale, positionsOf(lines)),
  ({ portal, viewer, locale, id, lines }, value) => {
    const wanted = quantitiesIn(locale, value).flatMap(({ line, quantity }) => {
      const found = lines.find(({ position }) => position === line)
      return found ? [{ itemNumber: found.itemNumber, quantity }] : []
    })
    return askAgain(portal, viewer, id, { submission: value.submission, lines: wanted })
  },
)

const forms: Forms<'again', Work> = {
  // Before all else that may be wrong: the fields of the page stood for other lines.
  async again(work) {
    const seen = work.fields.get('seen')
    if (!seen || seen === seenOf(work.lines)) return ask(work)
    const submitted = Object.fromEntries(movedWithItems(work.fields, work.lines))
    return { problems: [{ path: '', message: 'again-changed' }], submitted, status: 409 }
  },
}

function positionsOf(lines: readonly { position: number }[]): number[] {
  return lines.map(({ position }) => position)
}

export const shouldRevalidate = revalidatesAfterLostRace

export default function OrderAgain({ loaderData, actionData }: Route.ComponentProps) {
  const say = useWords(againWords)
  const { order, stock, initial } = loaderData
  const { pathname } = useLocation()
  const locale = useLocale()
  const back = href('/:locale?/orders/:id', { ...localePrefix(locale), id: String(order.id) })
  const submission = useSubmission(loaderData.submission, undefined, actionData?.submitted ?? initial)
  const schema = useMemo(() => againForm(locale, positionsOf(order.lines)), [locale, order.lines])
  const names = order.lines.map((line) => [quantityField(line.position), line.itemName])
  const filled = useForm<typeof schema>(schema, {
    id: 'again',
    words: againWords,
    labels: { submission: '', seen: '', ...Object.fromEntries(names) },
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
          <input type="hidden" name="seen" value={seenOf(order.lines)} />
          <p>{say('intro')}</p>
          <fieldset className="line-fields">
            <legend>{say('items')}</legend>
            {order.lines.map(({ position, itemNumber }) => {
              const field = fields[quantityField(position)]
              const known = stock.items[itemNumber]
              return field ? (
                <div key={`${position} ${itemNumber}`} className="again-line">
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
