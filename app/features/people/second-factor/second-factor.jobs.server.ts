import { writeLetter } from '#app/kit/mail-layout.server.tsx'
import { jobOf } from '#app/kit/outbox/jobs.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { addressIn, letterheadIn, type Portal } from '#app/portal.server.ts'
import { mailWords } from './mails.words.ts'
import { factorMail } from './second-factor.outbox.ts'
import * as store from './store.server.ts'

/** Anyone who did not change their second factor themselves must hear of it. */
export function secondFactorJobs(portal: Portal) {
  return [
    jobOf(factorMail, async ({ accountId, news }, tx) => {
      const account = await store.findAccount(tx, accountId)
      if (!account) return
      const { email: to, firstName: name, locale } = account
      const say = sayIn(mailWords, locale)
      const link = addressIn(portal, locale, '/user/second-factor')
      const body = writeLetter(letterheadIn(portal, locale), [
        { text: name ? say('hello', { name }) : say('hello.nameless') },
        { text: say(news) },
        ...(news === 'code-used' || news === 'reset' ? [{ text: say(`${news}.next`) }] : []),
        { text: say('not-you') },
        { text: say('open'), link },
      ])
      return { to, subject: say(`${news}.subject`), ...body }
    }),
  ]
}
