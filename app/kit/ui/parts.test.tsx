import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { Field, Input } from './field.tsx'
import { Link } from './link.tsx'
import { Table } from './table.tsx'
import { ToastOnArrival, ToastProvider } from './toasts.tsx'

function markupOf(page: ReactNode): string {
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />)
}

test('the server writes a link as a plain anchor, without the words of the router', () => {
  const complaints = vi.spyOn(console, 'error')
  const link = (
    <Link to="/en/tickets?stage=new" className="row-link" replace preventScrollReset reloadDocument>
      Tickets
    </Link>
  )
  expect(markupOf(link)).toBe('<a class="row-link" href="/en/tickets?stage=new">Tickets</a>')
  expect(complaints).not.toHaveBeenCalled()
})

test('a field ties its hint and its message to the control', () => {
  const field = (
    <Field id="email" label="E-mail" hint="At work" error="Not an address." required>
      {(control) => <Input {...control} name="email" />}
    </Field>
  )
  const markup = markupOf(field)
  expect(markup).toContain('aria-invalid="true" aria-describedby="email-hint email-error"')
  expect(markup).toContain('id="email-error"')
  expect(markup).toContain('id="email-hint"')
})

test('a value that says nothing by itself has its label before it where rows become cards', () => {
  const table = (
    <Table
      caption="Bicycles"
      rows={['C68']}
      rowKey={(row) => row}
      columns={[
        { label: 'Model', render: (row) => row },
        { label: 'Read', look: 'number', labelled: true, render: () => 3 },
        { label: 'Actions', hideLabel: true, render: () => 'Open' },
      ]}
    />
  )
  expect(markupOf(table)).toContain(
    '<td data-label="Model">C68</td><td class="table-number table-labelled" data-label="Read">3</td>',
  )
})

test('without a script the notification of the last step stands in the page', () => {
  const page = (
    <ToastProvider>
      <ToastOnArrival toast={{ title: 'Request sent', color: 'success' }} />
    </ToastProvider>
  )
  expect(markupOf(page)).toMatch(/<noscript>.*alert-success.*Request sent.*<\/noscript>/)
})
