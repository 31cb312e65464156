import { expect, test } from 'vitest'
import { as, openApp, post } from '#tests/app.ts'
import { claim, formOf, threePhotos } from '../claim.fixture.ts'

const serial = 'V4R-0510-A1234'
const samePart = 'There is already an open ticket for this bike and the same part'

test('an open ticket about the same bike and part is said to be just that, and one about another part is not', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const { id } = await app.ticket({ of: dealer, serial })
  // Without photos it comes back; nothing is sent.
  const comesBack = async (part: string) => {
    const fields = { ...claim, frame_model: 'V4R', serial_number: serial, part_involved: part }
    return (await app.fetch('/en/new-ticket', post(dealer, formOf(fields)))).text()
  }
  const [frame, fork] = [await comesBack('frame'), await comesBack('fork')]
  expect(frame).toContain(samePart)
  expect(frame.split(samePart)[1]).toContain(`href="/en/tickets/${id}"`)
  expect(fork).not.toContain(samePart)
  expect(fork).toContain('There is already an open ticket for this bike')
})

test('an open ticket about the same part blocks no claim', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  await app.ticket({ of: dealer, serial })
  const fields = { ...claim, frame_model: 'V4R', serial_number: serial, part_involved: 'frame' }
  const answer = await app.fetch('/new-ticket', post(dealer, formOf(fields, threePhotos)))
  expect(answer.status).toBe(303)
})

test('what somebody else has open about the same bike and part is not told, in words or in what the form asks for', async () => {
  const app = await openApp()
  const [dealer, stranger] = [await app.dealer(), await app.dealer()]
  const fields = { ...claim, frame_model: 'V4R', serial_number: serial, part_involved: 'frame' }
  const ask = async () => {
    const known = await app.fetch(`/en/new-ticket/same-bike?serial=${serial}`, as(dealer))
    const page = await (await app.fetch('/en/new-ticket', post(dealer, formOf(fields)))).text()
    return { known: await known.text(), warns: page.includes('already an open ticket') }
  }
  const before = await ask()
  await app.ticket({ of: stranger, serial })
  expect(await ask()).toEqual(before)
  expect(before).toEqual({ known: '{"same":[],"own":null,"alike":null,"replaced":null,"proof":[]}', warns: false })
})
