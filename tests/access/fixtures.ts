import { addWebhook } from './webhooks.ts'
import { template } from '#db/template/template.ts'
import { createHash, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { hashOf as recoveryHashOf } from '#app/features/people/second-factor/recovery-codes.server.ts'
import { giveUp } from '#app/features/content/undelivered/undelivered.fixture.ts'
import { rootDir } from '#app/kit/root-dir.server.ts'
import { addFeatures } from './features.ts'
import { addRatingLink } from './rating-link.ts'
import { addCameraCode } from './camera-code.ts'
import { addDraft } from './drafts.ts'
import { addImport, addQueueThings } from './console.ts'
import {
  addApplicant,
  addSpare,
  type App,
  giveCredentials,
  type Tenant,
  inside,
  canaries,
  nobodysModule,
  type People,
  type Someone,
  type Who,
} from './people.ts'
import { addChecksOf } from './checks.ts'
import { addBicycle } from './bicycles.ts'
import { addQuestion } from './questions.ts'
import { fillShelves } from './shelves.ts'
import { nobodysNumber, token } from './things.ts'
import { addTradeFixtures } from './trade.ts'

export const recoveryCode = 'abcd-efgh-jkmn-pqrs'

const tokenHashOf = (of: string) => createHash('sha256').update(of).digest()

export async function storePhoto({ portal }: App): Promise<{ content_key: string; thumb_key: string }> {
  const photo = readFileSync(path.join(rootDir, 'tests/photos/landscape-orientation-1.jpg'))
  const stored = await portal.files.put(Readable.from([photo]), photo.length)
  if (stored === 'too-large') throw new Error('A photo fits into its own size')
  return { content_key: stored.key, thumb_key: stored.key }
}

type Content = Awaited<ReturnType<typeof storePhoto>>

type Owned = { owner_id: number; submission: string; [column: string]: unknown }

async function addFile({ portal, clock }: App, options: Owned & Content) {
  const id = randomUUID()
  const photo = {
    name: 'foto.jpg',
    kind: 'photo',
    media_type: 'image/jpeg',
    bytes: 100,
    field: 'attachments',
  } as const
  await portal.db
    .insertInto('attachment')
    .values({ id, ...photo, created_at: clock.now(), ...options })
    .execute()
  return id
}

/** What belongs to a tenant: tickets with files and words of both sides, somebody to be managed, an open invitation. */
export async function addFixtures(app: App, people: People, tenant: Tenant, content: Content) {
  const { portal, clock } = app
  const { agent, heads } = people
  const head = heads[tenant]
  const { accountId, companyId } = head.viewer
  const words = { content: `Vernice di ${canaries[tenant]}`, subject: `Telaio di ${canaries[tenant]}` }
  const ticket = (await app.ticket({ of: head, ...words })).id
  const closed = (await app.ticket({ of: head, ...words, stage: 'ticket_closed' })).id
  const file = (more: object) =>
    addFile(app, {
      owner_id: accountId,
      submission: randomUUID(),
      ...content,
      ticket_id: ticket,
      company_id: companyId,
      ...more,
    })
  const at = { ticket_id: ticket, created_at: clock.now() }
  await portal.db
    .insertInto('message')
    .values([
      { ...at, author_id: accountId, from_staff: false, submission: randomUUID(), body: `Da ${canaries[tenant]}` },
      { ...at, author_id: agent.accountId, from_staff: true, internal: true, submission: randomUUID(), body: secret },
    ])
    .execute()
  const spare = await addSpare(app, head, `Spartaco ${canaries[tenant]}`)
  const asked = {
    company_id: companyId,
    module: nobodysModule,
    state: 'requested',
    requested_by: accountId,
  } as const
  await portal.db
    .insertInto('company_module')
    .values({ ...asked, requested_at: clock.now() })
    .execute()
  const inviteToken = token(`invitation to ${tenant}`)
  const trade = await addTradeFixtures(app, people, tenant)
  const product = await addBicycle(app, people, tenant)
  const photoOf = (check_id: number) => file({ ticket_id: null, check_id, slot: 'step-1' })
  return {
    ticket: `${ticket}`,
    closed: `${closed}`,
    ...trade,
    ...(await addChecksOf(app, people, tenant, { product, photo: photoOf })),
    question: await addQuestion(app, people, ticket),
    photo: await file({}),
    internal: await file({ internal: true }),
    withdrawn: await file({ withdrawn_at: clock.now() }),
    spare: `${spare.accountId}`,
    invite: await addInvite(app, { company_id: companyId, role: 'sales', invited_by: accountId, token: inviteToken }),
    inviteToken,
    product,
  }
}

/** What staff write among themselves, which nobody else ever reads. */
export const secret = 'Riservatissimo'

type InviteOptions = {
  company_id: number | null
  role: 'sales' | 'agent'
  invited_by: number
  token: string
  email?: string
}

async function addInvite({ portal, clock }: App, { token: key, email, ...options }: InviteOptions): Promise<string> {
  // Sent a day ago: what was sent just now is not sent again with all others.
  const ends = new Date(clock.now().getTime() + 6 * 24 * 60 * 60_000)
  const about = {
    email: email ?? `${key.slice(0, 8).toLowerCase()}@guest.example`,
    locale: 'it',
    token_hash: tokenHashOf(key),
  } as const
  const { id } = await portal.db
    .insertInto('invite')
    .values({ ...options, ...about, created_at: clock.now(), expires_at: ends })
    .returning('id')
    .executeTakeFirstOrThrow()
  return `${id}`
}

/**
 * What belongs to a person: another session, a passkey, forms that are filled in (staff's for a `caller`), who they are
 * to the CRM.
 */
export async function addPersonal(app: App, who: Who, { accountId, email }: Someone, caller: number | undefined) {
  const { portal, clock } = app
  // Taken out of its form, a file is gone from the store as well.
  const content = await storePhoto(app)
  const now = clock.now()
  const ends = new Date(now.getTime() + 24 * 60 * 60_000)
  const session = await portal.db
    .insertInto('session')
    .values({
      token_hash: tokenHashOf(`another session of ${accountId}`),
      account_id: accountId,
      created_at: now,
      seen_at: now,
      idle_ends_at: ends,
      ends_at: ends,
      user_agent: 'another',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { contact_id: contact } = await portal.db
    .selectFrom('account')
    .select('contact_id')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  const passkey = `passkey-${accountId}`
  // Anyone who is on the way in would be asked for the passkey.
  if (inside.some((one) => one === who)) {
    const key = { id: passkey, account_id: accountId, name: 'Chiave', public_key: Buffer.alloc(1) }
    await portal.db
      .insertInto('passkey')
      .values({ ...key, counter: 0, transports: [], created_at: now })
      .execute()
  }
  const code = { account_id: accountId, code_hash: recoveryHashOf(accountId, recoveryCode) }
  await portal.db.insertInto('recovery_code').values(code).execute()
  const [unsent, claim, draft] = [randomUUID(), randomUUID(), randomUUID()]
  await addDraft(app, accountId, draft, caller)
  const add = (submission: string, field = 'attachments') =>
    addFile(app, { owner_id: accountId, submission, field, ...content })
  const file = await add(unsent)
  await Promise.all([add(claim, 'receipt'), ...template.kinds.map(() => add(claim))])
  return {
    session: [`${session.id}`],
    passkey: [passkey],
    unsent: [unsent, file],
    claim: [claim],
    draft: [draft],
    contact: [contact ?? nobodysNumber],
    address: [email],
  }
}

/** What staff work on, and what links in mails lead to. */
export async function addMakersFixtures(app: App, people: People) {
  const { portal, clock } = app
  const now = clock.now()
  const [applicant, another] = [await addApplicant(app), await addApplicant(app)]
  await giveCredentials(app, applicant, true)
  const friend = token('invitation of a friend')
  await addInvite(app, {
    company_id: null,
    role: 'agent',
    invited_by: people.admin.accountId,
    token: friend,
    email: applicant.email,
  })
  const requests = await portal.db.selectFrom('access_request').select(['id', 'account_id as accountId']).execute()
  const requestOf = (id: number) => `${requests.find(({ accountId }) => accountId === id)?.id}`
  const leaver = await addSpare(app, people.heads.dealer, `Livia ${canaries.dealer}`)
  const erasure = await portal.db
    .insertInto('erasure_request')
    .values({ account_id: leaver.accountId, asked_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  const letter = {
    outbox_id: 780001,
    to_address: 'someone@dealer.example',
    subject: 'Benvenuti',
    body: 'Benvenuti',
    html: '',
    sent_at: now,
  }
  await portal.db.insertInto('sent_mail').values(letter).execute()
  const shelf = await fillShelves(app, people)
  const byAdmin = { company_id: null, role: 'agent', invited_by: people.admin.accountId } as const
  return {
    applicant: `${applicant.accountId}`,
    friend,
    request: requestOf(applicant.accountId),
    otherRequest: requestOf(another.accountId),
    staff: `${(await app.staff('agent')).viewer.accountId}`,
    invite: await addInvite(app, { ...byAdmin, token: token('invitation of staff') }),
    erasure: `${erasure.id}`,
    shelf,
    import: `${await addImport(app, people)}`,
    ...(await addQueueThings(app, people)),
    ...(await addWebhook(app, people, null)),
    undelivered: `${await giveUp(app, 'mail.ticket', 'ticket 1 1')}`,
    mail: '780001',
    verification: await addLink(app, 'verify', people.unverified.accountId),
    reset: await addLink(app, 'reset', people.sales.accountId),
    ofFeatures: await addFeatures(app, people, shelf),
    ratingLink: await addRatingLink(app, people, token('link of a question')),
    cameraCode: await addCameraCode(app, people.owner, token('code for a phone')),
  }
}

async function addLink({ portal, clock }: App, purpose: 'verify' | 'reset', accountId: number): Promise<string> {
  const code = token(`link to ${purpose}`)
  const { subject, email } = await portal.db
    .selectFrom('account')
    .select(['subject', 'email'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  const ends = new Date(clock.now().getTime() + 60 * 60_000)
  await portal.db
    .insertInto('one_time_link')
    .values({ token_hash: tokenHashOf(code), purpose, subject, email, created_at: clock.now(), expires_at: ends })
    .execute()
  return code
}
