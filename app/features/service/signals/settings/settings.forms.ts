import * as z from 'zod/mini'
import { flag } from '#app/kit/forms/fields.ts'
import { keysOf } from '#app/kit/forms/problems.ts'
import { settingLimits, type Settings } from '../signals.ts'
import { ratios, tolerated } from '../thresholds.ts'
import { settingsWords } from './settings.words.ts'

const say = keysOf(settingsWords)
const { lengths, lengthsMost, least, months } = settingLimits

export const settingsForm = z.object({
  isOn: flag(),
  lengths: z
    .array(z.enum(lengths.map(String)))
    .check(z.minLength(1, say('lengths.few')), z.maxLength(lengthsMost, say('lengths.many'))),
  ratio: z.enum(ratios.map(String)),
  tolerated: z.enum(tolerated.map(String)),
  least: z.enum(least.map(String)),
  months: z.enum(months.map(String)),
})

/** What a form says, and what stands in it. */
export function settingsOf(value: z.output<typeof settingsForm>): Settings {
  return {
    isOn: value.isOn,
    lengths: [...new Set(value.lengths.map(Number))].toSorted((one, other) => one - other),
    least: Number(value.least),
    ratio: among(ratios, value.ratio, 3),
    tolerated: among(tolerated, value.tolerated, 1),
    months: Number(value.months),
  }
}

function among<One extends number>(all: readonly One[], typed: string, or: One): One {
  return all.find((one) => String(one) === typed) ?? or
}
