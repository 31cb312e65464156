import { expect, onTestFinished, test } from 'vitest'
import { defaultTimeZone, setTimeZone } from '#app/kit/words/formats.ts'
import { createPortal } from '#app/portal.server.ts'
import { readSettings } from '#app/settings.server.ts'
import { as, openApp } from '#tests/app.ts'

test('with another TIME_ZONE a ticket has the day and hour of that zone: on its page, in lists, files and reports', async () => {
  const app = await openApp()
  const { timeZone } = readSettings({ TIME_ZONE: 'America/Los_Angeles' })
  const { pictures } = await createPortal({ ...app.portal, settings: { ...app.portal.settings, timeZone } })
  onTestFinished(async () => {
    setTimeZone(defaultTimeZone)
    await pictures.stop()
  })
  const [dealer, staff] = [await app.dealer(), await app.staff('admin')]
  // In Italy November has begun.
  const { id } = await app.ticket({ of: dealer, at: new Date('2026-10-31T23:30:00Z') })
  const read = async (address: string, person: { cookie: string } = dealer) =>
    (await (await app.fetch(address, as(person))).text()).replaceAll('\u00a0', ' ')

  const statements = await app.queriesOf(async () => {
    const page = await read(`/en/tickets/${id}`)
    expect(page).toContain(`data-time-zone="${timeZone}"`)
    expect(page).toContain('31 Oct 2026, 16:30')
    expect(page).not.toContain('1 Nov 2026')
    expect(await read('/en/tickets/export.csv')).toContain('2026-10-31')
    const listed = async (day: string) => (await read(`/en/tickets?from=${day}&to=${day}`)).includes(`/tickets/${id}"`)
    expect([await listed('2026-10-31'), await listed('2026-11-01')]).toEqual([true, false])
    expect(await read('/en/reports/export.csv?figure=flow&months=3')).toContain('2026-10,1,0,0\r\n2026-11,0,0,0')
    expect(await read('/en/console/catalogue/promises', staff)).toContain('time zone, America/Los Angeles.')
  })
  expect(statements.some((text) => text.includes(timeZone))).toBe(true)
  expect(statements.filter((text) => text.includes(defaultTimeZone))).toEqual([])
})
