import { expect } from 'vitest'
import { as, type Member, openApp } from '#tests/app.ts'
import { putFolder, putResource } from '../resources.fixture.ts'

export type App = Awaited<ReturnType<typeof openApp>>

/** A library of three folders, a dealer who reads it and an administrator who fills it. */
export async function openLibrary() {
  const app = await openApp()
  const rossi = await app.dealer({ locale: 'en' })
  const admin = (await app.staff('admin')).viewer
  const bikes = await putFolder(app.portal, admin, 'Biciclette')
  const details = await putFolder(app.portal, admin, 'Dettagli', bikes)
  const logos = await putFolder(app.portal, admin, 'Loghi')
  const put = (title: string, folderId: number, more: object = {}) =>
    putResource(app.portal, admin, { title, folderId, name: `${title.toLowerCase()}.jpg`, ...more })
  const read = async (address: string) => {
    const answer = await app.fetch(address, as(rossi))
    return { status: answer.status, text: (await answer.text()).replaceAll('<!-- -->', '') }
  }
  return { app, rossi, admin, bikes, details, logos, put, read }
}

/** Where the button that leads on stands for, on the media library's page. */
export function nextPageIn(text: string): string {
  return /value="([^"]*after=[^"]*)"[^>]*name="page"/.exec(text)?.[1]?.replaceAll('&amp;', '&') ?? ''
}

/** Turns the page as the form does. @returns where to */
export async function turnPage(app: App, person: Member, page: string, ticked: readonly (number | string)[] = []) {
  const query = new URLSearchParams(ticked.map((one) => ['asset', String(one)]))
  query.set('page', page)
  const answer = await app.fetch(`/en/resources/media/download?${query.toString()}`, as(person))
  expect(answer.status).toBe(303)
  return answer.headers.get('location') ?? ''
}
