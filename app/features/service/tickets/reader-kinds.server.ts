import { type CompanyViewer, modules, type StaffViewer, type Viewer } from '#app/features/people/account/account.ts'
import { companyWith } from '#app/features/people/licence/licence.ts'
import { readerOf } from './unread/reader.ts'

/** Those for whom statements about a ticket differ in their text; within a kind they differ by `ReaderNumbers` alone. */
export type ReaderKind = 'maker' | 'dealer' | 'rider'

export type ReaderNumbers = {
  /** To whom something on a ticket is new. */
  reader: number
  /** For staff 0. */
  company: number
}

export function kindOf(viewer: Viewer): ReaderKind {
  if (viewer.side === 'maker') return 'maker'
  return viewer.role === 'customer' ? 'rider' : 'dealer'
}

export function numbersOf(viewer: Viewer): ReaderNumbers {
  const company = viewer.side === 'company' ? companyWith(viewer, 'tickets') : 0
  return { reader: readerOf(viewer).account, company }
}

/** While a statement is built its numbers are placeholders: of the viewer it may ask nothing but these, side and role. */
export const viewersOf = {
  maker: ({ reader }: ReaderNumbers): StaffViewer => ({ ...nameless(reader), side: 'maker', role: 'agent' }),
  dealer: (numbers: ReaderNumbers): CompanyViewer => ({ ...ofCompany(numbers), role: 'owner' }),
  rider: (numbers: ReaderNumbers): CompanyViewer => ({ ...ofCompany(numbers), role: 'customer' }),
} satisfies Record<ReaderKind, (numbers: ReaderNumbers) => Viewer>

function ofCompany({ reader, company }: ReaderNumbers) {
  return { ...nameless(reader), side: 'company', companyId: company, companyName: '', modules } as const
}

function nameless(accountId: number) {
  return { accountId, name: '', firstName: '', email: '', locale: 'it' } as const
}
