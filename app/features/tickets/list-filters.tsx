import { Search } from 'lucide-react'
import { Field, Input, NativeSelect } from '#app/kit/ui/field.tsx'
import { Filters } from '#app/kit/ui/filters.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import { isFiltered, type ListView } from './list.ts'
import { listWords } from './list.words.ts'
import { searchLeast, stages, turns } from './tickets.ts'
import { ticketWords } from './tickets.words.ts'

export function ListFilters({ path, view }: { path: string; view: ListView }) {
  const say = useWords(listWords)
  const tickets = useWords(ticketWords)
  return (
    <Filters action={path} resetTo={isFiltered(view) ? path : undefined}>
      <Field
        id="q"
        label={say('search')}
        error={view.tooShort ? say('search.short', { least: searchLeast }) : undefined}
      >
        {(control) => (
          <Input
            {...control}
            icon={<Search size={16} aria-hidden />}
            type="search"
            name="q"
            defaultValue={view.q}
            placeholder={say('search.where')}
            maxLength={200}
            autoComplete="off"
          />
        )}
      </Field>
      <Field id="stage" label={say('stage')}>
        {(control) => (
          <NativeSelect {...control} name="stage" defaultValue={view.stage ?? ''}>
            <option value="">{say('stage.all')}</option>
            {stages.map((stage) => (
              <option key={stage} value={stage}>
                {tickets(`stage.${stage}`)}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
      <Field id="awaiting" label={say('turn')}>
        {(control) => (
          <NativeSelect {...control} name="awaiting" defaultValue={view.awaiting ?? ''}>
            <option value="">{say('turn.all')}</option>
            {turns.map((turn) => (
              <option key={turn} value={turn}>
                {turn === 'dealer' ? say('turn.you') : tickets(`turn.${turn}`)}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
    </Filters>
  )
}
