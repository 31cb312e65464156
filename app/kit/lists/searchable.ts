/**
 * A text as it is searched in, and words as they are searched for: in lower case, an `é` or a `²` the same whatever
 * characters it is made of, and between two words one space wherever a line ends or somebody typed more.
 */
export function searchable(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim()
}

/** Without accents as well: nobody who is in a hurry types those of a name. */
export function folded(text: string): string {
  return searchable(text.normalize('NFKD').replaceAll(/[\u0300-\u036f]/g, ''))
}

/** A serial number that was typed with blanks, as it is searched for: each part of it has a figure, and one a letter. */
export function serialMeant(q: string): string {
  const bare = q.replaceAll(' ', '')
  const isOne = q.split(' ').every((part) => /^[a-z\d]+$/.test(part) && /\d/.test(part))
  return isOne && bare.length >= 8 && /[a-z]/.test(bare) ? bare : q
}
