import { StatusDot, type StatusTone } from '#app/kit/ui/status.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import type { InvoiceState } from './invoices.ts'
import { invoiceWords } from './invoices.words.ts'

const tones: Record<InvoiceState, StatusTone> = { open: 'ink', overdue: 'red', paid: 'green', credit: 'hollow' }

export function InvoiceStateDot({ state }: { state: InvoiceState }) {
  const say = useWords(invoiceWords)
  return <StatusDot tone={tones[state]}>{say(`state.${state}`)}</StatusDot>
}
