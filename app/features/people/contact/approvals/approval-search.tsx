import { Search } from 'lucide-react'
import { Form, useLocation } from 'react-router'
import { Button } from '#app/kit/ui/button.tsx'
import { Field, Input } from '#app/kit/ui/field.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import type { PageData } from './page-data.ts'
import { approvalWords } from './approval.words.ts'

/** A form of its own, in the address: what it finds stands among the companies to choose from. */
export function CompanySearch({ page: { q, isTooShort, found } }: { page: PageData }) {
  const say = useWords(approvalWords)
  const { pathname } = useLocation()
  const nothing = q && !isTooShort && found.length === 0 ? say('search.none', { query: q }) : undefined
  return (
    <Form method="get" action={pathname} preventScrollReset className="approval-search">
      <Field id="q" label={say('search')} error={isTooShort ? say('search.short') : undefined} hint={nothing}>
        {(control) => (
          <Input {...control} icon={<Search size={16} aria-hidden />} type="search" name="q" defaultValue={q} />
        )}
      </Field>
      <Button type="submit">{say('search.do')}</Button>
    </Form>
  )
}
