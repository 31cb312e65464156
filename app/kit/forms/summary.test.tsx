import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { ToastProvider } from '#app/kit/ui/toasts.tsx'
import { Form } from './form.tsx'
import { useForm } from './use-form.ts'

const schema = z.object({ last: z.string(), second: z.string(), first: z.string() })

test('the summary lists what is wrong in the order of the page, and first of all what no field is to blame for', () => {
  const problems = ['last', 'photos', 'first', 'elsewhere', 'second'].map((path) => ({ path, message: `${path}!` }))
  const failure = { problems, submitted: {} }
  function Page() {
    const form = useForm<typeof schema, 'photos'>(schema, {
      id: 'form',
      words: {},
      labels: { first: 'First', second: 'Second', photos: 'Photos', last: 'Last' },
      failure,
    })
    return <Form form={form}>{null}</Form>
  }
  const router = createMemoryRouter([{ path: '*', element: <Page /> }])
  const shown = renderToStaticMarkup(
    <ToastProvider>
      <RouterProvider router={router} />
    </ToastProvider>,
  )
  // Without a script the browser goes there by itself.
  expect(shown).toMatch(/<div[^>]*tabindex="-1"[^>]*autofocus/i)
  expect(shown.match(/\w+!/g)).toEqual(['elsewhere!', 'first!', 'second!', 'photos!', 'last!'])
})
