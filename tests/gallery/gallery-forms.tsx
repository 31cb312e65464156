import { Bike, PackageOpen, Wrench } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#app/kit/ui/button.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { Checkbox, CheckTiles, RadioTiles } from '#app/kit/ui/choices.tsx'
import { Field, FieldRow, Input, NativeSelect, Textarea } from '#app/kit/ui/field.tsx'
import { DropZone, FileItem, FileList } from '#app/kit/ui/files.tsx'
import { formatBytes } from '#app/kit/words/formats.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { kitWords } from './gallery.words.ts'

export function KitForms({ id }: { id: string }) {
  const words = useWords(kitWords)
  return (
    <Card
      title={words('forms')}
      footer={
        <>
          <Button variant="ghost">{words('cancel')}</Button>
          <Button variant="primary">{words('save')}</Button>
        </>
      }
    >
      <div className="stack">
        <FieldRow>
          <Field id={`${id}-email`} label={words('email')} required error={words('emailError')}>
            {(control) => <Input {...control} name="email" type="email" defaultValue="marta@" />}
          </Field>
          <Field id={`${id}-serial`} label={words('serial')} hint={words('serialHint')} required>
            {(control) => <Input {...control} name="serial" mono defaultValue="C68.A1234.B90" />}
          </Field>
        </FieldRow>
        <FieldRow>
          <Field id={`${id}-select`} label={words('stage')}>
            {(control) => (
              <NativeSelect {...control} name="stage">
                <option>{words('stageNew')}</option>
                <option>{words('stageWorking')}</option>
              </NativeSelect>
            )}
          </Field>
          <Field id={`${id}-off`} label={words('number')}>
            {(control) => <Input {...control} name="number" disabled defaultValue="10480" />}
          </Field>
        </FieldRow>
        <Field id={`${id}-text`} label={words('description')}>
          {(control) => <Textarea {...control} name="text" defaultValue={words('descriptionText')} />}
        </Field>
        <KitChoices id={id} />
        <KitFiles id={id} />
      </div>
    </Card>
  )
}

function KitChoices({ id }: { id: string }) {
  const words = useWords(kitWords)
  return (
    <>
      <Checkbox id={`${id}-terms`} name="terms" label={words('terms')} required defaultChecked />
      <RadioTiles
        id={`${id}-phase`}
        name={`${id}-phase`}
        legend={words('phase')}
        required
        columns={3}
        defaultValue="unboxing"
        options={[
          {
            value: 'unboxing',
            label: words('unboxing'),
            hint: words('unboxingHint'),
            picture: <PackageOpen size={24} />,
          },
          { value: 'assembly', label: words('assembly'), picture: <Wrench size={24} /> },
          { value: 'riding', label: words('riding'), picture: <Bike size={24} />, disabled: true },
        ]}
      />
      <CheckTiles
        id={`${id}-parts`}
        name="parts"
        legend={words('parts')}
        columns={3}
        defaultValue={['fork']}
        error={words('chooseOne')}
        options={(['frame', 'fork', 'wheels'] as const).map((part) => ({ value: part, label: words(part) }))}
      />
    </>
  )
}

function KitFiles({ id }: { id: string }) {
  const words = useWords(kitWords)
  const locale = useLocale()
  const [added, setAdded] = useState<readonly File[]>([])
  const size = formatBytes(locale, 3_400_000)
  return (
    <div className="stack-small">
      <DropZone
        id={`${id}-files`}
        name="files"
        title={words('addPhotos')}
        hint={words('addPhotosHint')}
        accept="image/*"
        multiple
        camera
        onFiles={(files) => setAdded([...added, ...files])}
      />
      <FileList label={words('photos')}>
        <FileItem name="IMG_0001.jpg" size={size} thumbnail="/kit-sample.svg" state="done" onRemove={nothing} />
        <FileItem
          name="IMG_0002_a-very-long-file-name-from-a-phone.heic"
          size={size}
          state="waiting"
          onCancel={nothing}
        />
        <FileItem name="IMG_0003.mp4" kind="video" size={size} state="uploading" progress={62} onCancel={nothing} />
        <FileItem name="IMG_0004.jpg" state="failed" error={words('tooBig')} onRetry={nothing} onRemove={nothing} />
        {added.map((file) => (
          <FileItem
            key={file.name}
            name={file.name}
            size={formatBytes(locale, file.size)}
            state="done"
            onRemove={() => setAdded(added.filter((other) => other !== file))}
          />
        ))}
      </FileList>
    </div>
  )
}

function nothing() {
  return undefined
}
