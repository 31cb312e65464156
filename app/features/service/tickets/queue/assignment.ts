/** One of the staff, to whom a ticket can be given. */
export type Agent = { id: number; name: string }

/** Whose a ticket is, as staff read it; `hasLeft`: they are no longer of the staff. */
export type Assigned = { assigneeId: number | null; assigneeName: string | null; assigneeLeft: boolean }

/** Who works on a ticket, and to whom it can be given. */
export type Assignment = { assignee: (Agent & { hasLeft: boolean }) | null; agents: Agent[]; selfId: number }

export function assignmentOf(selfId: number, ticket: Assigned, agents: Agent[]): Assignment {
  const { assigneeId: id, assigneeName, assigneeLeft: hasLeft } = ticket
  return { assignee: id === null ? null : { id, name: assigneeName ?? '', hasLeft }, agents, selfId }
}

/** Nobody else is at work on it. */
export function canTake(accountId: number, { assigneeId, assigneeLeft }: Assigned): boolean {
  return assigneeId === null || assigneeLeft || assigneeId === accountId
}
