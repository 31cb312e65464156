import type { Task } from './store.server.ts'

/** A rider is a company of their own name. */
export function customerText({ personName, companyName }: Pick<Task, 'personName' | 'companyName'>): string {
  return companyName && companyName !== personName ? `${personName} · ${companyName}` : personName
}
