import { addedPicture, addedVersion } from './catalogue.ts'
import { randomUUID } from 'node:crypto'
import { unsubscribeToken } from '#app/features/content/subscriptions/subscriptions.server.ts'
import { addPersonal, addFixtures, addMakersFixtures, storePhoto } from './fixtures.ts'
import { thingsOfShelves } from './shelves.ts'
import { type App, everybody, type Tenant, tenantOf, tenants, isStaff, type People, type Who } from './people.ts'
import { nobodysNumber, type Thing, thing, type ThingOf, token } from './things.ts'

export type ThingName = keyof Awaited<ReturnType<typeof makeThings>>
export type Things = Record<ThingName, ThingOf>

/** Puts into the database what the matrix is about. */
export async function makeThings(app: App, people: People) {
  const ofTenants = new Map<Tenant, Awaited<ReturnType<typeof addFixtures>>>()
  const content = await storePhoto(app)
  for (const tenant of tenants) ofTenants.set(tenant, await addFixtures(app, people, tenant, content))
  const personal = new Map<Who, Awaited<ReturnType<typeof addPersonal>>>()
  const caller = Number(ofTenants.get('dealer')?.spare)
  for (const who of everybody)
    if (who !== 'anonymous')
      personal.set(who, await addPersonal(app, who, people[who], isStaff(who) ? caller : undefined))
  const made: Made = {
    app,
    people,
    of: (tenant) => ofTenants.get(tenant) ?? fail(tenant),
    personal: (who) => personal.get(who === 'anonymous' ? 'owner' : who) ?? fail(who),
    maker: await addMakersFixtures(app, people),
  }
  const own = { ...thingsOfHouses(made), ...thingsOfTrade(made), ...thingsOfCompanies(made), ...thingsOfPeople(made) }
  const ofMaker = {
    ...thingsOfConsole(made),
    ...thingsOfShelves(made.maker.shelf, made.of('other').shareLink),
    ...thingsOfMaker(made),
  }
  return { ...own, ...thingsOfLinks(made), ...ofMaker, ...thingsFromOutside(made), ...made.maker.ofFeatures }
}

type Made = {
  app: App
  people: People
  of: (tenant: Tenant) => Awaited<ReturnType<typeof addFixtures>>
  personal: (who: Who) => Awaited<ReturnType<typeof addPersonal>>
  maker: Awaited<ReturnType<typeof addMakersFixtures>>
}

/** Tickets, bicycles and their files. Staff see every tenant's. */
function thingsOfHouses({ of, personal }: Made) {
  const ofHouse = pickingFor(of)
  return {
    ticket: ofHouse(({ ticket }) => ticket, '10999'),
    closed: ofHouse(({ closed }) => closed, '10999'),
    product: ofHouse(({ product }) => product.id, nobodysNumber),
    serial: ofHouse(({ product }) => product.serial, 'V4R-9999-X9999'),
    /** A bicycle of another tenant that is on offer: by its number and its code. */
    offer: (who: Who): Thing => {
      const { serial, code } = of(tenantOf(rivalOf(who))).product
      return { own: [serial, code], foreign: [], absent: ['V4R-9999-X9999', 'AAAA-BBBB-CCCC'] }
    },
    file: (who: Who) => {
      const unsent = personal(who === 'sales' ? 'owner' : 'sales').unsent[1] ?? ''
      const { photo, internal, withdrawn } = of(tenantOf(who))
      const hidden = isStaff(who) ? [] : [internal, of(tenantOf(rivalOf(who))).photo]
      return thing(photo, [...hidden, withdrawn, unsent], nobodysFile)
    },
    check: ofHouse(({ check }) => check, nobodysNumber),
    signedCheck: ofHouse(({ signedCheck }) => signedCheck, nobodysNumber),
    checkPhoto: ofHouse(({ checkPhoto }) => checkPhoto, nobodysFile),
    checkedUnit: ofHouse(({ checkedUnit }) => checkedUnit, nobodysNumber),
    /** A bicycle, or one that is booked at the desk, and the list that is to be gone through. */
    bicycleCheck: (who: Who): Thing => withList(of(tenantOf(who)).product.id, of(tenantOf(rivalOf(who))).product.id),
    deskCheck: (who: Who): Thing => withList(of(tenantOf(who)).bookedCheck, of(tenantOf(rivalOf(who))).bookedCheck),
    /** A file of a ticket, named by a form of that ticket's page. */
    ticketFile: (who: Who) => thing(of(tenantOf(who)).photo, [of('other').photo], nobodysFile),
    /** What staff have asked for, named by a form of its ticket's page. */
    question: ofHouse(({ question }) => question, nobodysNumber),
  }
}

