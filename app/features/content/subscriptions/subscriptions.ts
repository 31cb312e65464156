import { hasModule, isFor, type Module, type Viewer } from '#app/features/people/account/account.ts'

/** What somebody may have written to them about, or not. */
export const topics = [
  'steps',
  'reminders',
  'appointments',
  'surveys',
  'signals',
  'bulletins',
  'manuals',
  'products',
  'news',
  'deadlines',
] as const
export type Topic = (typeof topics)[number]

/** What is always written: nobody can miss it unharmed, so it is shown with the reason and without a switch. */
export const fixedTopics = ['safety', 'service'] as const

/** Those of which it is not told by each account how they begin. */
export type EqualTopic = Exclude<Topic, 'surveys'>

/** What belongs to the service is on until somebody says otherwise; advertising needs a yes first. */
const byDefault: Record<EqualTopic, boolean> = {
  steps: true,
  reminders: true,
  appointments: false,
  signals: false,
  bulletins: false,
  manuals: false,
  products: false,
  news: false,
  deadlines: true,
}

/** Those who work with it are written to from the start. */
const byRole: Partial<Record<EqualTopic, readonly Viewer['role'][]>> = {
  signals: ['admin'],
  appointments: ['owner', 'workshop'],
  bulletins: ['owner', 'workshop'],
}

/** Whether somebody is written to about a topic of which they never said anything. */
export function isOnFromStart(topic: EqualTopic, role: Viewer['role'] | null): boolean {
  return byDefault[topic] || (role !== null && byRole[topic]?.includes(role) === true)
}

/** Those that nobody is written to about before they have said so: their subscribers can be listed. */
export type ChosenTopic = 'manuals' | 'products' | 'news'

/** What the maker writes about by means of its own: the portal only keeps who wants it. */
export const mailingTopics = ['products', 'news'] as const satisfies readonly ChosenTopic[]
export type MailingTopic = (typeof mailingTopics)[number]

/** Riders are reminded of their bicycles' services as well. */
const remindedOf = ['leads', 'quotes'] as const satisfies readonly Module[]

/** Staff follow tickets and leads as their work; who can have neither leads nor quotes is reminded of none, a rider of services. */
export function topicsFor(viewer: Viewer): Topic[] {
  return topics.filter((topic) => {
    if (topic === 'steps' || topic === 'surveys') return viewer.side === 'company'
    if (topic === 'deadlines' || topic === 'signals') return viewer.side === 'maker'
    // A rider is written to about their own, as about all that they asked for.
    if (topic === 'appointments')
      return viewer.side === 'company' && viewer.role !== 'customer' && hasModule(viewer, 'appointments')
    if (topic === 'bulletins') return viewer.side === 'company' && hasModule(viewer, 'user-guides')
    if (topic !== 'reminders') return true
    const reaches = (module: Module) => isFor(viewer.role, module) && hasModule(viewer, module)
    return (
      viewer.side === 'company' && (remindedOf.some(reaches) || (viewer.role === 'customer' && reaches('products')))
    )
  })
}

/** So many of the latest changes are shown. */
export const historyMost = 50

export const statuses = ['subscribed', 'unsubscribed'] as const

/** Where a change was said: on the page, by the link in a mail, while registering oneself or a bicycle. */
export type Source = 'page' | 'link' | 'registration' | 'product'

export type TopicState = { topic: Topic; subscribed: boolean }
export type Change = { id: number; topic: Topic; subscribed: boolean; source: Source; at: Date }

/** What is said after a redirect: which topic is now on or off. */
export type Notice = TopicState

export function noticeIn(query: URLSearchParams): Notice | undefined {
  const [status, name] = (query.get('notice') ?? '').split('-', 2)
  const topic = topics.find((one) => one === name)
  if (!topic || (status !== 'subscribed' && status !== 'unsubscribed')) return undefined
  return { topic, subscribed: status === 'subscribed' }
}
