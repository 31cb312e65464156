import { data, href, redirect } from 'react-router'
import { PageTitle } from '#app/kit/brand.tsx'
import { SelectField, TextField } from '#app/kit/forms/form-fields.tsx'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import { useForm } from '#app/kit/forms/use-form.ts'
import { readFields } from '#app/kit/http/forms.server.ts'
import { Card } from '#app/kit/ui/card.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { portalContext } from '#app/portal.server.ts'
import { requireAdmin, viewerIn } from '../../account/account.server.ts'
import { inOrder } from '../folders.ts'
import { listAllFolders } from '../resources.staff.server.ts'
import { carryOutFolder, type Refusal } from './actions.server.ts'
import { adminWords } from './admin.words.ts'
import { folderForm } from './forms.ts'
import { formWords } from './forms.words.ts'
import { DoneToast } from './notice.tsx'
import { noticeIn } from './notices.ts'
import type { Route } from './+types/folders.route'
import '../resources.css'

export async function loader({ url, context }: Route.LoaderArgs) {
  const viewer = requireAdmin(viewerIn(context))
  const folders = await listAllFolders(context.get(portalContext), viewer, localeOf(url.pathname))
  return { folders: inOrder(folders), notice: noticeIn(url.searchParams) }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const viewer = requireAdmin(viewerIn(context))
  const locale = localeOf(url.pathname)
  const fields = await readFields(request)
  const outcome = await carryOutFolder({ portal: context.get(portalContext), viewer, locale }, fields)
  if ('status' in outcome) return data(outcome, outcome.status)
  return redirect(`${href('/:locale?/console/resources/folders', localePrefix(locale))}?notice=${outcome.notice}`, 303)
}

export default function Folders({ loaderData: { folders, notice }, actionData }: Route.ComponentProps) {
  const say = useWords(adminWords)
  const prefix = localePrefix(useLocale())
  return (
    <div className="stack">
      <PageTitle title={say('folders')} />
      <DoneToast notice={actionData ? undefined : notice} />
      <PageHeader
        back={{ to: href('/:locale?/console/resources', prefix), label: say('title') }}
        title={say('folders')}
      />
      <div className="columns">
        <Card>
          {folders.length > 0 ? (
            <ul className="resource-versions">
              {folders.map(({ id, name }) => (
                <li key={id}>{name}</li>
              ))}
            </ul>
          ) : (
            <p className="muted">{say('folder.none')}</p>
          )}
        </Card>
        <aside>
          <Card title={say('folder.title')}>
            {/* Made anew with the folder that was added: its fields are empty again. */}
            <FolderForm key={folders.length} folders={folders} refusal={actionData} />
          </Card>
        </aside>
      </div>
    </div>
  )
}

type FormProps = { folders: readonly { id: number; name: string }[]; refusal: Refusal | undefined }

function FolderForm({ folders, refusal }: FormProps) {
  const say = useWords(adminWords)
  const form = useForm(folderForm, {
    id: 'folder',
    words: formWords,
    labels: {
      name_it: say('folder.name_it'),
      name_en: say('folder.name_en'),
      name_fr: say('folder.name_fr'),
      parent: say('folder.parent'),
    },
    failure: refusal,
  })
  const { fields } = form
  return (
    <Form form={form} className="stack-small">
      <TextField field={fields.name_it} maxLength={60} />
      <TextField field={fields.name_en} maxLength={60} hint={say('form.title.hint')} />
      <TextField field={fields.name_fr} maxLength={60} hint={say('form.title.hint')} />
      <SelectField
        field={fields.parent}
        options={folders.map(({ id, name }) => ({ value: String(id), label: name }))}
        placeholder={say('folder.top')}
      />
      <div>
        <SubmitButton name="intent" value="folder">
          {say('folder.add')}
        </SubmitButton>
      </div>
    </Form>
  )
}
