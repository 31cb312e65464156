import { StatusDot, type StatusTone } from '#app/kit/ui/status.tsx'
import { useLocale } from '#app/kit/words/use-words.ts'
import { statusText } from './terms.ts'
import { isOrderStatus, type OrderStatus } from './orders.ts'

const tones: Record<OrderStatus, StatusTone> = {
  open: 'ink',
  awaiting_payment: 'red',
  confirmed: 'blue',
  partly_shipped: 'orange',
  shipped: 'green',
  invoiced: 'hollow',
  cancelled: 'hollow',
}

/** Where an order stands, as a dot and a word. */
export function OrderStatusDot({ status }: { status: string }) {
  const locale = useLocale()
  return <StatusDot tone={isOrderStatus(status) ? tones[status] : 'ink'}>{statusText(locale, status)}</StatusDot>
}
