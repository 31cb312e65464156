import { createContext, use } from 'react'
import type { Locale } from '#app/kit/words/locales.ts'
import { type BikePart, type Catalogue, type DamageKind, type ModelFamily, textIn } from './catalogue.ts'

/** What pages call families, parts and kinds of damage, in one language: all the browser has to know on any page. */
export type Labels = {
  /** Those that forms offer, in the maker's order. */
  families: { code: ModelFamily; name: string; active: boolean }[]
  parts: { code: BikePart; name: string; active: boolean }[]
  kinds: { code: DamageKind; name: string; subject: string; active: boolean }[]
}

export function labelsIn(locale: Locale, { families, parts, kinds }: Catalogue): Labels {
  const named = ({ code, name, active }: Catalogue['parts'][number] | Catalogue['families'][number]) => ({
    code,
    name: textIn(locale, name) || code,
    active,
  })
  return {
    families: families.map(named),
    parts: parts.map(named),
    kinds: kinds.map(({ code, name, subject, active }) => {
      const said = textIn(locale, name) || code
      return { code, name: said, subject: textIn(locale, subject) || said, active }
    }),
  }
}

/** A part, a family or a kind that the catalogue no longer knows goes by its code. */
export function nameOf(labels: readonly { code: string; name: string }[], code: string): string {
  return labels.find((one) => one.code === code)?.name ?? code
}

/** As it stands within a sentence: 'Telaio' is 'telaio', 'SRAM' stays. */
export function inSentence(name: string): string {
  return /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name
}

/** What a ticket calls a kind of damage: 'danno estetico'. */
export function kindIn({ kinds }: Pick<Labels, 'kinds'>, code: DamageKind): string {
  return kinds.find((kind) => kind.code === code)?.subject ?? code
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** A family with its code before it: 'V3 · Telaio da corsa polivalente'. */
export function familyName({ families }: Pick<Labels, 'families'>, code: ModelFamily): string {
  const name = nameOf(families, code)
  return name === code ? code : `${code} · ${name}`
}

/** Known to the server and read by the browser from `<html>`. */
export const LabelsContext = createContext<Labels>({ families: [], parts: [], kinds: [] })

/** For a choice among families, which go by their codes. */
export function useFamilies(): { value: ModelFamily; label: string }[] {
  return use(LabelsContext).families.map(({ code }) => ({ value: code, label: code }))
}

export function useLabels(): Labels {
  return use(LabelsContext)
}
