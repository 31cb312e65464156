import { intentIn } from '#app/kit/forms/intent.ts'
import type { StaffViewer } from '#app/features/people/account/account.ts'
import { carryOutPerson } from '#app/features/people/company/company.forms.server.ts'
import type { Notice, PersonRefusal } from '#app/features/people/company/company.forms.ts'
import { readPerson } from '#app/features/people/company/company.server.ts'
import type { Group } from '#app/features/people/company/company.ts'
import { resetSecondFactor } from '#app/features/people/second-factor/second-factor.staff.server.ts'
import type { Portal } from '#app/portal.server.ts'

/**
 * Carries out what an administrator does to one person.
 * @throws Problem not-found
 */
export async function carryOutAsAdmin(
  portal: Portal,
  viewer: StaffViewer,
  group: Group,
  personId: number,
  fields: URLSearchParams,
): Promise<{ notice: Notice } | PersonRefusal> {
  if (intentIn(fields) !== 'reset-second-factor') return carryOutPerson(portal, viewer, group, personId, fields)
  await readPerson(portal, viewer, group, personId)
  await resetSecondFactor(portal, viewer, personId)
  return { notice: 'second-factor-reset' }
}