/** What is bought, and who might buy. Staff see every tenant's. */
function thingsOfTrade({ of }: Made) {
  const ofHouse = pickingFor(of)
  return {
    invoice: ofHouse(({ invoice }) => invoice, '60999'),
    order: ofHouse(({ order }) => order, '30999'),
    /** Written by staff, who change it. */
    handOrder: ofHouse(({ handOrder }) => handOrder, '30999'),
    lead: ofHouse(({ lead }) => lead, '3999'),
    /** Only staff route it on. */
    declinedLead: ofHouse(({ declinedLead }) => declinedLead, '3999'),
    /** A note, named by a form of its lead's page. */
    leadNote: ofHouse(({ leadNote }) => leadNote, nobodysNumber),
    quote: ofHouse(({ quote }) => quote, '4999'),
    /** The maker's: nobody else has it. */
    draftQuote: ofHouse(({ draftQuote }) => draftQuote, '4999'),
  }
}

/** What a company keeps of itself: its people, shops and webhooks. */
function thingsOfCompanies({ of, maker }: Made) {
  const ofHouse = pickingFor(of)
  return {
    colleague: (who: Who) => {
      const others = [of(tenantOf(rivalOf(who))).spare, maker.staff, maker.applicant]
      return thing(of(tenantOf(who)).spare, others, nobodysNumber)
    },
    shop: ofHouse(({ shop }) => shop.id, nobodysNumber),
    appointment: ofHouse(({ appointment }) => appointment, nobodysNumber),
    surveyed: ofHouse(({ surveyed }) => surveyed, '10999'),
    share: ofHouse(({ share }) => share, nobodysNumber),
    recallUnit: ofHouse(({ recallUnit }) => recallUnit, nobodysNumber),
    ownRecall: ofHouse(({ ownRecall }) => ownRecall, nobodysNumber),
    /** Closed days of a shop, named by a form of its page. */
    closure: ofHouse(({ shop }) => shop.closure, nobodysNumber),
    webhook: (who: Who) => {
      const others = [of(tenantOf(rivalOf(who))).webhook, maker.webhook]
      return thing(of(tenantOf(who)).webhook, others, nobodysNumber)
    },
    /** By its endpoint and its own number; below another endpoint it is none. */
    webhookDelivery: (who: Who): Thing => {
      const [own, rival] = [of(tenantOf(who)), of(tenantOf(rivalOf(who)))]
      return {
        own: [own.webhook, own.delivery],
        foreign: [
          [rival.webhook, rival.delivery],
          [own.webhook, rival.delivery],
          [maker.webhook, maker.delivery],
        ],
        absent: [own.webhook, nobodysNumber],
      }
    },
    invite: (who: Who) => {
      const others = [of(tenantOf(rivalOf(who))).invite, maker.invite]
      return thing(of(tenantOf(who)).invite, others, nobodysNumber)
    },
  }
}

function pickingFor(of: Made['of']) {
  return (pick: (tenant: ReturnType<typeof of>) => string, absent: string) => (who: Who) =>
    thing(pick(of(tenantOf(who))), isStaff(who) ? [] : [pick(of(tenantOf(rivalOf(who))))], absent)
}

function thingsOfPeople({ personal }: Made) {
  const ofPerson =
    (pick: (of: ReturnType<typeof personal>) => string[], absent: string[]) =>
    (who: Who): Thing => ({ own: pick(personal(who)), foreign: [pick(personal(rivalOf(who)))], absent })
  return {
    unsent: ofPerson(({ unsent }) => unsent, [randomUUID(), nobodysFile]),
    claim: ofPerson(({ claim }) => claim, [randomUUID()]),
    draft: ofPerson(({ draft }) => draft, [randomUUID()]),
    session: ofPerson(({ session }) => session, [nobodysNumber]),
    passkey: ofPerson(({ passkey }) => passkey, ['nobodys']),
    contact: ofPerson(({ contact }) => contact, [nobodysNumber]),
    address: ofPerson(({ address }) => address, ['nobody@nowhere.example']),
  }
}

/** Anyone who has the link has the key: there are no foreign ones. */
function thingsOfLinks({ app, people: { heads }, of, maker }: Made) {
  const { accountId } = heads.dealer.viewer
  return {
    /** Anybody sees it who has its address; an asset that stands for no bicycle is none. */
    picture: () => thing(maker.shelf.picture, [], maker.shelf.asset),
    /** None is published: its name would stand on every page. */
    legalText: () => thing('privacy', [], 'cookies'),
    brandPicture: () => thing(addedPicture, [], '0123456789abcdef.svg'),
    passport: () => thing(of('dealer').product.passport, [], 'AAAAAAAAAAAAAAAA'),
    cameraCode: () => thing(maker.cameraCode, [], token('no phone')),
    asideMail: () => thing(maker.asideMail, [], nobodysNumber),
    blockedAddress: () => thing(maker.blockedAddress, [], 'nobody@nowhere.example'),
    leaving: () => thing(maker.leaving, [], token('no follower')),
    ratingLink: () => thing(maker.ratingLink, [], token('no rating')),
    invitation: () => thing(of('dealer').inviteToken, [], token('no invitation')),
    /** The invitation of somebody who has an account already. */
    friend: () => thing(maker.friend, [], token('no invitation')),
    verification: () => thing(maker.verification, [], token('no verification')),
    unsubscribing: () => thing(unsubscribeToken(app.portal, accountId, 'steps'), [], `1-steps-${token('no mail')}`),
    reset: () => thing(maker.reset, [], token('no reset')),
  }
}

