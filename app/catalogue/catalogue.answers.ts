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
