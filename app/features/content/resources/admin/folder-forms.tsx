import type { FormFailure } from '#app/kit/forms/problems.ts'
import { Form as PlainForm, href } from 'react-router'
import { SelectField, TextField } from '#app/kit/forms/form-fields.tsx'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import { useForm } from '#app/kit/forms/use-form.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { Fold } from '#app/kit/ui/fold.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { fieldsByLocale, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { librarySearch } from '../media/list-params.ts'
import type { Titles } from '../resources.ts'
import { adminWords } from './admin.words.ts'
import { OtherTitles } from './facts-fields.tsx'
import { folderForm, folderNamesForm, titlesInto } from './forms.ts'
import { formWords } from './forms.words.ts'

/** `name`: the whole way to it. */
export type KeptFolder = { id: number; name: string; names: Titles; isEmpty: boolean }

type RowProps = { folder: KeptFolder; refusal: FormFailure | undefined }

/** Leads to what is in the folder; a press away it is renamed or, while it is empty, deleted. */
export function FolderRow({ folder, refusal }: RowProps) {
  const say = useWords(adminWords)
  const { id, name, names, isEmpty } = folder
  const library = href('/:locale?/resources/media', localePrefix(useLocale()))
  return (
    <li className="resource-folder">
      <Link to={library + librarySearch({ folder: id })}>{name}</Link>
      <Fold
        // Renamed, it is closed again.
        key={Object.values(names).join('/')}
        title={say('folder.change')}
        label={say('folder.change.which', { name })}
        open={refusal !== undefined}
      >
        <div className="stack-small">
          <NamesForm folder={folder} refusal={refusal} />
          {isEmpty ? (
            <PlainForm method="post">
              <input type="hidden" name="id" value={id} />
              <Button type="submit" size="small" variant="danger" name="intent" value="delete">
                {say('folder.delete')}
              </Button>
            </PlainForm>
          ) : null}
        </div>
      </Fold>
    </li>
  )
}

function NamesForm({ folder: { id, names }, refusal }: RowProps) {
  const say = useWords(adminWords)
  const form = useForm<typeof folderNamesForm>(folderNamesForm, {
    id: `folder-${id}`,
    words: formWords,
    labels: useNameLabels(),
    initial: titlesInto('name', names),
    failure: refusal,
  })
  const { fields } = form
  return (
    <Form form={form} className="stack-small">
      <input type="hidden" name="id" value={id} />
      <TextField field={fields.name_it} maxLength={60} />
      <OtherTitles name="name" fields={fields} maxLength={60} />
      <div>
        <SubmitButton name="intent" value="rename" variant="secondary">
          {say('form.save')}
        </SubmitButton>
      </div>
    </Form>
  )
}

function useNameLabels() {
  const say = useWords(adminWords)
  return fieldsByLocale('name', (locale) => say(`folder.name_${locale}`))
}

type FormProps = { folders: readonly { id: number; name: string }[]; refusal: FormFailure | undefined }

export function FolderForm({ folders, refusal }: FormProps) {
  const say = useWords(adminWords)
  const form = useForm(folderForm, {
    id: 'folder',
    words: formWords,
    labels: { ...useNameLabels(), parent: say('folder.parent') },
    failure: refusal,
  })
  const { fields } = form
  return (
    <Form form={form} className="stack-small">
      <TextField field={fields.name_it} maxLength={60} />
      <OtherTitles name="name" fields={fields} maxLength={60} />
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