/** How things come in from other systems. */
function thingsFromOutside({ maker }: Made) {
  return {
    import: () => thing(maker.import, [], nobodysNumber),
    apiToken: () => thing(maker.apiToken, [], nobodysNumber),
    erpRow: () => thing(maker.erpRow, [], nobodysNumber),
  }
}

/** What the console shows: to staff nothing is foreign but what is of another kind, or belongs together with another. */
function thingsOfConsole({ app, people: { heads }, of, maker }: Made) {
  const [dealer, other, rider] = [heads.dealer, heads.other, heads.rider].map(({ viewer }) => `${viewer.companyId}`)
  const { spare } = of('dealer')
  const asked = `${app.clock.now().getTime()}`
  if (!dealer || !other || !rider) return fail('companies')
  return {
    /** The one whose licence lacks a module. */
    company: () => thing(other, [], nobodysNumber),
    /** The same, by the time at which it asked for another as well. */
    licensee: (): Thing => ({ own: [other, asked], foreign: [], absent: [nobodysNumber, asked] }),
    /** Somebody of a company, by both numbers; of another company they are nobody. */
    member: (): Thing => {
      const strangers = [`${other} ${spare}`, `${dealer} ${maker.staff}`].map((both) => both.split(' '))
      return { own: [dealer, spare], foreign: strangers, absent: [dealer, nobodysNumber] }
    },
    staff: () => thing(maker.staff, [spare, maker.applicant], nobodysNumber),
    staffInvite: () => thing(maker.invite, [of('dealer').invite], nobodysNumber),
    companyShop: (): Thing => {
      const strangers = [`${other} ${of('dealer').shop.id}`, `${dealer} ${of('other').shop.id}`]
      return {
        own: [other, of('other').shop.id],
        foreign: strangers.map((both) => both.split(' ')),
        absent: [other, nobodysNumber],
      }
    },
    companyClosure: () => thing(of('other').shop.closure, [of('dealer').shop.closure], nobodysNumber),
    companyInvite: () => thing(of('other').invite, [of('dealer').invite, maker.invite], nobodysNumber),
    applicant: () => thing(maker.applicant, [spare, maker.staff], nobodysNumber),
    request: () => thing(maker.request, [maker.otherRequest], nobodysNumber),
    /** For whom staff write down what is told on the phone: never for one of their own. */
    caller: () => thing(spare, [maker.staff], nobodysNumber),
    /** For whom staff write: a dealer or a rider. */
    customer: () => thing(dealer, [], nobodysNumber),
    /** What an applicant is let into: a dealer, not a rider's company of one. */
    dealer: () => thing(dealer, [rider], nobodysNumber),
    erasure: () => thing(maker.erasure, [], nobodysNumber),
  }
}

/** What the maker keeps of itself, and what its worker left to people. */
function thingsOfMaker({ of, maker }: Made) {
  return {
    makersWebhook: () => thing(maker.webhook, [of('dealer').webhook], nobodysNumber),
    makersDelivery: (): Thing => ({
      own: [maker.webhook, maker.delivery],
      foreign: [
        [of('dealer').webhook, of('dealer').delivery],
        [maker.webhook, of('dealer').delivery],
      ],
      absent: [maker.webhook, nobodysNumber],
    }),
    undelivered: () => thing(maker.undelivered, [], nobodysNumber),
    signal: () => thing(maker.signal, [], nobodysNumber),
    assignmentRule: () => thing(maker.assignmentRule, [], nobodysNumber),
    /** An administrator’s own. */
    savedView: () => thing(maker.savedView, [], nobodysNumber),
    /** By its name, which is the same for all. */
    importKind: () => thing('bicycles', [], 'bikes'),
    catalogueVersion: () => thing(addedVersion, [], nobodysNumber),
    brandVersion: () => thing(addedVersion, [], nobodysNumber),
    catalogueFamily: () => thing('V4R', [], 'V9'),
    catalogueChecklist: () => thing('yearly', [], 'no-such-list'),
    mail: () => thing(maker.mail, [], nobodysNumber),
  }
}

function withList(own: string, foreign: string): Thing {
  return { own: [own, 'yearly'], foreign: [[foreign, 'yearly']], absent: [nobodysNumber, 'yearly'] }
}

const nobodysFile = '00000000-0000-4000-8000-000000000000'

const rivalOf = (who: Who): Who => (who === 'other' ? 'owner' : 'other')

function fail(what: string): never {
  throw new Error(`The matrix has nothing for ${what}`)
}
