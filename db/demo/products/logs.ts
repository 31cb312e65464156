import type { Activity } from '#app/features/service/products/products.forms.ts'
import type { Consumable, ConsumableState } from '#app/features/service/products/products.ts'
import { createRandom } from '../drawings/random.ts'
import type { Member } from '../story.ts'
import type { Bike } from './bikes.ts'

/** What was done to a bicycle so many days after it was bought. */
export type LogEntry = { after: number; by: Member } & (
  | { activity: Activity; text: string }
  | { consumable: Consumable; state: ConsumableState }
)

/** One bicycle has the whole story, the others the usual services. What lies ahead is left out. */
export function logOf(bike: Bike): LogEntry[] {
  if (bike.serial === 'C68.56S.04410') return longStory
  if (bike.by === 'customer') return riders
  const random = createRandom(`log ${bike.serial}`)
  const usual: LogEntry[] = [
    { after: Math.floor(random.between(75, 110)), by: 'workshop', activity: 'first_check', text: '' },
    { after: 210, by: 'workshop', consumable: 'chain', state: 'good' },
    { after: Math.floor(random.between(350, 390)), by: 'workshop', activity: 'yearly', text: '' },
    { after: 392, by: 'workshop', consumable: 'brake_pads', state: 'worn' },
    { after: Math.floor(random.between(700, 740)), by: 'workshop', activity: 'yearly', text: '' },
  ]
  return random.between(0, 1) < 0.75 ? usual : []
}

const longStory: LogEntry[] = [
  { after: 3, by: 'sales', activity: 'accessory', text: 'Due portaborraccia in carbonio' },
  { after: 3, by: 'sales', activity: 'accessory', text: 'Supporto per ciclocomputer sul manubrio integrato' },
  {
    // Too early for its book: the extra months are lost.
    after: 41,
    by: 'workshop',
    activity: 'first_check',
    text: 'Controllate le coppie di serraggio e centrate le ruote. Sella alzata di 4 mm su richiesta.',
  },
  { after: 214, by: 'workshop', consumable: 'chain', state: 'worn' },
  { after: 298, by: 'workshop', consumable: 'chain', state: 'replaced' },
  { after: 298, by: 'workshop', consumable: 'cassette', state: 'good' },
  {
    after: 371,
    by: 'workshop',
    activity: 'yearly',
    text: 'Tagliando completo dopo 9.200 km. Nastro manubrio rifatto, pastiglie posteriori al limite.',
  },
  { after: 371, by: 'workshop', consumable: 'bar_tape', state: 'replaced' },
  { after: 371, by: 'workshop', consumable: 'brake_pads', state: 'replace' },
  { after: 389, by: 'workshop', activity: 'brakes', text: 'Pastiglie nuove davanti e dietro, impianto spurgato.' },
  { after: 389, by: 'workshop', consumable: 'brake_pads', state: 'replaced' },
  {
    after: 540,
    by: 'dealer',
    activity: 'note',
    text: 'Il cliente parte per la Maratona: vuole copertoni da 28 e una verifica della posizione.',
  },
  { after: 551, by: 'workshop', consumable: 'tyres', state: 'replaced' },
  {
    after: 688,
    by: 'workshop',
    activity: 'repair',
    text: 'Rumore dal movimento centrale: filetti puliti, calotte ingrassate e rimontate a coppia.',
  },
  { after: 742, by: 'workshop', activity: 'yearly', text: 'Secondo tagliando. Cavi e guaine in ordine.' },
  { after: 742, by: 'workshop', activity: 'headset', text: 'Cuscinetto inferiore sostituito.' },
  { after: 960, by: 'workshop', consumable: 'chain', state: 'replace' },
  { after: 960, by: 'workshop', consumable: 'tyres', state: 'worn' },
]

const riders: LogEntry[] = [
  { after: 8, by: 'customer', activity: 'accessory', text: 'Luce posteriore con radar' },
  { after: 88, by: 'workshop', activity: 'first_check', text: '' },
  { after: 131, by: 'customer', consumable: 'chain', state: 'good' },
  { after: 160, by: 'customer', consumable: 'tyres', state: 'worn' },
]
