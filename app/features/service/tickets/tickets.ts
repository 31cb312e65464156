import type { OpenRecall } from '#app/features/service/recalls/recalls.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import type { Cursor } from '#app/kit/lists/lists.ts'
import type { Period, Sort } from '#app/kit/lists/sorted.ts'
import type { BikePart, DamageKind, Kind, ModelFamily } from '#app/catalogue/catalogue.ts'
import type { Country } from '#app/features/bicycles/coverage/coverage.countries.ts'
import type { Verdict } from '#app/features/bicycles/coverage/coverage.ts'
import type { CompanyViewer, StaffViewer, Viewer } from '#app/features/people/account/account.ts'
import type { NamedAppointment } from '#app/features/people/shops/shops.time.ts'
import type { Mark } from '#app/features/service/marks/marks.ts'
import type { Claim, Topic } from './tickets.claim.ts'
import type { Follower } from './followers/followers.ts'
import type { Grant, LabourLine } from './labour/lines.ts'
import type { Assigned } from './queue/assignment.ts'
import type { Related } from './related/related.ts'
import type { Rating } from './satisfaction/ratings.ts'
import type { SurveyOfTicket } from './survey/survey.ts'
import type { Reader } from './unread/reader.ts'
import { isDecided, isDone, isOpen, isUndecided, type Stage } from './tickets.stages.ts'

/** Noticed before the bicycle was sold (`km0`), or in use. */
export const damagePhases = ['km0', 'field'] as const
export type DamagePhase = (typeof damagePhases)[number]

/** What came of the rule by which claims about bicycles that are not sold yet are accepted at once. */
export type LaneOutcome = 'accepted' | 'drawn'

export const resolutions = ['repair', 'replace', 'part_sent', 'credit'] as const
export type Resolution = (typeof resolutions)[number]

export const closeReasons = ['done', 'refused', 'withdrawn', 'duplicate', 'no_answer'] as const
export type CloseReason = (typeof closeReasons)[number]

/** Who is to act next. */
export const awaitings = ['maker', 'dealer', 'courier', 'nobody'] as const
export type Awaiting = (typeof awaitings)[number]

/** The key in `ticketWords` for whose move it is: the maker's staff and the customer say it differently. */
export function turnKey(awaiting: Awaiting, forStaff: boolean) {
  if (forStaff) return `turn.${awaiting}` as const
  return ({ maker: 'turn.team', dealer: 'turn.you', courier: 'turn.courier', nobody: 'turn.nobody' } as const)[awaiting]
}

/** A ticket as lists show it. `subject` is set by staff; otherwise it is composed in the reader's language. */
export type TicketRow = Topic & {
  id: number
  companyName: string
  subject: string | null
  stage: Stage
  awaiting: Awaiting
  warrantyAccepted: boolean | null
  /** The part is to come back: decided with an acceptance. */
  returnRequested: boolean | null
  /** The number of its parcel, as its sender says; blank until then. */
  returnTracking: string
  returnArrivedAt: Date | null
  promisedAt: string | null
  /** Until when the maker is to answer; null while the clock rests, and where nothing is promised. */
  dueAt: Date | null
  lastActivityAt: Date
  /** Its decision is appealed against, and nobody has decided on the appeal yet. */
  isAppealed: boolean
}

/** `isUnread`: something on it is new to the reader of the list. */
export type ListedTicket = TicketRow & { isUnread: boolean }

/**
 * `promised`: by the moment at which the maker has to answer; tickets that are closed, or wait for others, come last.
 */
export type TicketOrder = 'activity' | 'number' | 'promised' | 'country' | 'assignee'

