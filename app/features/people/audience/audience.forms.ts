import * as z from 'zod/mini'
import { choices, optionalText } from '#app/kit/forms/fields.ts'
import { keysOf } from '#app/kit/forms/problems.ts'
import { locales } from '#app/kit/words/locales.ts'
import { countriesIn } from '#app/features/bicycles/coverage/coverage.countries.ts'
import { type Audience, audienceRoles, audienceSides, type NamedCompany, namedMost } from './audience.ts'
import { audienceMistakes } from './audience.words.ts'

const say = keysOf(audienceMistakes)
/** As long as a name of a company may be, with its number. */
const longestLine = 240

/** By their codes, and by what they are called in each language. */
const codes = new Map(
  locales.flatMap((locale) =>
    countriesIn(locale).flatMap(({ code, name }) => [[fold(code), code] as const, [fold(name), code] as const]),
  ),
)

/** The fields of an audience, spread into the schema of whatever is published. @param families the catalogue's codes */
export function audienceFields(families: readonly string[]) {
  return {
    audience_sides: choices(audienceSides),
    audience_roles: choices(audienceRoles),
    audience_countries: z.optional(
      z.string().check(
        z.trim(),
        z.maxLength(2000),
        z.superRefine<string>((typed, context) => {
          const strange = linesIn(typed).find((line) => !codes.has(fold(line)))
          if (strange !== undefined)
            context.addIssue({ code: 'custom', message: say('audience-country'), params: { country: cut(strange) } })
        }),
      ),
    ),
    audience_companies: optionalText({ max: namedMost * longestLine }),
    audience_families: choices(families),
  }
}

export type AudienceFieldName = keyof ReturnType<typeof audienceFields>
type AudienceInput = z.output<z.ZodMiniObject<ReturnType<typeof audienceFields>>>

/** What the form says, with the lines that name companies as they stand. */
export type TypedAudience = Omit<Audience, 'companies'> & { companies: string[] }

export function typedAudience(input: AudienceInput): TypedAudience {
  const named = linesIn(input.audience_countries ?? '').flatMap((line) => codes.get(fold(line)) ?? [])
  return {
    sides: input.audience_sides,
    roles: input.audience_roles,
    countries: [...new Set<string>(named)],
    families: input.audience_families,
    companies: (input.audience_companies ?? '').split('\n').flatMap((line) => line.trim() || []),
  }
}

/** As its form begins with it. */
export function audienceInitial(audience: Partial<Audience>): Record<AudienceFieldName, string | string[]> {
  const { sides = [], roles = [], countries = [], families = [], companies = [] } = audience
  return {
    audience_sides: sides,
    audience_roles: roles,
    audience_countries: countries.join(', '),
    audience_companies: companies.map(lineOf).join('\n'),
    audience_families: families,
  }
}

/** By its customer number, which no other company has; without one by its name. */
function lineOf({ name, customerNumber }: NamedCompany): string {
  return customerNumber ? `${customerNumber} · ${name}` : name
}

/** The country with this code or name, in whichever of the languages. */
export function countryIn(typed: string): string | undefined {
  return codes.get(fold(typed))
}

function linesIn(text: string): string[] {
  return text.split(/[\n,;]/).flatMap((part) => part.trim() || [])
}

function fold(name: string): string {
  return name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

function cut(line: string): string {
  return line.slice(0, 60)
}
