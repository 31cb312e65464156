import { UNSAFE_decodeViaTurboStream as decode } from 'react-router'

export type PageData = {
  html: string
  /** What each route of the page got from its loader, the page's own last. */
  routes: { id: string; data: unknown }[]
}

/** A page of the portal as a browser gets it, and the data it was made from. */
export async function readPage(origin: string, path: string, cookie: string): Promise<PageData> {
  const [pathname = '', search = ''] = path.split('?')
  const [page, data] = await Promise.all([
    fetch(origin + path, { headers: { cookie } }),
    fetch(`${origin}${pathname}.data?${search}`, { headers: { cookie } }),
  ])
  if (!page.ok || !data.ok || !data.body) throw new Error(`${path} answered ${page.status}, its data ${data.status}`)
  const { value } = await decode(data.body, globalThis)
  const loaded: unknown = await value
  if (typeof loaded !== 'object' || loaded === null) throw new Error(`${path} has no data`)
  const routes = Object.entries(loaded).map(([id, result]) => ({ id, data: dataOf(result) }))
  return { html: await page.text(), routes }
}

function dataOf(result: unknown): unknown {
  return typeof result === 'object' && result !== null && 'data' in result ? result.data : undefined
}
