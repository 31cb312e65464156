import { type Catalogue, codesOf, type CoverageRule } from '#app/catalogue/catalogue.ts'
import { form, type Forms } from '#app/kit/forms/actions.server.ts'
import type { Mistake } from '#app/kit/forms/problems.ts'
import { withEntry } from '../editing/entries.ts'
import { change, editingNotices, entryButtons, type Work } from '../editing/work.server.ts'
import { floorsForm, floorsOf, ruleForm, ruleOf } from './forms.ts'

export const notices = { ...editingNotices, rule: 'saved', floors: 'floors' } as const

export const forms: Forms<keyof typeof notices, Work> = {
  ...entryButtons('rules'),
  rule: form(ruleForm, (work, typed) =>
    change(work, typed.revision, (catalogue) => withRule(catalogue, typed.was ?? '', ruleOf(typed))),
  ),
  floors: form(floorsForm, (work, { revision, ...typed }) =>
    change(work, revision, (catalogue) => ({ ...catalogue, floors: floorsOf(typed) })),
  ),
}

/** A rule is about what is in the draft; a colleague may have taken something of it away since. */
function withRule(catalogue: Catalogue, was: string, typed: CoverageRule): Catalogue | { mistake: Mistake } {
  const rule = {
    ...typed,
    families: among(codesOf(catalogue.families), typed.families),
    parts: among(codesOf(catalogue.parts), typed.parts),
    kinds: among(codesOf(catalogue.kinds), typed.kinds),
  }
  for (const path of ['families', 'parts', 'kinds'] as const)
    if (rule[path].length === 0) return { mistake: { path, message: `rule-${path}` } }
  return withEntry(catalogue, 'rules', was, rule)
}

function among(known: readonly string[], chosen: readonly string[]): string[] {
  return known.filter((code) => chosen.includes(code))
}
