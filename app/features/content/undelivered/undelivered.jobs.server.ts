import { writeLetter } from '#app/kit/mail-layout.server.tsx'
import { mailTerms } from '#app/kit/mail.words.ts'
import { jobOf } from '#app/kit/outbox/jobs.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { letterheadIn, type Portal } from '#app/portal.server.ts'
import { findReader } from './mail/store.server.ts'
import { testMail } from './undelivered.outbox.ts'

export function undeliveredJobs(portal: Portal) {
  return [
    jobOf(testMail, async ({ accountId }, tx) => {
      const reader = await findReader(tx, accountId)
      if (!reader) return
      const { email: to, firstName: name, locale } = reader
      const [say, brand] = [sayIn(mailTerms, locale), portal.brands.current().name]
      const body = writeLetter(letterheadIn(portal, locale), [
        { text: name ? say('hello', { name }) : say('helloNameless') },
        { text: say('testText', { brand }) },
      ])
      return { to, subject: say('testSubject', { brand }), ...body }
    }),
  ]
}
