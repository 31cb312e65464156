import { readPerson } from '../company.server.ts'
import { resetSecondFactor } from '#app/features/people/second-factor/second-factor.staff.server.ts'
import { button } from '#app/kit/forms/actions.server.ts'
import { personForms, personNotices, type PersonWork } from '../actions.server.ts'

/** What an administrator does to one person. */
export const forms = {
  ...personForms,
  'reset-second-factor': button(async ({ portal, viewer, group, personId }: PersonWork) => {
    await readPerson(portal, viewer, group, personId)
    await resetSecondFactor(portal, viewer, personId)
  }),
}

export const formNotices = { ...personNotices, 'reset-second-factor': 'second-factor-reset' }
