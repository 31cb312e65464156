import { Camera, Images } from 'lucide-react'
import { type ChangeEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Form, href, useRevalidator } from 'react-router'
import { wordProblem } from '#app/kit/forms/problems.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { RadioTiles } from '#app/kit/ui/choices.tsx'
import { FileItem, FileList } from '#app/kit/ui/files.tsx'
import { sendFile } from '#app/kit/uploads/send-file.ts'
import { Announcement } from '#app/kit/uploads/upload-field.tsx'
import { isRunning, UploadQueue } from '#app/kit/uploads/upload-queue.ts'
import { uploadsWords } from '#app/kit/uploads/uploads.words.ts'
import { formatBytes } from '#app/kit/words/formats.ts'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { fileLimits } from '#app/features/content/attachments/attachments.ts'
import type { PhoneShot } from './camera.ts'
import { cameraWords } from './camera.words.ts'
import './camera.css'

type PhoneProps = { token: string; shots: readonly PhoneShot[] }

/** Takes photos for the claim on the computer. Without a script the form carries them. */
export function PhoneCamera({ token, shots }: PhoneProps) {
  const say = useWords(cameraWords)
  const form = useRef<HTMLFormElement>(null)
  const { uploads, queue, pictures, add } = usePhotos(token)

  function take({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const files = [...(currentTarget.files ?? [])]
    const chosen = form.current && new FormData(form.current).get('slot')
    const slot = typeof chosen === 'string' && chosen !== '' ? chosen : undefined
    currentTarget.value = ''
    if (files.length === 0) return
    add(files, slot)
    // On to what is still missing.
    const taken = new Set([slot, ...uploads.map((upload) => upload.slot)])
    const next = shots.find(({ code, isThere }) => !isThere && !taken.has(code))?.code ?? ''
    form.current?.querySelector<HTMLInputElement>(`input[name=slot][value="${next}"]`)?.click()
  }

  const input = {
    type: 'file',
    name: 'photo',
    accept: 'image/*',
    className: 'phone-input',
    'data-at-once': '',
    onChange: take,
  } as const
  return (
    <>
      <Form ref={form} method="post" encType="multipart/form-data" reloadDocument className="stack">
        {shots.length > 0 && <WhatTiles shots={shots} />}
        <div className="stack-small">
          <label className="button button-primary phone-shoot">
            <Camera size={24} aria-hidden />
            <span>{say('shoot')}</span>
            <input {...input} capture="environment" />
          </label>
          <label className="button button-secondary phone-shoot">
            <Images size={20} aria-hidden />
            <span>{say('gallery')}</span>
            <input {...input} multiple />
          </label>
          <Button type="submit" name="intent" value="send" className="phone-send">
            {say('send')}
          </Button>
        </div>
      </Form>
      {uploads.length > 0 && <Taken {...{ uploads, queue, pictures }} shots={shots} />}
      <Announcement uploads={uploads} />
      <Form method="post" reloadDocument>
        {/* It loads the page again: what is still going up would be lost. */}
        <Button type="submit" name="intent" value="done" loading={uploads.some(isRunning)}>
          {say('done')}
        </Button>
      </Form>
    </>
  )
}

/** Which of the photos asked for is taken next: the first that is missing, unless another is chosen. */
function WhatTiles({ shots }: Pick<PhoneProps, 'shots'>) {
  const say = useWords(cameraWords)
  const missing = shots.find(({ isThere }) => !isThere)
  return (
    <RadioTiles
      id="phone-slot"
      name="slot"
      legend={say('what')}
      columns={1}
      defaultValue={missing?.code ?? ''}
      options={[
        ...shots.map(({ code, name, isThere }) => ({
          value: code,
          label: name,
          hint: isThere ? say('what.there') : undefined,
        })),
        { value: '', label: say('what.other') },
      ]}
    />
  )
}

type TakenProps = Pick<ReturnType<typeof usePhotos>, 'uploads' | 'queue' | 'pictures'> & Pick<PhoneProps, 'shots'>

/** What this page has taken, as it remembers it. */
function Taken({ uploads, queue, pictures, shots }: TakenProps) {
  const say = useWords(cameraWords)
  const locale = useLocale()
  return (
    <FileList label={say('taken')}>
      {uploads.map((upload) => (
        <FileItem
          key={upload.key}
          name={shots.find(({ code }) => code === upload.slot)?.name ?? upload.name}
          size={[upload.state === 'done' ? say('taken.sent') : '', formatBytes(locale, upload.bytes)]
            .filter(Boolean)
            .join(' · ')}
          thumbnail={pictures.get(upload.key)}
          kind="image"
          state={upload.state}
          progress={upload.progress}
          error={upload.problem && wordProblem(locale, uploadsWords, upload.problem)}
          onRetry={upload.retriable ? () => queue.retry(upload.key) : undefined}
        />
      ))}
    </FileList>
  )
}

/** The photos on their way, and each as it was taken: the portal shows none of them to this page. */
function usePhotos(token: string) {
  const locale = useLocale()
  const { revalidate } = useRevalidator()
  const [pictures, setPictures] = useState<ReadonlyMap<string, string>>(new Map())
  const url = href('/:locale?/camera/:token/photos', { ...localePrefix(locale), token })
  const [queue] = useState(
    () =>
      new UploadQueue({
        limits: { count: 100, bytes: fileLimits.photo },
        existing: [],
        send: (file, progress, signal, place, slot, key) =>
          sendFile({ url, submission: '', field: '', whole: true, place, slot, key }, file, progress, signal),
        // Which places are filled, and whether the code still holds.
        onNews: () => void revalidate(),
      }),
  )
  const uploads = useSyncExternalStore(queue.subscribe, queue.list, queue.list)
  useEffect(() => {
    window.addEventListener('online', queue.retryHeld)
    return () => {
      window.removeEventListener('online', queue.retryHeld)
      queue.stop()
    }
  }, [queue])

  function add(files: readonly File[], slot: string | undefined) {
    const before = new Set(queue.list().map(({ key }) => key))
    queue.add(files, slot)
    const fresh = queue.list().filter(({ key }) => !before.has(key))
    const shown = fresh.flatMap(({ key }, at): [string, string][] => {
      const file = files[at]
      return file ? [[key, URL.createObjectURL(file)]] : []
    })
    setPictures((others) => new Map([...others, ...shown]))
  }

  return { uploads, queue, pictures, add }
}
