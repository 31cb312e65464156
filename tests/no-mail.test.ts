import { expect, test } from 'vitest'
import { addRemark } from '#app/features/content/remarks/remarks.fixture.ts'
import { addBulletin } from '#app/features/content/bulletins/bulletins.fixture.ts'
import { addSurvey } from '#app/features/service/surveys/surveys.fixture.ts'
import { tokenOf } from '#app/features/people/company/invites/invites.server.ts'
import { openWaiting } from '#app/features/people/contact/approvals/approval.fixture.ts'
import { checkedFile } from '#app/features/across/imports/imports.fixture.ts'
import { askErasure, givePassword } from '#app/features/people/profile/profile.fixture.ts'
import { cookieOf, password, register } from '#app/features/people/sign-in/sign-in.fixture.ts'
import { addLead } from '#app/features/trade/leads/leads.fixture.ts'
import type { Entry } from '#app/kit/words/words.ts'
import { as, openApp, post } from '#tests/app.ts'

const said = 'Il portale non invia e-mail'

async function openUnsent() {
  const app = await openApp()
  app.portal.settings = { ...app.portal.settings, sendsMail: false }
  return app
}

test('administrators of a portal that sends no mail read so on every page, and nobody else does', async () => {
  const app = await openUnsent()
  const [admin, agent, dealer] = [await app.staff('admin'), await app.staff(), await app.dealer()]
  for (const path of ['/', '/console/tickets', '/nowhere'])
    expect(await (await app.fetch(path, as(admin))).text(), path).toContain(said)
  expect(await (await app.fetch('/fr', as(admin))).text()).toContain('n’envoie aucun e-mail')
  for (const other of [agent, dealer]) expect(await (await app.fetch('/', as(other))).text()).not.toContain(said)
})

const tables: Record<string, Record<string, unknown>> = import.meta.glob('/app/features/**/*.words.ts', { eager: true })

/** The sentences that promise a mail, each with the one in its place. */
const pairs = Object.entries(tables).flatMap(([file, each]) =>
  Object.values(each).flatMap((table) =>
    isTable(table)
      ? Object.keys(table).flatMap((key) => {
          const [promise, instead] = [table[key]?.en, table[`${key}.unsent`]?.en]
          return typeof promise === 'string' && typeof instead === 'string' ? [{ file, key, promise, instead }] : []
        })
      : [],
  ),
)

function isTable(value: unknown): value is Record<string, Entry | undefined> {
  return typeof value === 'object' && value !== null
}

/** What stands around the slots of a sentence, and is not said by the other one as well. */
function piecesOf(sentence: string, other: string): string[] {
  return sentence.split(/\{\w+\}/).filter((piece) => piece.length > 3 && !other.includes(piece.trim()))
}

/** Each page or answer that would promise a mail. */
async function promisingPages() {
  const app = await openUnsent()
  const [admin, dealer] = [await app.staff('admin'), await givePassword(app, await app.dealer({ locale: 'en' }))]
  const claimant = cookieOf(await register(app, { email: 'chi@cicli.example', password }))
  const pending = await openWaiting(app)
  const { id: ticket } = await app.ticket({ of: dealer })
  const { id: lead } = await addLead(app.portal, { of: dealer, by: await app.staff() })
  const erasure = await askErasure(app, dealer)
  const by = admin.viewer.accountId
  const bulletins = [await addBulletin(app.portal, { by }), await addBulletin(app.portal, { by, isPublished: false })]
  // Without any there is another sentence in the list of remarks.
  const noRemarks = readable(await (await app.fetch('/en/console/remarks', as(admin))).text())
  const remark = await addRemark(app.portal, { by: dealer.viewer.accountId })
  const survey = await addSurvey(app.portal, { by, state: 'draft' })
  const person = 'customer number,company,country,person email\nC-1,Bianchi,IT,anna@bianchi.example'
  const table = await checkedFile(app, admin, 'companies', person)
  const asked = [
    app.fetch('/en?tab=forgot'),
    app.fetch('/en?notice=reset-sent'),
    app.fetch(`/en/invite/${'a'.repeat(43)}`),
    app.fetch('/en', as(claimant)),
    app.fetch('/en', as(pending)),
    app.fetch('/en/license', as(dealer)),
    app.fetch('/en/user/security', as(dealer)),
    app.fetch('/en/user/company', as(dealer)),
    app.fetch(`/en/tickets/${ticket}`, as(dealer)),
    app.fetch(
      '/en/console/staff',
      post(admin, { intent: 'invite', email: 'a@b.example', role: 'agent', locale: 'en' }),
    ),
    app.fetch(`/en/console/accounts/${pending.accountId}`, as(admin)),
    app.fetch(`/en/console/erasures/${erasure}`, as(admin)),
    app.fetch('/en/leads/new', as(admin)),
    ...bulletins.map((id) => app.fetch(`/en/console/bulletins/${id}`, as(admin))),
    app.fetch(`/en/console/surveys/${survey}`, as(admin)),
    app.fetch('/en/console/import', as(admin)),
    app.fetch(table, as(admin)),
    app.fetch(`/en/console/remarks/${remark}`, as(admin)),
    app.fetch(`/en/resources/bulletins/${bulletins[0]}`, as(dealer)),
  ]
  const pages = (await Promise.all(asked)).map(async (answer) => readable(await answer.text()))
  const invited = await app.portal.db
    .selectFrom('invite')
    .select(['id', 'expires_at as expiresAt'])
    .executeTakeFirstOrThrow()
  const join = await app.fetch(`/en/invite/${tokenOf(app.portal, invited)}`)
  app.clock.advance(73 * 60 * 60_000)
  const overdue = await app.fetch(`/en/leads/${lead}`, as(admin))
  return [noRemarks, ...(await Promise.all(pages)), readable(await join.text()), readable(await overdue.text())]
}

function readable(page: string): string {
  return page.replaceAll('<!-- -->', '').replaceAll('&#x27;', '’').replaceAll('&amp;', '&')
}

/** Said by notifications, which scripts raise, and by the hosted identity service. */
const unseen = /^notice\.(?!reset-sent)|^verify_email_sent|^email-change|^unverified-email|^verify\.again/

test('no page of a portal that sends no mail promises one, and each says what happens instead', async () => {
  const pages = await promisingPages()
  const promised = pairs.filter(({ promise, instead }) =>
    pages.some((page) => piecesOf(promise, instead).some((piece) => page.includes(`>${piece}`))),
  )
  expect(promised.map(({ key }) => key)).toEqual([])
  const untold = pairs.filter(
    ({ key, instead, promise }) =>
      !unseen.test(key) && !pages.some((page) => piecesOf(instead, promise).every((piece) => page.includes(piece))),
  )
  expect(untold.map(({ file, key }) => `${file} ${key}`)).toEqual([])
})
