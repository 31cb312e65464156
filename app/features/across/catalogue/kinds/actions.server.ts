import type { Catalogue } from '#app/catalogue/catalogue.ts'
import { form, type Forms } from '#app/kit/forms/actions.server.ts'
import type { Mistake } from '#app/kit/forms/problems.ts'
import { withEntry } from '../editing/entries.ts'
import { change, editingNotices, entryButtons, type Work } from '../editing/work.server.ts'
import { kindForm, kindOf } from './forms.ts'

export const notices = { ...editingNotices, kind: 'saved' } as const

export const forms: Forms<keyof typeof notices, Work> = {
  ...entryButtons('kinds'),
  kind: form(kindForm, (work, typed) => {
    const { revision, was = '', code, main } = typed
    return change(work, revision, (catalogue) =>
      withMain(withEntry(catalogue, 'kinds', was, kindOf(typed)), was || code, main),
    )
  }),
}

/** At most one kind is meant by the warranty: the first, until another is chosen. */
function withMain(changed: Catalogue | { mistake: Mistake }, code: string, isMain: boolean) {
  if ('mistake' in changed) return changed
  if (isMain || changed.kinds.length === 1) return { ...changed, mainKind: code }
  return changed.mainKind === code ? { ...changed, mainKind: null } : changed
}
