import type { Shot } from '#app/catalogue/catalogue.ts'
import type { FormFailure } from '#app/kit/forms/problems.ts'
import { useForm } from '#app/kit/forms/use-form.ts'
import { useWords } from '#app/kit/words/use-words.ts'
import { EntryForm, useEntryLabels } from '../editing/entry-form.tsx'
import { shotForm, shotInto } from './forms.ts'
import { shotsWords } from './shots.words.ts'

type ShotFormProps = { known: Shot | undefined; revision: number; refusal: FormFailure | undefined }

export function ShotForm({ known, revision, refusal }: ShotFormProps) {
  const say = useWords(shotsWords)
  const form = useForm(shotForm, {
    id: 'shot',
    words: shotsWords,
    labels: useEntryLabels(),
    failure: refusal,
    revision,
    isNew: !known,
    initial: shotInto(known),
  })
  return <EntryForm intent="shot" {...{ form, known }} title={say(known ? 'shot.change' : 'shot.new')} />
}
