import { addRemark, remarkFields } from '#app/features/content/remarks/remarks.fixture.ts'
import type { App, People } from './people.ts'
import { nobodysNumber, thing } from './things.ts'

/** The rows of guides, each with what a reader says is wrong in it. */
export const guideRows = `GET  /:locale?/resources/manuals                                            | gate                               | 200  200  200  200  200  403  200  200
GET  /:locale?/resources/manuals/:id                    manual              | gate                               | 200  200  200  200  200  403  200  200
POST   remark                                                               | gate                               | 303  303  303  303  303  403  303  303
GET  /:locale?/resources/manuals/:id/pdf                manual              | gate                               | 200  200  200  200  200  403  200  200
GET  /:locale?/resources/size-guides                                        | gate                               | 200  200  200  200  200  403  200  200
GET  /:locale?/resources/size-guides/:id                sizeGuide           | gate                               | 200  200  200  200  200  403  200  200
POST   remark                                                               | gate                               | 303  303  303  303  303  403  303  303
GET  /:locale?/resources/size-guides/:id/pdf            sizeGuide           | gate                               | 200  200  200  200  200  403  200  200`

/** What was said of guides: staff alone read it. */
export const remarkRows = `
GET  /:locale?/console/remarks                                              | gate                               | 404  404  404  404  404  404  200  200
GET  /:locale?/console/remarks/export.csv                                   | gate                               | 404  404  404  404  404  404  200  200
GET  /:locale?/console/remarks/export.xlsx                                  | gate                               | 404  404  404  404  404  404  200  200
GET  /:locale?/console/remarks/:id                      remark              | gate                               | 404  404  404  404  404  404  200  200
POST   close                                                                | gate                               | 404  404  404  404  404  404  303  303
`

export const said = remarkFields({ submission: '00000000-0000-4000-8000-000000000209' })

export const remarkForms = {
  '/:locale?/resources/manuals/:id': { remark: said },
  '/:locale?/resources/size-guides/:id': { remark: said },
  '/:locale?/console/remarks/:id': { close: { intent: 'close', outcome: 'Corretto nella versione 2.' } },
}

/** One that a dealer has sent. */
export async function addRemarks({ portal }: App, people: People) {
  const remark = `${await addRemark(portal, { by: people.heads.dealer.viewer.accountId })}`
  return { remark: () => thing(remark, [], nobodysNumber) }
}
