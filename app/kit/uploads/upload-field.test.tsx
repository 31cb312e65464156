import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { ToastProvider } from '#app/kit/ui/toasts.tsx'
import { Form } from '#app/kit/forms/form.tsx'
import { countPictures, UploadField } from './upload-field.tsx'
import type { StoredFile, Upload } from './upload-queue.ts'
import { useForm } from '#app/kit/forms/use-form.ts'

test('Enter in a text field sends the form, and does not delete its first file', () => {
  const file: StoredFile = { id: 'f1', name: 'crack.jpg', bytes: 5, kind: 'image', thumb: null }
  const schema = z.object({ serial: z.string() })
  function Page() {
    const form = useForm<typeof schema, 'photos'>(schema, {
      id: 'form',
      words: {},
      labels: { serial: 'Serial', photos: 'Photos' },
    })
    return (
      <Form form={form}>
        <UploadField
          field={form.fields.photos}
          url="/uploads"
          submission="s"
          existing={[file]}
          limits={{ count: 3, bytes: 10 }}
        />
      </Form>
    )
  }
  const router = createMemoryRouter([{ path: '*', element: <Page /> }])
  const page = renderToStaticMarkup(
    <ToastProvider>
      <RouterProvider router={router} />
    </ToastProvider>,
  )
  // Browsers press the first button of a form that sends it.
  const buttons = [...page.matchAll(/<button[^>]*type="submit"[^>]*>/g)].map(([button]) => button)
  expect(buttons).toHaveLength(2)
  expect(buttons[0]).not.toContain('name=')
  expect(buttons[1]).toContain('value="f1"')
})

test('a picture that failed is none of those that are there', () => {
  expect(countPictures([picture('done'), picture('uploading'), picture('waiting'), picture('failed')])).toBe(3)
})

function picture(state: Upload['state']): Upload {
  return { key: state, name: 'crack.jpg', bytes: 5, kind: 'image', state, progress: 0 }
}
