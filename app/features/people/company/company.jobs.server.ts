import { type Block, writeLetter } from '#app/kit/mail-layout.server.tsx'
import { jobOf } from '#app/kit/outbox/jobs.ts'
import { formatDate } from '#app/kit/words/formats.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { addressIn, letterheadIn, type Portal } from '#app/portal.server.ts'
import { roleWords } from '#app/features/people/account/account.words.ts'
import { inviteMail } from './company.outbox.ts'
import { tokenOf } from './invites/invites.server.ts'
import { findInvitation, type StoredInvitation } from './invites/invites.store.server.ts'
import { mailWords } from './mails.words.ts'

export function companyJobs(portal: Portal) {
  return [
    /** One that was withdrawn, used or ran out meanwhile is sent to nobody. */
    jobOf(inviteMail, async ({ inviteId }, tx) => {
      const invitation = await findInvitation(tx, { id: inviteId })
      if (!invitation || invitation.acceptedAt || invitation.revokedAt) return
      if (invitation.expiresAt <= portal.clock.now()) return
      return { to: invitation.email, ...writeInvitation(portal, invitation) }
    }),
  ]
}

function writeInvitation(portal: Portal, invitation: StoredInvitation) {
  const { locale, role, companyName, inviterName, name, expiresAt } = invitation
  const say = sayIn(mailWords, locale)
  const head = letterheadIn(portal, locale)
  const brand = head.name
  const slots = { brand, role: sayIn(roleWords, locale)(role) }
  const textOf = (company: string | null, inviter: string | null) => {
    if (role === 'customer') return inviter ? say('text.rider.by', { inviter, ...slots }) : say('text.rider', slots)
    if (company === null) return inviter ? say('text.staff.by', { inviter, ...slots }) : say('text.staff', slots)
    return inviter ? say('text.by', { inviter, company, ...slots }) : say('text', { company, ...slots })
  }
  const blocks: Block[] = [
    { text: name ? say('hello.name', { name }) : say('hello') },
    { text: textOf(companyName, inviterName) },
    { text: say('open'), link: addressIn(portal, locale, `/invite/${tokenOf(portal, invitation)}`) },
    { text: say('until', { moment: formatDate(locale, expiresAt, 'moment') }) },
    { text: say('unexpected'), small: true },
  ]
  const isBare = companyName === null || role === 'customer'
  const subject = isBare ? say('subject.staff', { brand }) : say('subject', { company: companyName, brand })
  return { subject, ...writeLetter(head, blocks) }
}
