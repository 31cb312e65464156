import type { Texts } from './catalogue.texts.ts'

/** Whose move may follow a standard answer, as a ticket says it. */
export const turns = ['maker', 'dealer', 'courier'] as const
export type Turn = (typeof turns)[number]

/** Reasons for decisions and standard answers, with the slots below. */
export type Answer = {
  code: string
  kind: 'reason' | 'answer'
  title: Texts
  text: Texts
  active: boolean
  /** The kinds of damage for which it is suggested, by their codes; none: for whichever. */
  kinds?: string[] | undefined
  /** For an answer: whose move follows it; where it is missing, `turnAfter` says so. */
  next?: Turn | undefined
  /** For a reason: the decision it is offered for; absent for either. */
  decision?: Verdict | undefined
}

export const verdicts = ['accepted', 'refused'] as const
export type Verdict = (typeof verdicts)[number]

/** Whether a reason can be given for a decision; as long as none is chosen each can. */
export function isReasonFor(
  verdict: Verdict | undefined,
  { kind, decision = verdict }: Pick<Answer, 'kind' | 'decision'>,
) {
  return kind === 'reason' && (verdict === undefined || decision === verdict)
}

/** Whose move follows an answer. Where it does not say so, the customer’s; one that promises a day leaves it with the maker. */
export function turnAfter({ next, text }: Pick<Answer, 'next' | 'text'>): Turn {
  return next ?? (Object.values(text).some((words) => words?.includes('{promised}')) ? 'maker' : 'dealer')
}

/** What a standard answer may leave open: filled in when somebody uses it about a ticket. */
export const answerSlots = ['customer', 'name', 'model', 'serial', 'part', 'number', 'date', 'promised'] as const
type AnswerSlot = (typeof answerSlots)[number]

const anySlot = /\{([^{}]*)\}/g

/** The first slot that nobody would fill in. */
export function unknownSlotIn(text: string): string | undefined {
  return [...text.matchAll(anySlot)].map(([, slot = '']) => slot).find((slot) => !isSlot(slot))
}

export function fillAnswer(text: string, values: Record<AnswerSlot, string>): string {
  return text.replaceAll(anySlot, (whole, slot: string) => (isSlot(slot) ? values[slot] : whole))
}

function isSlot(slot: string): slot is AnswerSlot {
  return answerSlots.some((one) => one === slot)
}
