import type { Db } from '#app/kit/db/db.server.ts'
import type { Portal } from '#app/portal.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { discard } from './attachments.prepare.server.ts'
import { readFilesBeingAdded } from './store.server.ts'
import * as store from './unsent.store.server.ts'

/** Whether anything that was added to a form has not been sent yet. */
export async function holdsFiles(tx: Db, viewer: Viewer, submission: string): Promise<boolean> {
  return (await readFilesBeingAdded(tx, viewer, submission)).length > 0
}

/**
 * A form that is given up takes with it the files that it holds, and those that still arrive in parts: they count no longer.
 * @param tx the transaction in which it is given up
 * @returns what throws their contents away once the transaction is through
 */
export async function dropFiles(
  portal: Portal,
  tx: Db,
  viewer: Viewer,
  submission: string,
): Promise<() => Promise<void>> {
  const arriving = await store.deleteUploadsOf(tx, viewer, submission)
  const files = await store.deleteFilesBeingAdded(tx, viewer, submission)
  return async () => {
    for (const file of files) await discard(portal, file)
    for (const key of arriving.flatMap(({ parts }) => parts)) await portal.files.remove(key)
  }
}
