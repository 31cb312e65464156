import { href } from 'react-router'
import { PageTitle } from '#app/kit/brand.tsx'
import { answerForm } from '#app/kit/forms/actions.server.ts'
import { TextField } from '#app/kit/forms/form-fields.tsx'
import { Form, revalidatesAfterLostRace, SubmitButton } from '#app/kit/forms/form.tsx'
import { useForm } from '#app/kit/forms/use-form.ts'
import { readFields } from '#app/kit/http/forms.server.ts'
import { Card } from '#app/kit/ui/card.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { fieldsByLocale, localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { portalContext } from '#app/portal.server.ts'
import { requireAdmin, viewerIn } from '#app/features/people/account/account.server.ts'
import { DraftBar } from '#app/features/across/versions/versions.bar.tsx'
import { readDraft } from '../draft.server.ts'
import { draftWords } from '../draft.words.ts'
import { newForms } from './actions.server.ts'
import { newForm } from './families.forms.ts'
import { familyWords } from './families.words.ts'
import { formWords } from './forms.words.ts'
import { NameFields } from '../editing/three-fields.tsx'
import type { Route } from './+types/new.route'
import './families.css'

export async function loader({ context }: Route.LoaderArgs) {
  const { catalogue: _catalogue, ...draft } = await readDraft(context.get(portalContext), viewerIn(context))
  return { draft }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const viewer = requireAdmin(viewerIn(context))
  const [portal, locale] = [context.get(portalContext), localeOf(url.pathname)]
  const page = href('/:locale?/console/catalogue/families', localePrefix(locale))
  return answerForm({ portal, viewer, locale, fields: await readFields(request) }, newForms, { page, otherwise: 'add' })
}

export const shouldRevalidate = revalidatesAfterLostRace

export default function NewFamily({ loaderData: { draft }, actionData }: Route.ComponentProps) {
  const say = useWords(familyWords)
  const words = useWords(draftWords)
  const form = useForm(newForm, {
    id: 'family',
    words: formWords,
    labels: {
      revision: '',
      family_code: say('code'),
      ...fieldsByLocale('name', (locale) => say(`name_${locale}`)),
      example: say('example'),
    },
    failure: actionData,
    revision: draft.revision,
  })
  const { fields } = form
  const to = href('/:locale?/console/catalogue/families', localePrefix(useLocale()))
  return (
    <div className="stack">
      <PageTitle title={say('new')} />
      <PageHeader back={{ to, label: words('section.families') }} title={say('new')}>
        {say('new.words')}
      </PageHeader>
      <DraftBar draft={draft} page="catalogue" />
      <Card>
        <Form form={form}>
          <input type="hidden" name="revision" value={form.revision} />
          <TextField field={fields.family_code} hint={say('code.hint')} maxLength={20} autoComplete="off" />
          <NameFields name="name" fields={fields} />
          <TextField field={fields.example} hint={say('example.hint')} mono maxLength={40} autoComplete="off" />
          <div>
            <SubmitButton>{say('new.send')}</SubmitButton>
          </div>
        </Form>
      </Card>
    </div>
  )
}
