import type { Mistake } from '#app/kit/forms/problems.ts'
import type { Portal } from '#app/portal.server.ts'
import { giveToBulletin, takeFromBulletin } from '#app/features/content/attachments/attachments.bulletins.server.ts'
import { requireStaff } from '#app/features/people/account/account.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { lockToChange } from './drafts.server.ts'

/** Puts files with a bulletin. A repeated post does nothing. @throws Problem not-found, not-yours */
export async function addFiles(
  { db }: Portal,
  viewer: Viewer,
  id: number,
  submission: string,
): Promise<Mistake | undefined> {
  const staff = requireStaff(viewer)
  return db.transaction().execute(async (tx) => {
    await lockToChange(tx, viewer, id)
    const refused = await giveToBulletin(tx, staff, submission, id)
    return refused ? { path: 'attachments', message: refused } : undefined
  })
}

/** Takes a file off. A repeated post does nothing. @throws Problem as `addFiles` */
export async function removeFile(portal: Portal, viewer: Viewer, id: number, file: string): Promise<void> {
  const discardContent = await portal.db.transaction().execute(async (tx) => {
    await lockToChange(tx, viewer, id)
    return takeFromBulletin(portal, tx, id, file)
  })
  await discardContent()
}
