import { expect, test } from 'vitest'
import type { SerialGroup } from '#app/catalogue/catalogue.ts'
import { commonSerial } from './models.serials.common.ts'
import { checkSerial, type SerialFamily } from './models.serials.ts'

test('a number that two rules share is found, and is one of both', () => {
  const pairs = [
    [family('A', 'AB12', '||letters|2|4', '||digits|2|2'), family('B', 'B1234', '|B|either|4|6')],
    [family('A', 'A1-22', '|A|digits|1|3', '-||digits|2|2'), family('B', 'AA-222', '||either|2|2', '-||digits|2|3')],
  ] as const
  for (const [one, other] of pairs) {
    const common = commonSerial(one, other) ?? ''
    for (const { code } of [one, other]) expect(checkSerial([one, other], code, common)).toEqual({ serial: common })
  }
  const [one, other] = [family('A', 'AB12', '||letters|2|2', '||digits|2|2'), family('B', '12AB', '||digits|4|8')]
  expect(commonSerial(one, other)).toBeUndefined()
  expect(commonSerial(one, family('C', 'AB-12', '||letters|2|2', '-||digits|2|2'))).toBeUndefined()
})

/** Each group is written 'sign|prefix|kind|least|most'. */
function family(code: string, example: string, ...made: string[]): SerialFamily {
  return { code, example, serial: serialOf(made) }
}

function serialOf(made: string[]): SerialGroup[] {
  return made.map((group) => {
    const [before = '', prefix = '', kind = '', least = '', most = ''] = group.split('|')
    return {
      before: before === '-' ? '-' : '',
      prefix,
      kind: kind === 'letters' || kind === 'digits' ? kind : 'either',
      least: Number(least),
      most: Number(most),
    }
  })
}
