import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { accepted, choice, choices, day, email, flag, optionalText, password, rule, text } from './fields.ts'
import { parseForm, requiredFields } from './parse.ts'
import { keysOf, wordProblem } from './problems.ts'

const words = {
  'content-short': { it: 'Descriva meglio.', en: 'Say a little more.', fr: 'Décrivez mieux.' },
  'day-needed': { it: 'Serve la data.', en: 'The day is needed.', fr: 'La date est nécessaire.' },
}
const say = keysOf(words)

const claim = z
  .object({
    subject: text({ max: 10 }),
    content: text({ min: 5, max: 20, short: say('content-short') }),
    notes: optionalText({ max: 10 }),
    phase: choice(['km0', 'field']),
    bought: z.optional(day()),
    parts: choices(['frame', 'fork'], { min: 1 }),
    urgent: flag(),
  })
  .check(
    rule<{ phase: string; bought?: string | undefined }>('bought', say('day-needed'), ({ phase, bought }) => {
      return phase !== 'km0' || Boolean(bought)
    }),
  )

const good = 'subject=Crack&content=A+crack&phase=field&parts=frame'

test('a good form gives its values, trimmed, with blanks left out and repeated fields as a list', () => {
  const form = parse(`subject=+Crack+&content=A+crack%0D%0Ahere&phase=field&notes=++&parts=frame&parts=fork&urgent=on`)
  expect(form).toMatchObject({
    ok: true,
    value: { subject: 'Crack', content: 'A crack\nhere', phase: 'field', parts: ['frame', 'fork'], urgent: true },
  })
  expect(form.ok && form.value).not.toHaveProperty('notes')
})

test('an empty form names every required field once, and gives the typed text back', () => {
  const form = parse('notes=only+this')
  expect(problems(form)).toEqual({
    subject: 'field-required',
    content: 'field-required',
    phase: 'field-required',
    parts: 'field-required',
  })
  expect(form.submitted['notes']).toBe('only this')
})

test('a sentence the schema names comes before the general one, and a limit is said with its figure', () => {
  const form = parse(`subject=${'x'.repeat(11)}&content=abc&phase=moon&parts=frame&bought=2026-02-30`)
  expect(problems(form)).toEqual({
    subject: 'field-too-long',
    content: 'content-short',
    phase: 'field-choose',
    bought: 'field-day',
  })
  if (form.ok) throw new Error('was expected to fail')
  expect(form.problems.map((problem) => wordProblem('en', words, problem))).toContain(
    'Too long: the limit is 10 characters.',
  )
  expect(form.problems.map((problem) => wordProblem('it', words, problem))).toContain('Descriva meglio.')
})

test('a line break counts as one character, however it was sent', () => {
  expect(parse(good.replace('A+crack', 'a%0D%0A'.repeat(10))).ok).toBe(true)
  expect(problems(parse(good.replace('A+crack', `${'a%0D%0A'.repeat(10)}b`)))).toEqual({ content: 'field-too-long' })
})

test('a value sent twice where one is meant is refused', () => {
  expect(problems(parse(`${good}&subject=Other`))).toEqual({ subject: 'field-repeated' })
})

test('a choice sent twice is one choice', () => {
  const form = parse(`${good}&parts=frame`)
  expect(form.ok && form.value.parts).toEqual(['frame'])
})

test('a day of long ago, as a year in two digits makes, is no day', () => {
  for (const bought of ['0000-01-01', '0026-03-04', '1899-12-31'])
    expect(problems(parse(`${good}&bought=${bought}`))).toEqual({ bought: 'field-day' })
  expect(parse(`${good}&bought=1900-01-01`).ok).toBe(true)
})

test('a whole number with a mark of thousands is asked for again, and not read as a thousandth', () => {
  const schema = z.object({ km: z.optional(z.int()), minutes: z.int(), weight: z.optional(z.number()) })
  const read = (fields: Record<string, string>) => parseForm(schema, new URLSearchParams({ minutes: '1', ...fields }))
  for (const typed of ['10.000', '10,000', '10 000', '1.000.000', '1.44', '1e3', '0x10', '24 mesi', 'Infinity'])
    expect([typed, problems(read({ km: typed }))]).toEqual([typed, { km: 'field-whole' }])
  for (const typed of ['1e3', 'tanto']) expect(problems(read({ weight: typed }))).toEqual({ weight: 'field-number' })
  expect(read({ km: ' 10000 ', minutes: '-5', weight: '7.125' })).toMatchObject({
    ok: true,
    value: { km: 10_000, minutes: -5, weight: 7.125 },
  })
  expect(problems(read({ minutes: '' }))).toEqual({ minutes: 'field-required' })
})

test('a rule over two fields is reported together with the other mistakes', () => {
  expect(problems(parse('phase=km0&parts=frame&content=A+crack'))).toEqual({
    subject: 'field-required',
    bought: 'day-needed',
  })
})

test('what the schema does not know is dropped, and dangerous names do no harm', () => {
  const form = parse(`${good}&__proto__=1&constructor=2&stage=closed&__proto__[admin]=1`)
  expect(form.ok && Object.keys(form.value).sort()).toEqual(['content', 'parts', 'phase', 'subject', 'urgent'])
  expect(({} as Record<string, unknown>)['admin']).toBeUndefined()
})

test('a password is neither trimmed nor sent back', () => {
  const schema = z.object({ email: email(), password: password({ min: 6 }) })
  const fields = new URLSearchParams({ email: ' Anna@Example.com ', password: ' secret ' })
  expect(parseForm(schema, fields, { secret: ['password'] })).toEqual({
    ok: true,
    value: { email: 'anna@example.com', password: ' secret ' },
    submitted: { email: ' Anna@Example.com ' },
  })
  const bad = parseForm(schema, new URLSearchParams({ email: 'anna', password: 'abc' }), { secret: ['password'] })
  expect(problems(bad)).toEqual({ email: 'field-email', password: 'field-too-short' })
})

test('the asterisk stands at the fields that may not stay blank', () => {
  expect([...requiredFields(claim)]).toEqual(['subject', 'content', 'phase', 'parts'])
  expect([...requiredFields(z.object({ terms: accepted(), news: flag() }))]).toEqual(['terms'])
})

test('a file or a NUL in place of text is no crash', () => {
  const fields = new FormData()
  fields.append('subject', new Blob(['x']))
  fields.append('content', 'A\0 crack')
  const form = parseForm(claim, fields)
  expect(problems(form)).toMatchObject({ subject: 'field-required' })
  expect(problems(form)).not.toHaveProperty('content')
})

test('any fields at all give either a value or a sentence in each language', () => {
  const name = fc.oneof(fc.constantFrom(...Object.keys(claim.shape)), fc.string())
  fc.assert(
    fc.property(fc.array(fc.tuple(name, fc.string({ unit: 'grapheme' }))), (pairs) => {
      const form = parseForm(claim, new URLSearchParams(pairs))
      if (form.ok) return
      expect(form.problems.length).toBeGreaterThan(0)
      for (const problem of form.problems) {
        expect(wordProblem('fr', words, problem)).not.toMatch(/^(field-|$)|[{}]/)
      }
    }),
  )
})

function parse(query: string) {
  return parseForm(claim, new URLSearchParams(query))
}

function problems(form: ReturnType<typeof parse> | { ok: boolean; problems?: { path: string; message: string }[] }) {
  const list = 'problems' in form ? (form.problems ?? []) : []
  return Object.fromEntries(list.map((problem) => [problem.path, problem.message]))
}
