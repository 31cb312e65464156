import * as z from 'zod/mini'
import { offered, type Texts, textIn } from '#app/catalogue/catalogue.ts'
import { countryCodes } from '#app/features/bicycles/coverage/coverage.countries.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { orNull } from '../fields.ts'
import { about } from '../notes.ts'
import { type Operation, reading } from '../operations.ts'

const choice = z.strictObject({ code: z.string(), name: z.string() })

const catalogue = z.strictObject({
  families: z.array(choice),
  parts: z.array(choice),
  kindsOfDamage: z.array(
    z.strictObject({ code: z.string(), name: z.string(), photos: z.int().check(about('photos')) }),
  ),
  slots: z.array(choice),
  shots: z.array(
    z.strictObject({
      part: orNull(z.string()).check(about('shots')),
      kind: orNull(z.string()).check(about('shots')),
      slots: z.array(z.string()),
    }),
  ),
  countries: z.array(z.string()),
})

function named(locale: Locale, all: readonly { code: string; name: Texts }[]) {
  return all.map(({ code, name }) => ({ code, name: textIn(locale, name) }))
}

/** What a claim may name, as its form offers it. */
export const catalogueOperations: readonly Operation[] = [
  reading({
    name: 'catalogue.read',
    path: '/catalogue',
    scope: 'tickets:read',
    answer: catalogue,
    async run({ portal, locale }) {
      const { families, parts, kinds, shots, shotLists } = portal.catalogues.current()
      return {
        families: named(locale, offered(families)),
        parts: named(locale, offered(parts)),
        kindsOfDamage: offered(kinds).map(({ code, name, photos }) => ({ code, name: textIn(locale, name), photos })),
        slots: named(locale, shots),
        shots: shotLists.map(({ part, kind, shots: slots }) => ({ part, kind, slots })),
        countries: [...countryCodes],
      }
    },
  }),
]
