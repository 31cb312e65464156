import { type FormEvent, useState } from 'react'
import { Form as PlainForm } from 'react-router'
import type { BrandSheet, BrandPicture } from '#app/brand/brand.ts'
import { Form, SubmitButton, useSubmitBlocker } from '#app/kit/forms/form.tsx'
import type { FormFailure } from '#app/kit/forms/problems.ts'
import { type FormField, useForm } from '#app/kit/forms/use-form.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { describedBy, FieldError, messagesOf } from '#app/kit/ui/field.tsx'
import { DropZone } from '#app/kit/ui/files.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import { pictureMost, type Place, places } from '../pictures.ts'
import { brandWords } from './brand.words.ts'
import { pictureForm } from './forms.ts'

type PicturesProps = { brand: BrandSheet; revision: number; refusal: FormFailure | undefined }

/** Each picture in a form of its own: a browser keeps no file of a form that comes back. */
export function PicturesCard({ brand, revision, refusal }: PicturesProps) {
  const say = useWords(brandWords)
  const of = (place: Place) => (refusal?.submitted['place'] === place ? refusal : undefined)
  return (
    <Card title={say('pictures')}>
      <div className="brand-pictures">
        {places.map((place) => (
          <PictureForm
            key={`${place} ${shownOf(brand, place)?.src}`}
            place={place}
            shown={shownOf(brand, place)}
            revision={revision}
            refusal={of(place)}
          />
        ))}
      </div>
    </Card>
  )
}

function shownOf(brand: BrandSheet, place: Place): BrandPicture | null {
  return place === 'scene' ? (brand.scene?.small ?? null) : brand[place]
}

type PictureProps = {
  place: Place
  shown: BrandPicture | null
  revision: number
  refusal: FormFailure | undefined
}

function PictureForm({ place, shown, revision, refusal }: PictureProps) {
  const say = useWords(brandWords)
  const title = say(`pictures.${place}`)
  const form = useForm<typeof pictureForm, 'file'>(pictureForm, {
    id: `picture-${place}`,
    words: brandWords,
    labels: { revision: '', place: '', file: say('file') },
    failure: refusal,
    revision,
  })
  const { file } = form.fields
  return (
    <section className="brand-picture">
      <h3>{title}</h3>
      <div className={place === 'logoDark' ? 'brand-shown brand-shown-dark' : 'brand-shown'}>
        {shown ? (
          <img src={shown.src} width={shown.width} height={shown.height} alt={title} />
        ) : (
          <span>{say('none')}</span>
        )}
      </div>
      <Form form={form} multipart className="stack-small">
        <input type="hidden" name="intent" value="picture" />
        <input type="hidden" name="revision" value={form.revision} />
        <input type="hidden" name="place" value={place} />
        <PictureFile field={file} place={place} />
        <div>
          <SubmitButton variant="secondary" aria-label={say('upload.of', { name: title })}>
            {say('upload')}
          </SubmitButton>
        </div>
      </Form>
      {shown ? (
        <PlainForm method="post">
          <input type="hidden" name="revision" value={revision} />
          <input type="hidden" name="place" value={place} />
          <Button
            type="submit"
            size="small"
            variant="danger"
            name="intent"
            value="remove-picture"
            aria-label={say('remove.of', { name: title })}
          >
            {say('remove')}
          </Button>
        </PlainForm>
      ) : null}
    </section>
  )
}

function PictureFile({ field, place }: { field: FormField; place: Place }) {
  const say = useWords(brandWords)
  const [chosen, choose] = useState<File>()
  useSubmitBlocker(field, { message: chosen && chosen.size > pictureMost[place] ? say('too-large') : undefined })
  const messages = messagesOf(field.error)
  const change = (event: FormEvent<HTMLFieldSetElement>) =>
    choose(event.currentTarget.querySelector('input')?.files?.[0] ?? undefined)
  return (
    <fieldset className={messages.length > 0 ? 'field field-wrong' : 'field'} onChange={change}>
      <legend className="visually-hidden">{`${field.label} · ${say(`pictures.${place}`)}`}</legend>
      <DropZone
        id={field.id}
        name="file"
        title={chosen?.name ?? say('choose')}
        hint={say(`hint.${place}`)}
        accept={place === 'scene' ? 'image/jpeg,image/png,image/webp' : 'image/svg+xml,image/png'}
        invalid={messages.length > 0}
        aria-describedby={describedBy(field.id, undefined, messages)}
      />
      <FieldError id={field.id} messages={messages} />
    </fieldset>
  )
}
