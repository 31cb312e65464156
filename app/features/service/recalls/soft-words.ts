/**
 * What makes a risk sound smaller than it is, which a notice of a recall must not say: Regulation (EU) 2023/988, article 36,
 * names such words, and the remark that nothing has happened yet.
 */
const soft = [
  /volontari\w*/u,
  /(?:in via |a titolo |a scopo )?cautelativ\w*/u,
  /(?:in via |a titolo )?precauzional\w*/u,
  /(?:per|a|in via|a titolo) precauzione/u,
  /discrezional\w*/u,
  /(?:in )?(?:rari|rarissimi|pochi|singoli) casi/u,
  /casi (?:rari|isolati|specifici|particolari)/u,
  /situazioni (?:rare|specifiche|particolari)/u,
  /(?:nessun|senza) (?:incidente|infortunio)/u,
  /voluntar\w*/u,
  /precaution\w*/u,
  /discretionary/u,
  /(?:rare|specific|isolated|certain) (?:cases|situations|circumstances|instances)/u,
  /no (?:(?:reported|known) )?(?:accidents?|incidents?|injur(?:y|ies))/u,
  /volontaire(?:ment|s)?/u,
  /précaution\w*/u,
  /discrétionnaires?/u,
  /(?:de )?rares (?:cas|situations)/u,
  /cas (?:rares|isolés|particuliers|spécifiques)/u,
  /situations (?:rares|particulières|spécifiques)/u,
  /aucun (?:accident|incident|blessé)/u,
]

/** The first of them in a text, as it was written there. */
export function softWordIn(text: string): string | undefined {
  const plain = text.normalize('NFC').replaceAll(/\s+/g, ' ')
  const found = soft.flatMap((words) => {
    const hit = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.source})(?![\\p{L}\\p{N}])`, 'iu').exec(plain)
    return hit ? [{ at: hit.index, words: hit[0] }] : []
  })
  return found.toSorted((one, other) => one.at - other.at)[0]?.words
}
