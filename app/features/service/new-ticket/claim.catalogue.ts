import {
  type Catalogue,
  type Family,
  type Kind,
  offered,
  type Part,
  type Shot,
  textIn,
} from '#app/catalogue/catalogue.ts'
import { instructionsFor } from '#app/catalogue/instructions.ts'
import { type Drawings, drawingsIn } from '#app/features/service/marks/marks.server.ts'
import type { Locale } from '#app/kit/words/locales.ts'

/** What the form of a claim needs of the catalogue, in the reader's language: the browser is spared the rest. */
export type ClaimCatalogue = Pick<Catalogue, 'shotLists'> &
  Drawings & {
    families: (Pick<Family, 'code' | 'active' | 'serial' | 'example'> & { name: string; instructions: string[] })[]
    parts: Pick<Part, 'code' | 'active' | 'drawn'>[]
    kinds: (Pick<Kind, 'code' | 'active' | 'photos' | 'showsParts'> & { hint: string })[]
    shots: (Omit<Shot, 'name'> & { name: string })[]
  }

export function claimCatalogueIn(locale: Locale, catalogue: Catalogue): ClaimCatalogue {
  const { shotLists } = catalogue
  return {
    shotLists,
    ...drawingsIn({ families: offered(catalogue.families) }),
    families: offered(catalogue.families).map(({ code, active, serial, example, name }) => ({
      code,
      active,
      serial,
      example,
      name: textIn(locale, name),
      instructions: instructionsFor(locale, catalogue, code),
    })),
    parts: offered(catalogue.parts).map(({ code, active, drawn }) => ({ code, active, drawn })),
    kinds: offered(catalogue.kinds).map(({ code, active, photos, showsParts, hint }) => ({
      code,
      active,
      photos,
      showsParts,
      hint: textIn(locale, hint),
    })),
    shots: catalogue.shots.map(({ code, name }) => ({ code, name: textIn(locale, name) })),
  }
}
