import { Search } from 'lucide-react'
import { Field, Input } from '#app/kit/ui/field.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import { type Searched, searchLeast } from './lists.ts'
import { listsWords } from './lists.words.ts'

/** The words a list is searched for; `where` says in what, as short as a phone is wide, and `hint` says all of it. */
export function SearchField({ q, tooShort, where, hint }: Searched & { where: string; hint?: string }) {
  const say = useWords(listsWords)
  return (
    <Field id="q" label={say('search')} error={tooShort ? say('search.short', { least: searchLeast }) : undefined}>
      {(control) => (
        <Input
          {...control}
          icon={<Search size={16} aria-hidden />}
          type="search"
          name="q"
          defaultValue={q}
          placeholder={where}
          title={hint}
          maxLength={200}
          autoComplete="off"
        />
      )}
    </Field>
  )
}
