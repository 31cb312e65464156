import type { BrandContent } from '#app/brand/brand.ts'

/** What of the draft is otherwise than what holds now; of a picture only that it is. */
export type Difference = {
  part: 'name' | 'colour' | 'sender' | 'returnAddress' | 'logo' | 'logoDark'
  now: string
  draft: string
}

const written = ['name', 'colour', 'sender', 'returnAddress'] as const
const drawn = ['logo', 'logoDark'] as const

export function differencesOf(now: BrandContent, draft: BrandContent): Difference[] {
  return [
    ...written.map((part) => ({ part, now: now[part] ?? '', draft: draft[part] ?? '' })),
    ...drawn.map((part) => ({ part, now: now[part]?.src ?? '', draft: draft[part]?.src ?? '' })),
  ].filter((one) => one.now !== one.draft)
}
