import type { BikePart, DamageKind } from './models.ts'

const always = ['serial-number', 'drive-side'] as const

const ofPart = {
  frame: ['damage-close', 'damage-from-30-cm', 'opposite-side'],
  fork: ['fork-legs'],
  handlebar: ['handlebar-clamp', 'handlebar-damage', 'torque-label'],
  seatpost: ['seatpost-clamp', 'insertion-mark', 'seat-tube-opening'],
} as const satisfies Record<BikePart, readonly string[]>

const ofKind = {
  aesthetic: ['daylight-straight', 'daylight-at-an-angle'],
  functional: [],
  missing_component: ['open-box', 'packing-list', 'box-label'],
} as const satisfies Record<DamageKind, readonly string[]>

export type Shot =
  | (typeof always)[number]
  | (typeof ofPart)[BikePart][number]
  | (typeof ofKind)[DamageKind][number]
  | 'crown-and-steerer'

/** The photos to ask for; of a component that never came there is nothing to photograph but its box. */
export function shotsFor({ parts, kind }: { parts: readonly BikePart[]; kind: DamageKind }): Shot[] {
  if (kind === 'missing_component') return [...always, ...ofKind[kind]]
  return [...always, ...[...new Set(parts)].flatMap((part) => shotsOfPart(part, kind)), ...ofKind[kind]]
}

function shotsOfPart(part: BikePart, kind: DamageKind): Shot[] {
  return part === 'fork' && kind === 'functional' ? [...ofPart.fork, 'crown-and-steerer'] : [...ofPart[part]]
}
