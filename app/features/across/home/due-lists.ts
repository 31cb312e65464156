import { href } from 'react-router'
import { textIn } from '#app/catalogue/catalogue.ts'
import { countIn } from '#app/kit/lists/lists.ts'
import { dayOf, formatDate, formatDay } from '#app/kit/words/formats.ts'
import { type Locale, localePrefix } from '#app/kit/words/locales.ts'
import { formatMoney } from '#app/kit/words/money.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { addDays, daysBetween } from '#app/kit/words/days.ts'
import { textAmong } from '#app/kit/words/texts.ts'
import { remarkWords } from '#app/features/content/remarks/remarks.words.ts'
import { warrantyText } from '#app/features/service/products/products.warranty.tsx'
import { isLate } from '#app/features/service/tickets/tickets.due.ts'
import { nearDays } from '#app/features/trade/quotes/quotes.ts'
import type { Labels } from '#app/catalogue/catalogue.labels.ts'
import { subjectOf } from '#app/features/service/tickets/tickets.words.ts'
import type { DueList } from './also-due.tsx'
import { appointmentList, overdueList } from './day-lists.ts'
import { draftList } from './draft-list.ts'
import type { CompanyHomeData, StaffHomeData } from './home.server.ts'
import { homeWords } from './home.words.ts'

/**
 * What was promised, and leads, quotes and warranties whose time runs out; `trade` stands apart for anyone who sells.
 */
export function companyLists(
  locale: Locale,
  labels: Labels,
  home: CompanyHomeData,
): { trade: DueList[]; others: DueList[] } {
  const promised = promisedList(locale, labels, home)
  const trade = tradeLists(locale, home)
  const warranties = warrantyList(locale, home)
  const bulletins = bulletinList(locale, home)
  const today = appointmentList(locale, home)
  const checks = checkList(locale, home)
  const services = serviceList(locale, home)
  return home.tradeFirst
    ? { trade, others: [today, promised, bulletins, checks, services, warranties] }
    : { trade: [], others: [today, bulletins, promised, checks, ...trade, services, warranties] }
}

/** What somebody has begun on a bicycle and nobody has signed. */
function checkList(locale: Locale, { checks }: CompanyHomeData): DueList {
  const prefix = localePrefix(locale)
  return {
    title: sayIn(homeWords, locale)('checks'),
    count: checks.count,
    allTo: `${href('/:locale?/checks', prefix)}?state=open&begun=me`,
    items: checks.rows.map(({ id, names, serialNumber }) => ({
      to: href('/:locale?/checks/:id', { ...prefix, id: String(id) }),
      title: textIn(locale, names),
      note: serialNumber,
    })),
  }
}

function tradeLists(locale: Locale, home: CompanyHomeData): DueList[] {
  const { leads, quotes, now } = home
  const say = sayIn(homeWords, locale)
  const prefix = localePrefix(locale)
  const near = `acceptance=pending&expired=no&to=${addDays(dayOf(now), nearDays)}&order=expires-asc`
  return [
    leadList(locale, leads?.overdue ?? [], leads?.count ?? 0),
    {
      title: say('quotes'),
      count: quotes?.count ?? 0,
      allTo: `${href('/:locale?/quotes', prefix)}?${near}`,
      items: (quotes?.rows ?? []).map(({ id, title, amount, expiresOn }) => ({
        to: href('/:locale?/quotes/:id', { ...prefix, id: String(id) }),
        title,
        note: `${formatMoney(locale, amount)} · ${say('quotes.until', { day: formatDay(locale, expiresOn) })}`,
      })),
    },
    overdueList(locale, home),
  ]
}

/** What an owner and a workshop are still to confirm. */
function bulletinList(locale: Locale, { bulletins }: CompanyHomeData): DueList {
  const say = sayIn(homeWords, locale)
  const prefix = localePrefix(locale)
  return {
    title: say('bulletins'),
    count: bulletins?.count ?? 0,
    allTo: `${href('/:locale?/resources/bulletins', prefix)}?state=open`,
    items: (bulletins?.rows ?? []).map(({ id, number, titles }) => ({
      to: href('/:locale?/resources/bulletins/:id', { ...prefix, id: String(id) }),
      title: textAmong(titles, locale),
      note: say('bulletins.note', { number }),
    })),
  }
}

