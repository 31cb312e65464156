import { expect, test } from 'vitest'
import { sweepAppointments } from '#app/features/service/appointments/appointments.jobs.server.ts'
import { as } from '#tests/app.ts'
import { sweepSurveys } from '../surveys.jobs.server.ts'
import { day, openGuest, textOf, yes } from '#app/features/service/appointments/by-link/guests.fixture.ts'

/** Somebody without an account was not satisfied. */
async function answered() {
  const world = await openGuest()
  const agent = await world.app.staff('agent')
  await world.finish(world.id)
  await world.send({ intent: 'answer', q0: '2', q2: 'Freni che fischiano' })
  return { ...world, agent }
}

test('a bad answer without an account is called by staff, who read name, phone and address of the appointment', async () => {
  const { app, id, agent, owner, person, set } = await answered()
  const { id: task } = await app.portal.db.selectFrom('survey_invitation').select('id').executeTakeFirstOrThrow()
  const path = `/en/console/surveys/tasks/${task}`
  const page = await (await app.fetch(path, as(agent))).text()
  for (const words of [
    person.name,
    'tel:+393331',
    `mailto:${person.email}`,
    'Freni che fischiano',
    `Appointment ${id}`,
  ])
    expect(page).toContain(words)
  expect(await textOf(app.fetch('/en/console/surveys/tasks', as(agent)))).toContain(person.name)
  expect((await app.fetch(path, as(owner))).status).toBe(404)
  expect(await textOf(app.fetch(`/en/appointments/${id}`, as(agent)))).toContain('2 out of 10')
  // Its name is no longer kept: the call is still there, and says of what.
  await set(id, { person_name: '', person_phone: '', person_email: '' })
  const nameless = await (await app.fetch(path, as(agent))).text()
  expect(nameless).toContain(`Call back: Appointment ${id}`)
  expect([nameless.includes('mailto:"'), nameless.includes('tel:"')]).toEqual([false, false])
})

test('results, lists and files hold answers without an account, with a name for staff alone', async () => {
  const { app, survey, agent, admin, owner, person } = await answered()
  expect(await textOf(app.fetch(`/en/console/surveys/${survey}`, as(admin)))).toContain(owner.viewer.companyName)
  const staff = await (await app.fetch(`/en/console/surveys/${survey}/answers/export.csv`, as(agent))).text()
  for (const words of [person.name, 'Freni che fischiano', owner.viewer.companyName]) expect(staff).toContain(words)
  expect(await textOf(app.fetch(`/en/console/surveys/${survey}/answers`, as(agent)))).toContain(person.name)
  const own = await textOf(app.fetch('/en/surveys', as(owner)))
  expect([own.includes('Freni che fischiano'), own.includes(person.name)]).toEqual([true, false])
  expect(await (await app.fetch('/en/surveys/export.csv', as(owner))).text()).not.toContain(person.name)
  const other = await app.dealer({ locale: 'en' })
  expect(await textOf(app.fetch('/en/surveys', as(other)))).not.toContain('Freni che fischiano')
})

test('the invitation keeps no name and no address, and goes with its time: a figure of nobody is left', async () => {
  const { app, id, finish, send, asked } = await openGuest()
  const { db } = app.portal
  await send(yes)
  await finish(id)
  app.clock.advance(2 * day)
  expect(await asked()).toHaveLength(1)
  await send({ intent: 'answer', q0: '2' })
  const row = await db.selectFrom('survey_invitation').selectAll().executeTakeFirstOrThrow()
  for (const hidden of ['ugo', 'Neri', '333'])
    expect(JSON.stringify(row).toLowerCase()).not.toContain(hidden.toLowerCase())
  app.clock.advance(3.1 * 366 * day)
  await sweepSurveys(app.portal)
  expect(await sweepAppointments(app.portal)).toBe(1)
  expect(await db.selectFrom('survey_invitation').select('id').execute()).toEqual([])
  expect(await db.selectFrom('survey_figure').select(['score', 'invitations']).execute()).toEqual([
    { score: 2, invitations: 1 },
  ])
})
