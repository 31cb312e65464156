/*
 * The reference: a bare node:http server that renders one page of the portal with renderToPipeableStream, from data it
 * read once. No router, no database, no session, no headers of safety. Built by bare-build.ts.
 */
import { createServer } from 'node:http'
import type { ComponentType } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { type Labels, LabelsContext } from '#app/catalogue/catalogue.labels.ts'
import { BrandContext } from '#app/kit/brand.tsx'
import { Layout } from '#app/root.tsx'
import { PageLoadContext } from '#app/shell/page-load.ts'
import PortalLayout from '#app/shell/portal.route.tsx'
import Page from './any-page.tsx'
import { FixedPageContext } from './bare-router.tsx'
import { readPage } from './page-data.ts'

type Loaded = ComponentType<{ loaderData: unknown }>

// The router hands a route component more than these read.
const Shell = PortalLayout as unknown as Loaded
const Content: Loaded = Page

const [origin = '', path = '', cookie = ''] = process.argv.slice(2)
const { html, routes } = await readPage(origin, path, cookie)
const { pathname, search } = new URL(path, origin)
const brand = {
  name: attribute('data-brand'),
  demo: /<html[^>]* data-demo/.test(html),
  sendsMail: !/<html[^>]* data-unsent/.test(html),
  site: attribute('data-site'),
}
// The portal wrote it.
const labels = JSON.parse(attribute('data-labels')) as Labels
const load = {
  nonce: 'bare',
  build: attribute('data-build'),
  requestId: undefined,
  isKept: /<html[^>]* data-kept/.test(html),
}
const stylesheets = [...html.matchAll(/<link [^>]*rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href)
const shell = routes.find(({ id }) => id === 'shell/portal.route')?.data
const page = { pathname, search, nonce: load.nonce, stylesheets, content: <Content loaderData={routes.at(-1)?.data} /> }

const server = createServer((_request, response) => {
  const { pipe } = renderToPipeableStream(
    <BrandContext value={brand}>
      <LabelsContext value={labels}>
        <PageLoadContext value={load}>
          <FixedPageContext value={page}>
            <Layout>
              <Shell loaderData={shell} />
            </Layout>
          </FixedPageContext>
        </PageLoadContext>
      </LabelsContext>
    </BrandContext>,
    {
      nonce: load.nonce,
      onAllReady() {
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
        pipe(response)
      },
      onShellError(error) {
        response.writeHead(500).end(String(error))
      },
    },
  )
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (typeof address === 'object' && address) console.log(`The bare page is ready at http://127.0.0.1:${address.port}`)
})
process.once('SIGTERM', () => process.exit(0))
process.once('disconnect', () => process.exit(0))

function attribute(name: string): string {
  const escaped = new RegExp(`<html[^>]* ${name}="([^"]*)"`).exec(html)?.[1] ?? ''
  return escaped
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
