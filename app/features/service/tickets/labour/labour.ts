import { type LabourCode, offered } from '#app/catalogue/catalogue.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { canReply, type Ticket } from '../tickets.ts'
import type { Grant, LabourLine } from './lines.ts'

/** More than anybody does about one claim. */
export const labourLinesMost = 30

/** A workshop asks; a rider has none. */
export function canAskLabour(viewer: Viewer, ticket: Pick<Ticket, 'companyId' | 'stage'>): boolean {
  return viewer.side === 'company' && viewer.role !== 'customer' && canReply(viewer, ticket)
}

/** The codes for a ticket's model and parts. */
export function labourFor(
  all: readonly LabourCode[],
  { frameModel, partInvolved }: Pick<Ticket, 'frameModel' | 'partInvolved'>,
): LabourCode[] {
  return offered(all).filter(
    ({ families, parts }) =>
      (families.length === 0 || families.includes(frameModel)) &&
      (parts.length === 0 || parts.some((part) => partInvolved.includes(part))),
  )
}

export type LabourState = 'asked' | 'granted' | 'cut' | 'refused'

export function labourState({ minutes, granted }: Pick<LabourLine, 'minutes' | 'granted'>): LabourState {
  if (granted === null) return 'asked'
  if (granted === 0) return 'refused'
  return granted < minutes ? 'cut' : 'granted'
}

const step = 5

/** What can be granted of so many minutes: all, less in steps, or none, and whatever is granted already. */
export function grantsOf({ minutes, granted }: Pick<LabourLine, 'minutes' | 'granted'>): number[] {
  const less = Array.from({ length: Math.ceil(minutes / step) }, (_, at) => at * step)
  return [...new Set([...less, minutes, ...(granted === null ? [] : [granted])])].toSorted((one, other) => other - one)
}

export function writeGrant({ id, seen, minutes }: Grant): string {
  return `${id}=${seen ?? '-'}=${minutes}`
}

export const grantPattern = /^\d{1,15}=(-|\d{1,4})=\d{1,4}$/

export function readGrant(text: string): Grant {
  const [id = '', seen = '', minutes = ''] = text.split('=')
  return { id: Number(id), seen: seen === '-' ? null : Number(seen), minutes: Number(minutes) }
}
