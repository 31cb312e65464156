import { foldSerial } from '#app/features/bicycles/models/models.serials.ts'
import type { Bicycle } from '#app/features/content/bulletins/bulletins.ts'
import type { Ticket } from './tickets.ts'

/** The bicycle of a ticket, as bulletins about it are looked for. */
export function bicycleOf({ frameModel, serialNumber }: Pick<Ticket, 'frameModel' | 'serialNumber'>): Bicycle {
  return { family: frameModel, folded: foldSerial(serialNumber) }
}
