import type { BicyclePart } from '#app/features/bicycles/bicycle/bicycle.ts'
import type { Shot } from './drawings/drawings.ts'

const everywhere: Partial<Record<Shot, string>> = {
  bike: 'drive-side',
  serial: 'serial-number',
  legs: 'fork-legs',
  insertion: 'insertion-mark',
  box: 'open-box',
  'packing-list': 'packing-list',
  label: 'box-label',
}

const ofParts: Partial<Record<BicyclePart, Partial<Record<Shot, string>>>> = {
  frame: { damage: 'damage-close', distance: 'damage-from-30-cm', opposite: 'opposite-side' },
  handlebar: { damage: 'handlebar-damage', clamp: 'handlebar-clamp' },
  seatpost: { clamp: 'seatpost-clamp' },
}

/** The shot of the template's catalogue that a photograph of the demonstration is; null: one beside those asked for. */
export function slotOf(shot: Shot, part: BicyclePart): string | null {
  return ofParts[part]?.[shot] ?? everywhere[shot] ?? null
}