/** The services due for a rider's own bicycles. */
function serviceList(locale: Locale, { services, now }: CompanyHomeData): DueList {
  const say = sayIn(homeWords, locale)
  const prefix = localePrefix(locale)
  const today = dayOf(now)
  // Past its day it still counts for a while.
  const nearText = (day: string, closes: string) =>
    day < today
      ? say('services.closes', { day: formatDay(locale, closes) })
      : say('services.day', { day: formatDay(locale, day) })
  return {
    title: say('services'),
    count: services.count,
    allTo: href('/:locale?/products', prefix),
    items: services.rows.map(({ id, name, serialNumber, service, day, closes, booked }) => ({
      to: booked
        ? href('/:locale?/appointments/:id', { ...prefix, id: String(booked.id) })
        : href('/:locale?/products/:id', { ...prefix, id: String(id) }),
      title: `${textIn(locale, service)} · ${name}`,
      note: `${serialNumber} · ${
        booked ? say('services.booked', { day: formatDay(locale, booked.day) }) : nearText(day, closes)
      }`,
      late: day < today && !booked,
    })),
  }
}

function warrantyList(locale: Locale, { warranties }: CompanyHomeData): DueList {
  const prefix = localePrefix(locale)
  return {
    title: sayIn(homeWords, locale)('warranties'),
    count: warranties?.count ?? 0,
    allTo: `${href('/:locale?/products', prefix)}?warranty=ending`,
    items: (warranties?.rows ?? []).map(({ id, name, serialNumber, days }) => ({
      to: href('/:locale?/products/:id', { ...prefix, id: String(id) }),
      title: `${name} · ${serialNumber}`,
      note: warrantyText(locale, { state: 'ending', days, isOpen: false }),
    })),
  }
}

/** Leads whose dealer is late or wants none, and what waits for an administrator. */
export function staffLists(
  locale: Locale,
  { leads, requests, signals, aside, recalled, calls, unhappy, asks, remarks }: StaffHomeData,
): DueList[] {
  const say = sayIn(homeWords, locale)
  const prefix = localePrefix(locale)
  const kinds = [
    { count: requests?.access ?? 0, title: say('requests.access'), to: href('/:locale?/console/accounts', prefix) },
    { count: requests?.modules ?? 0, title: say('requests.modules'), to: href('/:locale?/console/licences', prefix) },
    { count: requests?.erasures ?? 0, title: say('requests.erasures'), to: href('/:locale?/console/erasures', prefix) },
  ].filter(({ count }) => count > 0)
  return [
    {
      title: say('requests'),
      count: kinds.length,
      items: kinds.map(({ count, ...kind }) => ({ ...kind, note: say('requests.waiting', { count }) })),
    },
    recallList(locale, recalled),
    callList(locale, 'calls', calls),
    callList(locale, 'unhappy', unhappy),
    askList(locale, asks),
    signalList(locale, signals),
    remarkList(locale, remarks),
    asideList(locale, aside),
    draftList(locale, requests?.drafts),
    undeliveredList(locale, requests?.undelivered ?? 0),
    backupList(locale, requests?.backups ?? 0),
    webhookList(locale, requests?.webhooks ?? 0),
    leadList(locale, leads.overdue, leads.count),
    declinedList(locale, leads.declined),
  ]
}

function recallList(locale: Locale, count: number): DueList {
  const say = sayIn(homeWords, locale)
  const to = href('/:locale?/console/recalls', localePrefix(locale))
  const item = { to, title: say('recalls.what'), note: say('recalls.count', { count: countIn(locale, count) }) }
  return { title: say('recalls'), count, items: count > 0 ? [item] : [] }
}

/** Who gave a low score, in a survey or of a ticket. */
function callList(locale: Locale, of: 'calls' | 'unhappy', count: number): DueList {
  const say = sayIn(homeWords, locale)
  const page = of === 'calls' ? '/:locale?/console/surveys/tasks' : '/:locale?/console/satisfaction'
  const to = href(page, localePrefix(locale))
  const item = { to, title: say('calls.what'), note: say('requests.waiting', { count: countIn(locale, count) }) }
  return { title: say(of), count, items: count > 0 ? [item] : [] }
}

function signalList(locale: Locale, count: number): DueList {
  const say = sayIn(homeWords, locale)
  const item = {
    to: href('/:locale?/console/signals', localePrefix(locale)),
    title: say('signals.what'),
    note: say('signals.count', { count }),
  }
  return { title: say('signals'), count, items: count > 0 ? [item] : [] }
}

/** What readers say is wrong in guides. */
function remarkList(locale: Locale, count: number): DueList {
  const say = sayIn(homeWords, locale)
  const to = `${href('/:locale?/console/remarks', localePrefix(locale))}?state=open`
  const words = sayIn(remarkWords, locale)
  const item = { to, title: words('open'), note: say('requests.waiting', { count: countIn(locale, count) }) }
  return { title: words('remarks'), count, items: count > 0 ? [item] : [] }
}

