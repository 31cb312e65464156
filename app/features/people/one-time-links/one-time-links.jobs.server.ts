import type { CodeRequest } from '#app/adapters/identity/identity.ts'
import { jobOf } from '#app/kit/outbox/jobs.ts'
import { addressIn, letterheadIn, type Portal } from '#app/portal.server.ts'
import { type AccountMail, writeMail } from './mails.server.ts'
import * as outbox from './one-time-links.outbox.ts'
import { findById, findBySubject, localeOfOwner } from './store.server.ts'

/**
 * The mails of registration, reset and change of address. A row says to whom and in which language; the link's secret is
 * made only here, from the row's own number, so sending twice sends the same link.
 */
export function accountMailJobs(portal: Portal) {
  return [
    jobOf(outbox.verifyMail, async ({ subject, email, locale, page }, tx, id) => {
      const claim = await findBySubject(tx, subject)
      // Verified meanwhile, or swept away.
      if (!claim || claim.emailVerified || claim.email !== email) return
      const link = await linkFor(portal, { purpose: 'verify', subject }, id, '/verify')
      // Somebody else may have registered with the address: its owner does not read the language of that page.
      const readers = link ? locale : ((await localeOfOwner(tx, email)) ?? locale)
      const mail: AccountMail = link
        ? { mail: 'verify', link: addressIn(portal, locale, leadingTo(link, page)) }
        : {
            mail: 'known',
            link: addressIn(portal, readers, '/'),
            reset: `${addressIn(portal, readers, '/')}?tab=forgot`,
          }
      return { to: email, ...writeMail(letterheadIn(portal, readers), mail) }
    }),
    jobOf(outbox.resetMail, async ({ email, locale: ofPage }, tx, id) => {
      const link = await linkFor(portal, { purpose: 'reset', email }, id, '/reset')
      // Nobody has this address: a mail would tell a stranger's mailbox of a portal it has nothing to do with.
      if (!link) return
      // Found out here, where nobody waits: the page that asks must not tell known addresses from others.
      const locale = (await localeOfOwner(tx, email)) ?? ofPage
      const mail = { mail: 'reset', link: addressIn(portal, locale, link) } as const
      return { to: email, ...writeMail(letterheadIn(portal, locale), mail) }
    }),
    jobOf(outbox.newAddressMail, async ({ subject, email, locale }, _tx, id) => {
      const link = await linkFor(portal, { purpose: 'change-email', subject, email }, id, '/verify')
      if (!link) return
      const mail = { mail: 'change-email', link: addressIn(portal, locale, link) } as const
      return { to: email, ...writeMail(letterheadIn(portal, locale), mail) }
    }),
    jobOf(outbox.addressChangedMail, async ({ email, locale, at }) => {
      const mail = { mail: 'email-changed', at: new Date(at) } as const
      return { to: email, ...writeMail(letterheadIn(portal, locale), mail) }
    }),
    jobOf(outbox.passwordChangedMail, async ({ accountId, at }, tx) => {
      const person = await findById(tx, accountId)
      if (!person?.emailVerified) return
      const { email: to, locale } = person
      const link = `${addressIn(portal, locale, '/')}?tab=forgot`
      const mail = { mail: 'password-changed', at: new Date(at), link } as const
      return { to, ...writeMail(letterheadIn(portal, locale), mail) }
    }),
  ]
}

/** Mail programs cut longer addresses. */
const pageMost = 1000

/** Who confirms goes on to the page they registered on; what the link says of it is read as a path of the portal only. */
function leadingTo(link: string, page = '/'): string {
  return page === '/' || page.length > pageMost ? link : `${link}?${new URLSearchParams({ to: page }).toString()}`
}

async function linkFor(portal: Portal, input: CodeRequest, id: number, page: string): Promise<string | undefined> {
  const code = await portal.identity.issueCode(input, String(id))
  return code && `${page}/${encodeURIComponent(code)}`
}
