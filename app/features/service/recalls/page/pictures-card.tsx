import { useLocation } from 'react-router'
import { SelectField, TextField } from '#app/kit/forms/form-fields.tsx'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import type { FormFailure } from '#app/kit/forms/problems.ts'
import { useForm } from '#app/kit/forms/use-form.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { fieldsByLocale, localeNames, locales } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { altField, pictureForm, pictureRemovalForm } from '../forms.ts'
import { formWords } from '../forms.words.ts'
import { altMost, picturesMost, type ShownPicture } from '../pictures.ts'
import { pageWords } from './page.words.ts'

type PicturesCardProps = {
  pictures: readonly ShownPicture[]
  library: readonly { id: number; title: string }[]
  refusal: FormFailure | undefined
}

/** What a draft shows of the part, chosen from the maker's library. */
export function PicturesCard({ pictures, library, refusal }: PicturesCardProps) {
  const say = useWords(pageWords)
  return (
    <Card title={say('pictures')} id="pictures">
      <div className="stack">
        <p className="muted">{say('pictures.words', { count: picturesMost })}</p>
        {pictures.length > 0 && (
          <ul className="recall-chosen">
            {pictures.map((picture) => (
              <Chosen key={picture.id} picture={picture} />
            ))}
          </ul>
        )}
        {pictures.length < picturesMost && library.length > 0 && (
          <PictureForm key={pictures.length} library={library} refusal={refusal} />
        )}
        {library.length === 0 && <p className="muted">{say('pictures.none')}</p>}
      </div>
    </Card>
  )
}

function Chosen({ picture }: { picture: ShownPicture }) {
  const say = useWords(pageWords)
  const locale = useLocale()
  const { pathname } = useLocation()
  const form = useForm(pictureRemovalForm, { id: `picture-${picture.id}`, words: formWords, labels: { picture: '' } })
  return (
    <li>
      <img src={picture.src} alt="" />
      <ul>
        {locales.map((one) => (
          <li key={one} lang={one}>
            {picture.alt[one]}
          </li>
        ))}
      </ul>
      <Form form={form} action={pathname}>
        <input type="hidden" name="intent" value="picture-remove" />
        <input type="hidden" name="picture" value={picture.id} />
        <Button type="submit" size="small" aria-label={say('pictures.remove', { name: picture.alt[locale] })}>
          {say('pictures.take')}
        </Button>
      </Form>
    </li>
  )
}

type FormProps = Pick<PicturesCardProps, 'library' | 'refusal'>

function PictureForm({ library, refusal }: FormProps) {
  const say = useWords(pageWords)
  const { pathname } = useLocation()
  const form = useForm(pictureForm, {
    id: 'picture',
    words: formWords,
    labels: {
      picture: say('pictures.choose'),
      ...fieldsByLocale('alt', (locale) => say('pictures.alt', { language: localeNames[locale] })),
    },
    failure: refusal,
  })
  return (
    <Form form={form} action={pathname} className="stack">
      <input type="hidden" name="intent" value="picture" />
      <SelectField
        field={form.fields.picture}
        options={library.map(({ id, title }) => ({ value: String(id), label: title }))}
      />
      <div className="recall-texts">
        {locales.map((locale) => (
          <TextField key={locale} field={form.fields[altField(locale)]} lang={locale} maxLength={altMost} />
        ))}
      </div>
      <div>
        <SubmitButton variant="secondary">{say('pictures.add')}</SubmitButton>
      </div>
    </Form>
  )
}