/** Replies by mail that did not become messages. */
function asideList(locale: Locale, count: number): DueList {
  const say = sayIn(homeWords, locale)
  const to = href('/:locale?/console/inbound-mail', localePrefix(locale))
  const item = { to, title: say('aside.what'), note: say('aside.count', { count }) }
  return { title: say('aside'), count, items: count > 0 ? [item] : [] }
}

function undeliveredList(locale: Locale, count: number): DueList {
  const say = sayIn(homeWords, locale)
  const to = href('/:locale?/console/undelivered', localePrefix(locale))
  const item = { to, title: say('undelivered.what'), note: say('undelivered.count', { count }) }
  return { title: say('undelivered'), count, items: count > 0 ? [item] : [] }
}

/** The last one failed, or is too old. */
function backupList(locale: Locale, count: number): DueList {
  const say = sayIn(homeWords, locale)
  const to = href('/:locale?/console/backups', localePrefix(locale))
  const item = { to, title: say('backups.what'), note: say('backups.note'), late: true }
  return { title: say('backups'), count, items: count > 0 ? [item] : [] }
}

/** Other systems that do not take what they are to be told. */
function webhookList(locale: Locale, count: number): DueList {
  const say = sayIn(homeWords, locale)
  const to = href('/:locale?/console/webhooks', localePrefix(locale))
  const item = { to, title: say('webhooks.what'), note: say('webhooks.count', { count }) }
  return { title: say('webhooks'), count, items: count > 0 ? [item] : [] }
}

/** What dealers have declined is the maker's again. */
function declinedList(locale: Locale, count: number): DueList {
  const say = sayIn(homeWords, locale)
  const to = `${href('/:locale?/leads', localePrefix(locale))}?view=list&status=declined`
  const note = say('requests.waiting', { count: countIn(locale, count) })
  return { title: say('declined'), count, items: count > 0 ? [{ to, title: say('declined.what'), note }] : [] }
}

const lateMost = 5

/** All that comes soon, which no list shows alone; of what is late the first, since the tickets' list can show the rest. */
function promisedList(locale: Locale, labels: Labels, { tickets, now }: CompanyHomeData): DueList {
  const prefix = localePrefix(locale)
  const promised = tickets?.promised ?? []
  const late = promised.filter((ticket) => isLate(ticket, now)).slice(0, lateMost)
  const soon = promised.filter((ticket) => !isLate(ticket, now))
  return {
    title: sayIn(homeWords, locale)('promises'),
    count: tickets?.counts.promised ?? 0,
    allTo: `${href('/:locale?/tickets', prefix)}?overdue=yes`,
    items: [...late, ...soon].flatMap(({ dueAt, ...row }) =>
      dueAt === null
        ? []
        : {
            to: href('/:locale?/tickets/:id', { ...prefix, id: String(row.id) }),
            title: subjectOf(locale, labels, row),
            note: promiseText(locale, dayOf(dueAt), dayOf(now)),
            late: isLate({ dueAt }, now),
          },
    ),
  }
}

function promiseText(locale: Locale, day: string, today: string): string {
  const say = sayIn(homeWords, locale)
  const days = daysBetween(today, day)
  if (days < 0) return say('promised.missed', { count: -days })
  if (days < 2) return say(days === 0 ? 'promised.today' : 'promised.tomorrow')
  return say('promised.day', { day: formatDay(locale, day) })
}

type Lead = { id: number; name: string; companyName?: string; since: Date }

function leadList(locale: Locale, leads: Lead[], count: number): DueList {
  const say = sayIn(homeWords, locale)
  const prefix = localePrefix(locale)
  return {
    title: say('leads'),
    count,
    allTo: `${href('/:locale?/leads', prefix)}?view=list&overdue=yes`,
    items: leads.map(({ id, name, companyName, since }) => ({
      to: href('/:locale?/leads/:id', { ...prefix, id: String(id) }),
      title: name,
      note: [say('leads.since', { day: formatDate(locale, since) }), companyName].filter(Boolean).join(' · '),
      late: true,
    })),
  }
}

/** What dealers asked for and nobody has priced. */
function askList(locale: Locale, count: number): DueList {
  const say = sayIn(homeWords, locale)
  const to = `${href('/:locale?/quotes', localePrefix(locale))}?asked=waiting`
  const item = { to, title: say('asks.what'), note: say('requests.waiting', { count: countIn(locale, count) }) }
  return { title: say('asks'), count, items: count > 0 ? [item] : [] }
}
