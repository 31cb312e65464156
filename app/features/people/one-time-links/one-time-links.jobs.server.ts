import * as z from 'zod/mini'
import type { CodeRequest } from '#app/adapters/identity/identity.ts'
import type { Jobs } from '#app/kit/outbox/worker.server.ts'
import { locales } from '#app/kit/words/locales.ts'
import { addressIn, letterheadIn, type Portal } from '#app/portal.server.ts'
import { type AccountMail, writeMail } from './mails.server.ts'
import { findById, findBySubject, localeOfOwner } from './store.server.ts'

/**
 * The mails of registration, reset and change of address. A row says to whom and in which language; the link's secret is
 * made only here, from the row's own number, so sending twice sends the same link.
 */
export function accountMailJobs(portal: Portal): Jobs {
  return {
    async 'account.verify'(payload, tx, id) {
      const { subject, email, locale, page } = toVerify.parse(payload)
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
    },
    async 'account.reset'(payload, tx, id) {
      const { email, locale: ofPage } = toAddress.parse(payload)
      const link = await linkFor(portal, { purpose: 'reset', email }, id, '/reset')
      // Nobody has this address: a mail would tell a stranger's mailbox of a portal it has nothing to do with.
      if (!link) return
      // Found out here, where nobody waits: the page that asks must not tell known addresses from others.
      const locale = (await localeOfOwner(tx, email)) ?? ofPage
      const mail = { mail: 'reset', link: addressIn(portal, locale, link) } as const
      return { to: email, ...writeMail(letterheadIn(portal, locale), mail) }
    },
    async 'account.change-email'(payload, _tx, id) {
      const { subject, email, locale } = toSubject.parse(payload)
      const link = await linkFor(portal, { purpose: 'change-email', subject, email }, id, '/verify')
      if (!link) return
      const mail = { mail: 'change-email', link: addressIn(portal, locale, link) } as const
      return { to: email, ...writeMail(letterheadIn(portal, locale), mail) }
    },
    async 'account.email-changed'(payload) {
      const { email, locale, at } = ofChange.parse(payload)
      const mail = { mail: 'email-changed', at: new Date(at) } as const
      return { to: email, ...writeMail(letterheadIn(portal, locale), mail) }
    },
    async 'account.password-changed'(payload, tx) {
      const { accountId, at } = ofPassword.parse(payload)
      const person = await findById(tx, accountId)
      if (!person?.emailVerified) return
      const { email: to, locale } = person
      const link = `${addressIn(portal, locale, '/')}?tab=forgot`
      const mail = { mail: 'password-changed', at: new Date(at), link } as const
      return { to, ...writeMail(letterheadIn(portal, locale), mail) }
    },
  }
}

const toAddress = z.object({ email: z.string(), locale: z.enum(locales) })
const ofChange = z.object({ ...toAddress.shape, at: z.string() })
const ofPassword = z.object({ accountId: z.number(), at: z.string() })
const toSubject = z.object({ ...toAddress.shape, subject: z.string() })
const toVerify = z.object({ ...toSubject.shape, page: z.optional(z.string()) })

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
