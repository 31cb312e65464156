import { type ListView, listSearch, readList } from './lists.ts'
import type { SortedView } from './sorted.ts'

/** Reads a filter from what the address says under its name; `asked`: what else decides, such as who looks. */
type Reader<Asked> = (text: string | null, asked: Asked) => string | number | boolean | undefined

/** What the address of a list asks for, as the page writes it back. */
export type ViewOf<Read extends (...asked: never[]) => { view: unknown }> = ReturnType<Read>['view']

type AnyView = Partial<ListView & SortedView> & Record<string, unknown>

/**
 * The filters of a list: how each is read from the address, and that they are written back there under their own names,
 * in this order. What a reader does not know is left out.
 */
export function listParams<Readers extends Record<string, Reader<never>>, Asked = void>(
  readers: Readers & Record<string, Reader<Asked>>,
) {
  type Values = { [Name in keyof Readers]: ReturnType<Readers[Name]> }
  type View = Partial<ListView & SortedView> & Partial<Values>
  const names = Object.keys(readers)
  return {
    read: (query: URLSearchParams, asked: Asked) => {
      const { q, after, view } = readList(query)
      const values = Object.fromEntries(
        Object.entries<Reader<Asked>>(readers).map(([name, read]) => [name, read(query.get(name), asked)]),
        // The entries have lost which reader a value is of.
      ) as Values
      return { filter: { q, after, ...values }, view: { ...view, ...values } }
    },
    /** The search part of the list's address, with its question mark. */
    search: (view: View) => searchOf(names, view),
    /** Whether a filter is set that the form shows: the company that staff narrow a list to is not one of them. */
    isFiltered: (view: View) => isFiltered(names, view),
  }
}

/** One of these values. */
export function oneOf<Value extends string>(values: readonly Value[]) {
  return (text: string | null) => values.find((one) => one === text)
}

export function isYes(text: string | null): boolean {
  return text === 'yes'
}

function searchOf(names: readonly string[], view: AnyView): string {
  const filters = Object.fromEntries(names.map((name) => [name, written(view[name])]))
  return listSearch({ q: view.q, ...filters }, view)
}

function written(value: unknown): string | undefined {
  if (value === true) return 'yes'
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
}

function isFiltered(names: readonly string[], view: AnyView): boolean {
  const shown = names.filter((name) => name !== 'company')
  return ['q', 'from', 'to', ...shown].some((name) => Boolean(view[name]))
}