/** What a list shows. `q` is `searchable`, as the search column is; `overdueAt`: due before this moment. */
export type ListFilter = {
  q?: string | undefined
  stage?: Stage | undefined
  awaiting?: Awaiting | undefined
  overdueAt?: Date | undefined
  model?: ModelFamily | undefined
  part?: BikePart | undefined
  damage?: DamageKind | undefined
  /** Opened by this account, or by its colleagues. */
  author?: { account: number; isSelf: boolean } | undefined
  /**
   * In staff's queue: tickets assigned to one of them, or to nobody; the open ones, unless a stage or a decision is
   * asked for.
   */
  assignee?: number | 'nobody' | undefined
  /** In staff's queue: the open ones on which something is new to this reader. */
  unread?: Reader | undefined
  /** In staff's queue: appeals that wait for their decision. */
  appeals?: boolean | undefined
  /** In staff's queue: the country the claim came from, and how it was decided. */
  country?: Country | undefined
  decision?: 'accepted' | 'refused' | undefined
  /** One customer's: for staff, since everybody else sees those of one company only. */
  company?: number | undefined
  /** Unless told, those with the latest activity first. */
  sort?: Sort<TicketOrder> | undefined
  /** The time of the latest activity. */
  period?: Period | undefined
  /** In staff's queue: the days on which they were opened. */
  opened?: Period | undefined
  after?: Cursor | undefined
}

/** What both an export and the page of a ticket say of it. */
type TicketFacts = TicketRow &
  Claim & {
    companyId: number
    authorId: number
    authorName: string
    /** Who of the staff wrote down what its author told on the phone; null: the author themselves. */
    writtenBy: string | null
    followsId: number | null
    instructions: string
    /** The version of the catalogue by which it is assessed; null: the first. */
    catalogueVersion: number | null
    decisionReason: string | null
    /** When its refusal was appealed against: possible once a ticket. */
    appealedAt: Date | null
    /** Whose decision the appeal is about, until somebody has decided on it. */
    appealedAgainst: number | null
    authorizationNumber: string | null
    /** The carrier that brings the part back, as its sender says; blank until then. */
    returnCarrier: string
    resolution: Resolution | null
    /** For an accepted repair: the buyer chose it, which lengthens the legal guarantee. */
    repairChosen: boolean
    closeReason: CloseReason | null
    createdAt: Date
    /** When its claim came in, as of which it is assessed: of one that was split from another, with that one. */
    claimedAt: Date
    closedAt: Date | null
  }

/** A ticket as exports have it: of the workshop's minutes the sums. */
export type ExportedTicket = TicketFacts &
  Pick<Assigned, 'assigneeName'> & { labourAsked: number | null; labourGranted: number | null }

/** A ticket with what is looked up for its page. */
export type Ticket = TicketFacts &
  ListedTicket &
  Assigned & {
    /** As its company has registered the bicycle; blank where nobody said. */
    colour: string
    /** The tickets that follow this one. */
    followedBy: number[]
    /** Who hears of it by mail without being one of its people. */
    followers: Follower[]
    /** What is still to be seen to on its bicycle. */
    recalls: OpenRecall[]
    /** The tickets that staff have linked or merged with it, as far as its reader may see them. */
    related: Related[]
    /** `instructions` in every language; empty of a ticket from before they were kept so. */
    instructionsIn: Partial<Record<Locale, string>>
    /** What its sender had been told of its coverage. */
    toldVerdict: Verdict | null
    /** Where the damage is, on the drawing of its family; null: nothing was marked. */
    marks: Mark[] | null
    openQuestions: OpenQuestion[]
    /** When its bicycle is, or was, looked at in a shop. */
    appointments: NamedAppointment[]
    /** What its workshop asks to be paid for. */
    labour: LabourLine[]
    /** The opinion of the person who opened it, given after it was closed: for them and for staff. */
    rating: Rating | null
    survey: SurveyOfTicket | null
    /** The latest: when, and whose; by rule it is nobody's. */
    lastDecision: { at: string; by: number | null } | null
    decisionAnswer: SentAnswer | null
    /** While the clock rests: until when it would be due by what rested before; null: nothing did. */
    restingDueAt: Date | null
    /** What came of the rule that accepts by itself; null: it did not apply. */
    lane: LaneOutcome | null
  }

/** A standard answer as it was sent: where its text is found in every language. */
export type SentAnswer = { code: string; version: number; promisedAt: string | null }

/**
 * What a message asks for in a form that each side reads in its own language: one of the maker's shots, which is not
 * there or shows too little.
 */
export type Question = { kind: 'photo'; slot: string; why: 'missing' | 'again' }

/**
 * A question that no message has answered: `id` is the message's, and `submission` names the form that answers it,
 * whenever its page is opened.
 */
