import { expect, test } from 'vitest'
import { type BrandContent, brandSchema } from '#app/brand/brand.ts'
import { openApp } from '#tests/app.ts'
import { changeDraftOf, publishDraftOf, readDraftOf, type VersionedDocument } from './versions.server.ts'

const document: VersionedDocument<BrandContent> = {
  name: 'brand',
  versionsIn: ({ brands }) => brands,
  check: (content) => brandSchema.parse(content),
}

test('a draft that a colleague changes at the very moment of its publication is not published as it was', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  const colleague = await app.staff('admin')
  await changeDraftOf(document, app.portal, admin.viewer, 0, called('Cicli Rossi'))
  const publishing = publishDraftOf(document, app.portal, admin.viewer, { revision: 1, note: '' }, async () => {
    await changeDraftOf(document, app.portal, colleague.viewer, 1, called('Cicli Bianchi'))
    return []
  })
  await expect(publishing).rejects.toMatchObject({ status: 409 })
  expect(app.portal.brands.current().version).toBe(0)
  expect((await readDraftOf(document, app.portal, admin.viewer)).content.name).toBe('Cicli Bianchi')
})

function called(name: string) {
  return (brand: BrandContent): BrandContent => ({ ...brand, name })
}
