import { type Forms, form, type Sent } from '#app/kit/forms/actions.server.ts'
import type { Catalogue } from '#app/catalogue/catalogue.ts'
import type { Mistake } from '#app/kit/forms/problems.ts'
import type { Portal } from '#app/portal.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import * as z from 'zod/mini'
import { revisionIn } from '#app/features/across/versions/versions.ts'
import { changeDraft } from '../draft.server.ts'
import { type Coded, withEntry, withEntryUp, withoutEntry } from './entries.ts'
import type { entryFields } from './fields.ts'

export type Work = Sent & { portal: Portal; viewer: Viewer }

/** What is announced of the forms of each page. */
export const editingNotices = { remove: 'removed', up: 'moved' } as const

/** Changes the draft that the form's reader saw. */
export function change(
  { portal, viewer }: Work,
  revision: string,
  become: (catalogue: Catalogue) => Catalogue | { mistake: Mistake },
): Promise<Mistake | undefined> {
  return changeDraft(portal, viewer, revisionIn(revision), become)
}

const oneEntry = z.object({ revision: z.string(), code: z.string() })

/** The buttons beside each entry of a list. */
export function entryButtons(key: Coded): Forms<'remove' | 'up', Work> {
  return {
    remove: form(oneEntry, (work, { revision, code }) =>
      change(work, revision, (catalogue) => withoutEntry(catalogue, key, code)),
    ),
    up: form(oneEntry, (work, { revision, code }) =>
      change(work, revision, (catalogue) => withEntryUp(catalogue, key, code)),
    ),
  }
}

/** The form that adds an entry to a list, or changes one. */
export function entryForm<Key extends Coded, Schema extends z.ZodMiniObject<typeof entryFields>>(
  key: Key,
  schema: Schema,
  entryOf: (typed: z.output<Schema>, catalogue: Catalogue) => Catalogue[Key][number],
) {
  return form(schema, (work: Work, typed) =>
    change(work, typed.revision, (catalogue) => withEntry(catalogue, key, typed.was ?? '', entryOf(typed, catalogue))),
  )
}
