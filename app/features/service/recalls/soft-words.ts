import type { Locale } from '#app/kit/words/locales.ts'

/**
 * What makes a risk sound smaller than it is, which a notice of a recall must not say: Regulation (EU) 2023/988, article 36,
 * names such words, and the remark that nothing has happened yet. All are looked for in each text, whatever its language.
 */
const soft: Record<Locale, readonly RegExp[]> = {
  it: [
    /volontari\w*/giu,
    /(?:in via |a titolo |a scopo )?cautelativ\w*/giu,
    /(?:in via |a titolo )?precauzional\w*/giu,
    /(?:per|a|in via|a titolo) precauzione/giu,
    /discrezional\w*/giu,
    /(?:in )?(?:rari|rarissimi|pochi|singoli) casi/giu,
    /casi (?:rari|isolati|specifici|particolari)/giu,
    /situazioni (?:rare|specifiche|particolari)/giu,
    /(?:nessun|senza) (?:incidente|infortunio)/giu,
  ],
  en: [
    /voluntar\w*/giu,
    /precaution\w*/giu,
    /discretionary/giu,
    /(?:rare|specific|isolated|certain) (?:cases|situations|circumstances|instances)/giu,
    /no (?:(?:reported|known) )?(?:accidents?|incidents?|injur(?:y|ies))/giu,
  ],
  fr: [
    /volontaire(?:ment|s)?/giu,
    /précaution\w*/giu,
    /discrétionnaires?/giu,
    /(?:de )?rares (?:cas|situations)/giu,
    /cas (?:rares|isolés|particuliers|spécifiques)/giu,
    /situations (?:rares|particulières|spécifiques)/giu,
    /aucun (?:accident|incident|blessé)/giu,
  ],
}

/** The first of them in a text, as it was written there; within another word it is none. */
export function softWordIn(text: string): string | undefined {
  const plain = text.normalize('NFC').replaceAll(/\s+/g, ' ')
  const found = Object.values(soft)
    .flat()
    .flatMap((words) =>
      [...plain.matchAll(words)].flatMap(({ index, 0: hit }) => {
        const [before, after] = [plain.slice(0, index), plain.slice(index + hit.length)]
        return /[\p{L}\p{N}]$/u.test(before) || /^[\p{L}\p{N}]/u.test(after) ? [] : [{ index, hit }]
      }),
    )
  return found.toSorted((one, other) => one.index - other.index)[0]?.hit
}
