import { Plus, X } from 'lucide-react'
import { type FormEvent, useEffect, useState } from 'react'
import { href } from 'react-router'
import * as z from 'zod/mini'
import { TextareaField, TextField } from '#app/kit/forms/form-fields.tsx'
import type { FormField, FormState } from '#app/kit/forms/use-form.ts'
import { searchLeast } from '#app/kit/lists/lists.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { linesButton } from './items.forms.ts'
import { useAnswer } from '#app/kit/ui/use-answer.ts'
import { fieldOf, type Item, type LinePart, linesMost } from './items.ts'
import { lineWords } from './items.words.ts'
import './items.lines.css'

type LinesProps = { form: FormState; count: number; ofOrder?: boolean }
type Fields = Record<string, FormField | undefined>

const typingPause = 250
const parts: LinePart[] = ['item_number', 'item', 'quantity', 'price', 'discount']
/** The ids of the lists that some parts are offered from. */
const lists: Partial<Record<LinePart, string>> = { item: 'line-names', item_number: 'line-numbers' }

/** The lines of a quote or an order, in its form; each button of them is one of the form's. */
export function LinesFields({ form, count, ofOrder = false }: LinesProps) {
  const say = useWords(lineWords)
  const { items, ask } = useFoundItems()

  /** Who has chosen one of those offered has its other half as well, unless something stands there. */
  function follow(event: FormEvent<HTMLInputElement>, line: number) {
    const { value, name, form: element } = event.currentTarget
    ask(value)
    const isName = name === fieldOf('item', line)
    const found = items.find((item) => (isName ? item.name : item.number) === value && value !== '')
    const other = element?.elements.namedItem(fieldOf(isName ? 'item_number' : 'item', line))
    if (found && other instanceof HTMLInputElement && other.value === '')
      other.value = isName ? found.number : found.name
  }

  return (
    <fieldset className="line-fields">
      <legend>{say('lines')}</legend>
      <p className="field-hint">{say('lines.hint')}</p>
      <input type="hidden" name="lines" value={count} />
      <OfferedItems items={items} />
      {Array.from({ length: count }, (_, at) => at + 1).map((line) => (
        <Line key={line} fields={form.fields} line={line} ofOrder={ofOrder} follow={follow} />
      ))}
      {count < linesMost ? (
        <Button
          type="submit"
          size="small"
          formNoValidate
          name={linesButton}
          value="add"
          icon={<Plus size={16} aria-hidden />}
        >
          {say('add')}
        </Button>
      ) : null}
    </fieldset>
  )
}

/** By name and by number, for the fields that have a list. */
function OfferedItems({ items }: { items: readonly Item[] }) {
  return (
    <>
      <datalist id={lists.item}>
        {items.map(({ number, name }) => (
          <option key={`${number} ${name}`} value={name}>
            {number || name}
          </option>
        ))}
      </datalist>
      <datalist id={lists.item_number}>
        {items
          .filter(({ number }) => number !== '')
          .map(({ number, name }) => (
            <option key={`${number} ${name}`} value={number}>
              {name}
            </option>
          ))}
      </datalist>
    </>
  )
}

type LineProps = {
  fields: Fields
  line: number
  ofOrder: boolean
  follow: (event: FormEvent<HTMLInputElement>, line: number) => void
}

function Line({ fields, line, ofOrder, follow }: LineProps) {
  const say = useWords(lineWords)
  return (
    <fieldset className="line-field" aria-label={say('line', { line })}>
      {parts.map((part) => {
        const field = fields[fieldOf(part, line)]
        const list = lists[part]
        if (!field) return null
        return (
          <TextField
            key={part}
            field={{ ...field, label: say(part) }}
            maxLength={part === 'item' ? 300 : 60}
            inputMode={list ? undefined : 'decimal'}
            autoComplete="off"
            list={list}
            onInput={list ? (event) => follow(event, line) : undefined}
          />
        )
      })}
      <Button
        type="submit"
        variant="ghost"
        formNoValidate
        name={linesButton}
        value={`remove-${line}`}
        icon={<X size={16} aria-hidden />}
        aria-label={say('remove', { line })}
      />
      {ofOrder ? <OrderedFields fields={fields} line={line} /> : null}
    </fieldset>
  )
}

/** What an order says of a line beyond its price. */
function OrderedFields({ fields, line }: { fields: Fields; line: number }) {
  const say = useWords(lineWords)
  const [was, expected, serials] = (['was', 'expected', 'serials'] as const).map((part) => fields[fieldOf(part, line)])
  if (!was || !expected || !serials) return null
  return (
    <div className="line-more">
      <input type="hidden" name={was.name} value={was.value} />
      <TextField field={{ ...expected, label: say('expected') }} type="date" />
      <TextareaField
        field={{ ...serials, label: say('serials') }}
        hint={say('serials.hint')}
        rows={1}
        autoComplete="off"
        spellCheck={false}
      />
    </div>
  )
}

/** Items with the words typed last, asked for in a pause of typing. */
function useFoundItems() {
  const path = href('/:locale?/items', localePrefix(useLocale()))
  const { found: items = [], ask } = useAnswer(readItems)
  const [q, setQ] = useState('')
  useEffect(() => {
    if (q.trim().length < searchLeast) return undefined
    const timer = setTimeout(() => void ask(`${path}?q=${encodeURIComponent(q)}`), typingPause)
    return () => clearTimeout(timer)
  }, [q, path, ask])
  return { items, ask: setQ }
}

const found = z.object({ items: z.array(z.object({ number: z.string(), name: z.string() })) })

function readItems(json: unknown): Item[] {
  return found.parse(json).items
}