export type OpenQuestion = { id: number; submission: string; question: Question }

/** `submission` names the filling-in of the form that made it. */
export type Message = {
  answer: SentAnswer | null
  id: number
  /** When the other side first saw it, and, for staff, who saw it, the first one first. */
  readAt: Date | null
  readers: string[]
  /** For staff, where it came by mail: the whole mail, quotes included. */
  mail: string | null
  /** A follower, whose words they are. */
  followerId: number | null
  submission: string
  authorId: number
  authorName: string
  fromStaff: boolean
  internal: boolean
  body: string
  question: Question | null
  /** The question that it brings what was asked for. */
  answersId: number | null
  createdAt: Date
}

/** Some messages in a row, oldest first: the latest, or the latest of those before a given one. */
export type Conversation = {
  messages: Message[]
  hasOlder: boolean
  before: number | undefined
  read: LastRead | undefined
}

/** The last message of the reader's own side that the other has read: when first, and, to staff, by whom. */
export type LastRead = { id: number; at: Date; by: string[] }

/** Outside the maker's house its people are known by their first name. */
export function firstName(name: string): string {
  return name.split(/\s/, 1)[0] ?? name
}

/** @param kind the code of one of the kinds; of another as many as any asks for */
export function photosNeeded(kinds: readonly Pick<Kind, 'code' | 'photos'>[], kind: DamageKind): number {
  const found = kinds.find(({ code }) => code === kind)
  return found?.photos ?? Math.max(0, ...kinds.map(({ photos }) => photos))
}

type Owned = Pick<Ticket, 'companyId'>

export function canSee(viewer: Viewer, ticket: Owned): boolean {
  return viewer.side === 'maker' || viewer.companyId === ticket.companyId
}

/** Staff work tickets; only dealers and riders open them. */
export function canOpen(viewer: Viewer): viewer is CompanyViewer {
  return viewer.side === 'company'
}

export function canReply(viewer: Viewer, ticket: Owned & Pick<Ticket, 'stage'>): boolean {
  return canSee(viewer, ticket) && isOpen(ticket.stage)
}

export function canWithdraw(viewer: Viewer, ticket: Pick<Ticket, 'authorId' | 'stage'>): boolean {
  return viewer.accountId === ticket.authorId && isUndecided(ticket.stage)
}

type Returned = Owned & Pick<Ticket, 'stage' | 'authorizationNumber' | 'returnArrivedAt'>

/** A part that was asked back is sent until it has come, or work begins: by then it is here. */
export function canSendBack(viewer: Viewer, ticket: Returned): boolean {
  const isAsked = isDecided(ticket.stage) && ticket.authorizationNumber !== null && ticket.returnArrivedAt === null
  return viewer.side === 'company' && canSee(viewer, ticket) && isAsked
}

export function canDecide(viewer: Viewer, ticket: Pick<Ticket, 'stage'>): viewer is StaffViewer {
  return viewer.side === 'maker' && isUndecided(ticket.stage)
}

type Repaired = Pick<Ticket, 'stage' | 'warrantyAccepted' | 'resolution'>

/** Whether an accepted repair was the buyer's choice is asked once it is done. */
export function canSayRepairChosen(viewer: Viewer, { stage, warrantyAccepted, resolution }: Repaired): boolean {
  const wasDone = isDone(stage) || !isOpen(stage)
  return viewer.side === 'maker' && wasDone && warrantyAccepted === true && resolution === 'repair'
}

export type DecisionInput = { accepted: boolean; reason: string; returnRequested: boolean }

/** What goes with a decision; `submission` names the filling-in of the form, by which it is done once. */
export type Settling = {
  submission?: string | undefined
  /** To the customer. */
  message?: string | undefined
  resolution?: Resolution | undefined
  /** What is granted of the workshop's minutes. */
  labour?: readonly Grant[]
  /** Work begins as well. */
  starts?: boolean
  /** Work ends as well, where nothing is left to do. */
  completes?: boolean
}

/** Nobody works on what is refused, or before a part that is to come back has come. */
export function startsAtOnce({ accepted, returnRequested, starts = false }: DecisionInput & Settling): boolean {
  return starts && accepted && !returnRequested
}
