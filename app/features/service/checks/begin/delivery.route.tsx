import { useState } from 'react'
import { href } from 'react-router'
import { codesOf, offered } from '#app/catalogue/catalogue.ts'
import { PageTitle } from '#app/kit/brand.tsx'
import { answerForm, form } from '#app/kit/forms/actions.server.ts'
import { RadioField } from '#app/kit/forms/form-fields.tsx'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import { useForm } from '#app/kit/forms/use-form.ts'
import { readFields } from '#app/kit/http/forms.server.ts'
import { Card } from '#app/kit/ui/card.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { portalContext } from '#app/portal.server.ts'
import { requireModule, viewerIn } from '#app/features/people/account/account.server.ts'
import { SerialInput } from '#app/features/bicycles/models/models.serial-input.tsx'
import { applyPicks } from '#app/features/bicycles/models/models.serials.picks.ts'
import { familyOf } from '#app/features/bicycles/models/models.serials.ts'
import { beginDelivery, requireFiller } from '../begin.server.ts'
import { deliveryForm } from '../forms.ts'
import { beginWords } from './begin.words.ts'
import type { Route } from './+types/delivery.route'
import '../checks.css'

export function loader({ url, context }: Route.LoaderArgs) {
  requireModule(requireFiller(viewerIn(context)), 'products')
  const { families } = context.get(portalContext).catalogues.current()
  const serial = url.searchParams.get('serial')?.slice(0, 400) ?? ''
  const known = offered(families).map(({ code, serial: groups, example }) => ({ code, serial: groups, example }))
  return { families: known, serial, family: familyOf(known, serial) ?? '' }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const [portal, viewer, locale] = [context.get(portalContext), viewerIn(context), localeOf(url.pathname)]
  requireModule(requireFiller(viewer), 'products')
  const fields = await readFields(request)
  const work = { locale, fields, comesBack: applyPicks(fields) }
  const forms = {
    begin: form(
      deliveryForm(locale, offered(portal.catalogues.current().families)),
      async (_work: typeof work, typed) => {
        const done = await beginDelivery(portal, viewer, typed)
        if (typeof done !== 'number') return done
        return { page: href('/:locale?/checks/:id', { ...localePrefix(locale), id: String(done) }) }
      },
    ),
  }
  return answerForm(work, forms, { page: url.pathname, otherwise: 'begin' })
}

/** A bicycle on its way to a customer, which nobody has registered yet. */
export default function Delivery({ loaderData: { families, serial, family }, actionData }: Route.ComponentProps) {
  const say = useWords(beginWords)
  const locale = useLocale()
  const submitted = actionData?.submitted
  const [typed, setTyped] = useState(String(submitted?.['serial_number'] ?? serial))
  const [chosen, setChosen] = useState(String(submitted?.['frame_model'] ?? family))
  const [schema] = useState(() => deliveryForm(locale, families))
  const state = useForm(schema, {
    id: 'delivery',
    words: beginWords,
    labels: { frame_model: say('frame_model'), serial_number: say('serial_number') },
    failure: actionData,
    initial: { frame_model: family, serial_number: serial },
  })
  return (
    <div className="stack">
      <PageTitle title={say('delivery')} />
      <PageHeader
        back={{ to: href('/:locale?/checks', localePrefix(locale)), label: say('checks') }}
        title={say('delivery')}
      />
      <Card className="check-sheet">
        <p>{say('delivery.words')}</p>
        <Form form={state}>
          <RadioField
            field={state.fields.frame_model}
            columns={3}
            options={codesOf(families).map((value) => ({ value, label: value }))}
            onChange={(event) => setChosen(event.currentTarget.value)}
          />
          <SerialInput
            field={state.fields.serial_number}
            {...{ families, typed }}
            model={codesOf(families).find((code) => code === chosen)}
            onType={setTyped}
          />
          <div className="check-send">
            <SubmitButton name="intent" value="begin">
              {say('begin')}
            </SubmitButton>
          </div>
        </Form>
      </Card>
    </div>
  )
}
