import { calendarRows } from './appointment-links.ts'
import { features } from './features.ts'
import { catalogueRows } from './catalogue-rows.ts'
import { guideRows } from './remarks.ts'
import { shareRows } from './shares.ts'
import { companyRows } from './company-rows.ts'
import { webhookRows } from './webhook-rows.ts'
import { nothingAt, type Row, rowsOf } from './rows.ts'
import { cameraRows, deskRows, ticketRows } from './ticket-rows.ts'

/**
 * Who gets what. `=`: nothing changes by it, as by reading and by a refusal; `*`: nor does it matter what is named. What stands
 * between the name and the bar is a thing: somebody's own one gets what the columns say, a foreign and an absent one get 404
 * or what stands behind the arrow, alike byte for byte.
 * Left of the second bar are anonymous, disabled, unverified, without contact, pending, second factor not shown, staff
 * without one; right of it customer, workshop, sales, owner, another dealer's owner, a dealer without modules, agent, admin.
 */
const table = `
GET  /:locale?                                                              | 200/401 200/401 403 403 403 403 403 | 200
POST   sign-in                                                              | 303  401  303  303  303  303  303  | 303
POST   register                                                             | 303                                | 303
POST   forgot                                                               | 303                                | 303
POST   resend                                                               | 303= 303= 303  303= 303= 303= 303= | 303=
POST   contact                                                              | 401= 401= 303= 303  303= 403= 403= | 303=
POST   second-factor                                                        | 303= 303= 303= 303= 303= 303  400  | 303=
${ticketRows}
GET  /:locale?/leads                                                        | gate                               | 404  404  200  200  200  403  200  200
POST   move                                             lead                | gate                               | 404  404  303  303  303  403  403  403
GET  /:locale?/leads/export.csv                                             | gate                               | 404  404  200  200  200  403  200  200
GET  /:locale?/leads/export.xlsx                                            | gate                               | 404  404  200  200  200  403  200  200
GET  /:locale?/leads/new                                                    | gate                               | 404  404  404  404  404  404  200  200
POST   route                                            dealer → 400        | gate                               | 404  404  404  404  404  404  303  303
POST   discard                                                              | gate                               | 404  404  404  404  404  404  303= 303=
GET  /:locale?/leads/:id                                lead                | gate                               | 404  404  200  200  200  403  200  200
POST   accept                                                               | gate                               | 404  404  409  409  409  403  403  403
POST   decline                                                              | gate                               | 404  404  409  409  409  403  403  403
POST   status                                                               | gate                               | 404  404  303  303  303  403  403  403
POST   offer                                                                | gate                               | 404  404  303  303  303  403  403  403
POST   contact                                                              | gate                               | 404  404  303  303  303  403  403  403
POST   note                                                                 | gate                               | 404  404  303  303  303  403  403  403
POST   note-edit                                        leadNote            | gate                               | 404  404  303  303  303  403  403  403
POST   erase                                                                | gate                               | 404  404  303  303  303  403  303  303
POST   reroute                                          declinedLead        | gate                               | 404  404  404  404  404  403  303  303
GET  /:locale?/quotes                                                       | gate                               | 200  404  200  200  200  403  200  200
GET  /:locale?/quotes/export.csv                                            | gate                               | 200  404  200  200  200  403  200  200
GET  /:locale?/quotes/export.xlsx                                           | gate                               | 200  404  200  200  200  403  200  200
GET  /:locale?/quotes/new                                                   | gate                               | 404  404  404  404  404  404  200  200
POST   save                                             customer → 400      | gate                               | 404  404  404  404  404  404  303  303
GET  /:locale?/quotes/:id/edit                          draftQuote          | gate                               | 404  404  404  404  404  404  200  200
POST   save                                             draftQuote          | gate                               | 404  404  404  404  404  404  303  303
GET  /:locale?/quotes/:id                               quote               | gate                               | 200  404  200  200  200  403  200  200
POST   decide                                                               | gate                               | 303  404  303  303  303  403  404  404
POST   message                                                              | gate                               | 303  404  303  303  303  403  303  303
POST   status                                           draftQuote          | gate                               | 404  404  404  404  404  403  303  303
POST   withdraw                                         quote               | gate                               | 404  404  404  404  404  403  303  303
POST   files                                                                | gate                               | 404  404  404  404  404  403  409  409
POST   remove-file                                                          | gate                               | 404  404  404  404  404  403  409  409
GET  /:locale?/items                                                        | gate                               | 404  404  404  404  404  404  200  200
GET  /:locale?/quotes/:id/pdf                           quote               | gate                               | 200  404  200  200  200  403  200  200
GET  /:locale?/products                                                     | gate                               | 200  200  200  200  200  403  200  200
GET  /:locale?/products/export.csv                                          | gate                               | 200  200  200  200  200  403  200  200
GET  /:locale?/products/export.xlsx                                         | gate                               | 200  200  200  200  200  403  200  200
GET  /:locale?/products/new                                                 | gate                               | 200  200  200  200  200  403  404  404
POST   register                                         claim → 303         | gate                               | 303  303  303  303  303  403  404  404
POST   claim                                            offer → 400         | gate                               | 303  303  303  303  303  403  404  404
POST   discard                                                              | gate                               | 303= 303= 303= 303= 303= 403  404  404
POST   remove                                           unsent → 200        | gate                               | 200  200  200  200  200  403  404  404
GET  /:locale?/products/serial/:serial                  serial → 303        | gate                               | 303  303  303  303  303  403  303  303
GET  /:locale?/products/:id                             product             | gate                               | 200  200  200  200  200  403  200  200
POST   activity                                                             | gate                               | 303  303  303  303  303  403  404  404
POST   consumable                                                           | gate                               | 303  303  303  303  303  403  404  404
POST   consents                                                             | gate                               | 303  303  303  303  303  403  404  404
POST   transfer                                                             | gate                               | 303  403  303  303  303  403  404  404
POST   withdraw-transfer                                                    | gate                               | 303  403  303  303  303  403  404  404
POST   reset-passport                                                       | gate                               | 303  403  303  303  303  403  404  404
POST   looks                                                                | gate                               | 303  303  303  303  303  403  404  404
POST   prove                                                                | gate                               | 400  303= 303= 303= 303= 403  404  404
POST   correct                                                              | gate                               | 404  404  404  404  404  403  303  303
POST   attributes                                                           | gate                               | 404  404  404  404  404  403  303  303
POST   confirm                                                              | gate                               | 404  404  404  404  404  403  303= 303=
POST   issue-code                                                           | gate                               | 404  404  404  404  404  403  303  303
POST   withdraw-code                                                        | gate                               | 404  404  404  404  404  403  303= 303=
GET  /:locale?/products/:id/label                       product             | gate                               | 200  200  200  200  200  403  200  200
${calendarRows}
GET  /:locale?/files/:id                                file                | gate                               | 200  200  200  200  200  403  200  200
GET  /:locale?/files/:id/thumb                          file                | gate                               | 200  200  200  200  200  403  200  200
GET  /:locale?/uploads                                                      | gate                               | 400/200
POST   remove                                           unsent → 204        | gate                               | 204  204  204  204  204  403  204  204
GET  /:locale?/drafts                                                       | gate                               | 400/200
POST   claim                                            claim → 204         | gate                               | 204  204  204  204  204  403  204  204
POST   reply                                            ticket              | gate                               | 204  204  204  204  204  403  204  204
GET  /:locale?/session                                                      | gate                               | 200
GET  /:locale?/user                                                         | gate                               | 200
POST   edit                                                                 | gate                               | 303
GET  /:locale?/user/security                                                | gate                               | 200
POST   password                                                             | gate                               | 303
POST   email                                                                | gate                               | 303
POST   session-end                                      session             | gate                               | 303
POST   sessions-end                                                         | gate                               | 303
GET  /:locale?/reports                                                      | gate                               | 404  200  200  200  403  403  200  200
GET  /:locale?/reports/export.csv                                           | gate                               | 404  200  200  200  403  403  200  200
GET  /:locale?/reports/export.xlsx                                          | gate                               | 404  200  200  200  403  403  200  200
GET  /:locale?/subscriptions                                                | gate                               | 200
POST   set                                                                  | gate                               | 303
GET  /:locale?/subscriptions/export.csv                                     | gate                               | 404  404  404  404  404  404  404  200
GET  /:locale?/subscriptions/export.xlsx                                    | gate                               | 404  404  404  404  404  404  404  200
GET  /:locale?/user/data                                                    | gate                               | 200
POST   erase                                                                | gate                               | 303
POST   withdraw                                                             | gate                               | 303=
GET  /:locale?/user/data/export                                             | gate                               | 200
GET  /:locale?/user/second-factor                                           | gate                               | 200
POST   totp                                                                 | gate                               | 400
POST   totp-remove                                                          | gate                               | 404  404  404  404  404  404  303  303
POST   passkey                                                              | gate                               | 400
POST   passkey-rename                                   passkey             | gate                               | 303
POST   passkey-remove                                   passkey             | gate                               | 303
POST   codes                                                                | gate                               | 200
GET  /:locale?/resources                                                    | gate                               | 200
GET  /:locale?/resources/media                                              | gate                               | 404  200  200  200  200  403  200  200
GET  /:locale?/resources/media/guide                                        | gate                               | 404  200  200  200  200  403  200  200
GET  /:locale?/resources/media/download                                     | gate                               | 404  303  303  303  303  403  303  303
${shareRows}
GET  /:locale?/resources/media/:id                      asset               | gate                               | 404  200  200  200  200  403  200  200
GET  /:locale?/resources/media/:id/:look                assetFile           | gate                               | 404  200  200  200  200  403  200  200
${guideRows}
GET  /:locale?/resources/size-calculator                                    | gate                               | 200  200  200  200  200  403  200  200
GET  /:locale?/resources/size-calculator/pdf                                | gate                               | 303  303  303  303  303  403  303  303
GET  /:locale?/orders                                                       | gate                               | 200  404  200  200  200  403  200  200
GET  /:locale?/orders/export.csv                                            | gate                               | 200  404  200  200  200  403  200  200
GET  /:locale?/orders/export.xlsx                                           | gate                               | 200  404  200  200  200  403  200  200
GET  /:locale?/orders/new                                                   | gate                               | 404  404  404  404  404  404  200  200
POST   save                                             customer → 400      | gate                               | 404  404  404  404  404  404  303  303
GET  /:locale?/orders/:id/edit                          handOrder           | gate                               | 404  404  404  404  404  404  200  200
POST   save                                             handOrder           | gate                               | 404  404  404  404  404  404  303  303
GET  /:locale?/orders/:id/shipment                      handOrder           | gate                               | 404  404  404  404  404  404  200  200
POST   save                                                                 | gate                               | 404  404  404  404  404  404  303  303
POST   remove                                                               | gate                               | 404  404  404  404  404  404  303= 303=
GET  /:locale?/orders/:id                               order               | gate                               | 200  404  200  200  200  403  200  200
GET  /:locale?/orders/:id/pdf                           order               | gate                               | 200  404  200  200  200  403  200  200
GET  /:locale?/orders/:id/again                         order               | gate                               | 404  404  404  404  404  403  404  404
POST   again                                                                | gate                               | 404  404  404  404  404  403  404  404
GET  /:locale?/invoices                                                     | gate                               | 404  404  200  200  200  403  200  200
GET  /:locale?/invoices/export.csv                                          | gate                               | 404  404  200  200  200  403  200  200
GET  /:locale?/invoices/export.xlsx                                         | gate                               | 404  404  200  200  200  403  200  200
GET  /:locale?/invoices/:id                             invoice             | gate                               | 404  404  200  200  200  403  200  200
GET  /:locale?/search                                                       | gate                               | 200  200  200  200  200  200  200  200
GET  /:locale?/search/hits                                                  | gate                               | 200  200  200  200  200  200  200  200
GET  /:locale?/license                                                      | gate                               | 200  200  200  200  200  200  404  404
POST   purchase                                                             | gate                               | 400  403  403  303= 303  303  404  404
POST   withdraw                                                             | gate                               | 303  403  403  303  303  303  404  404
GET  /:locale?/console                                                      | gate                               | 404  404  404  404  404  404  302  302
GET  /:locale?/console/quotes/new                                           | gate                               | 404  404  404  404  404  404  302  302
${deskRows}
GET  /:locale?/console/accounts                                             | gate                               | 404  404  404  404  404  404  404  200
GET  /:locale?/console/accounts/:id                     applicant           | gate                               | 404  404  404  404  404  404  404  200
POST   join                                             dealer → 400        | gate                               | 404  404  404  404  404  404  404  303
POST   new-company                                      request → 409       | gate                               | 404  404  404  404  404  404  404  303
POST   rider                                            request → 409       | gate                               | 404  404  404  404  404  404  404  303
POST   refuse                                           request → 409       | gate                               | 404  404  404  404  404  404  404  303
GET  /:locale?/console/staff                                                | gate                               | 404  404  404  404  404  404  404  200
POST   invite                                                               | gate                               | 404  404  404  404  404  404  404  200
POST   resend                                           staffInvite         | gate                               | 404  404  404  404  404  404  404  200
POST   withdraw                                         staffInvite         | gate                               | 404  404  404  404  404  404  404  303
GET  /:locale?/console/staff/:id                        staff               | gate                               | 404  404  404  404  404  404  404  200
POST   role                                                                 | gate                               | 404  404  404  404  404  404  404  303
POST   remove                                                               | gate                               | 404
POST   disable                                                              | gate                               | 404  404  404  404  404  404  404  303
POST   enable                                                               | gate                               | 404  404  404  404  404  404  404  303=
POST   reset-second-factor                                                  | gate                               | 404  404  404  404  404  404  404  303
GET  /:locale?/console/licences                                             | gate                               | 404  404  404  404  404  404  404  200
POST   grant                                            licensee            | gate                               | 404  404  404  404  404  404  404  303
POST   refuse                                           licensee            | gate                               | 404  404  404  404  404  404  404  303
POST   activate-all                                                         | gate                               | 404  404  404  404  404  404  404  303
GET  /:locale?/console/licences/:companyId              company             | gate                               | 404  404  404  404  404  404  404  200
POST   grant                                            licensee            | gate                               | 404  404  404  404  404  404  404  303
POST   refuse                                           licensee            | gate                               | 404  404  404  404  404  404  404  303
POST   activate                                                             | gate                               | 404  404  404  404  404  404  404  303
POST   deactivate                                                           | gate                               | 404  404  404  404  404  404  404  303
GET  /:locale?/console/resources                                            | gate                               | 404  404  404  404  404  404  404  200
GET  /:locale?/console/resources/new                                        | gate                               | 404  404  404  404  404  404  404  200
POST   add                                                                  | gate                               | 404  404  404  404  404  404  404  400
POST   discard                                                              | gate                               | 404  404  404  404  404  404  404  303=
GET  /:locale?/console/resources/folders                                    | gate                               | 404  404  404  404  404  404  404  200
POST   folder                                                               | gate                               | 404  404  404  404  404  404  404  303
POST   rename                                                               | gate                               | 404  404  404  404  404  404  404  404
POST   delete                                                               | gate                               | 404  404  404  404  404  404  404  404
GET  /:locale?/console/resources/:id                    anyAsset            | gate                               | 404  404  404  404  404  404  404  200
POST   facts                                                                | gate                               | 404  404  404  404  404  404  404  409
POST   version                                                              | gate                               | 404  404  404  404  404  404  404  400
POST   withdraw                                                             | gate                               | 404  404  404  404  404  404  404  303
POST   restore                                                              | gate                               | 404  404  404  404  404  404  404  303=
GET  /:locale?/console/erasures                                             | gate                               | 404  404  404  404  404  404  404  200
GET  /:locale?/console/erasures/:id                     erasure             | gate                               | 404  404  404  404  404  404  404  200
POST   carry-out                                                            | gate                               | 404  404  404  404  404  404  404  303
GET  /:locale?/console/built-bicycles                                       | gate                               | 404  404  404  404  404  404  200  200
GET  /:locale?/console/built-bicycles/export.csv                            | gate                               | 404  404  404  404  404  404  200  200
GET  /:locale?/console/built-bicycles/export.xlsx                           | gate                               | 404  404  404  404  404  404  200  200
GET  /:locale?/console/import                                               | gate                               | 404  404  404  404  404  404  404  200
POST   begin                                                                | gate                               | 404  404  404  404  404  404  404  400
GET  /:locale?/console/import/:id                       import              | gate                               | 404  404  404  404  404  404  404  200
POST   columns                                                              | gate                               | 404  404  404  404  404  404  404  303
POST   apply                                                                | gate                               | 404  404  404  404  404  404  404  409
POST   apply-good                                                           | gate                               | 404  404  404  404  404  404  404  409
POST   undo                                                                 | gate                               | 404  404  404  404  404  404  404  409
POST   cancel                                                               | gate                               | 404  404  404  404  404  404  404  303
GET  /:locale?/console/import/:id/mistakes/export.csv   import              | gate                               | 404  404  404  404  404  404  404  200
GET  /:locale?/console/import/:id/mistakes/export.xlsx  import              | gate                               | 404  404  404  404  404  404  404  200
GET  /:locale?/console/import/templates/:kind/export.csv  importKind        | gate                               | 404  404  404  404  404  404  404  200
GET  /:locale?/console/import/templates/:kind/export.xlsx importKind        | gate                               | 404  404  404  404  404  404  404  200
GET  /:locale?/console/retention                                            | gate                               | 404  404  404  404  404  404  404  200
POST   foresee                                                              | gate                               | 404  404  404  404  404  404  404  200=
POST   save                                                                 | gate                               | 404  404  404  404  404  404  404  409
GET  /:locale?/console/log                                                  | gate                               | 404  404  404  404  404  404  404  200
POST   check                                                                | gate                               | 404  404  404  404  404  404  404  303
GET  /:locale?/console/backups                                              | gate                               | 404  404  404  404  404  404  404  200
POST   now                                                                  | gate                               | 404  404  404  404  404  404  404  409
GET  /:locale?/console/erp                                                  | gate                               | 404  404  404  404  404  404  200  200
POST   now                                                                  | gate                               | 404  404  404  404  404  404  303  303
POST   check                                                                | gate                               | 404  404  404  404  404  404  404  404
POST   fetch                                                                | gate                               | 404  404  404  404  404  404  404  404
POST   retry                                            erpRow → 303        | gate                               | 404  404  404  404  404  404  400  400
POST   retry-all                                                            | gate                               | 404  404  404  404  404  404  400  400
POST   discard                                          erpRow → 303        | gate                               | 404  404  404  404  404  404  303  303
${catalogueRows}
GET  /:locale?/console/crm                                                  | gate                               | 404  404  404  404  404  404  404  200
POST   retry                                                                | gate                               | 404  404  404  404  404  404  404  303=
POST   pull                                                                 | gate                               | 404  404  404  404  404  404  404  303=
POST   send-all                                                             | gate                               | 404  404  404  404  404  404  404  303=
GET  /:locale?/console/inbound-mail                                         | gate                               | 404  404  404  404  404  404  200  200
POST   settle                                           asideMail           | gate                               | 404  404  404  404  404  404  303  303
POST   release                                          blockedAddress      | gate                               | 404  404  404  404  404  404  303  303
GET  /:locale?/console/mail                                                 | gate                               | 404  404  404  404  404  404  404  200
POST   test                                                                 | gate                               | 404  404  404  404  404  404  404  303
GET  /:locale?/console/undelivered                                          | gate                               | 404  404  404  404  404  404  404  200
POST   retry                                            undelivered         | gate                               | 404  404  404  404  404  404  404  303
POST   retry-all                                                            | gate                               | 404  404  404  404  404  404  404  303
POST   discard                                          undelivered         | gate                               | 404  404  404  404  404  404  404  303
GET  /:locale?/console/mailbox                                              | gate                               | 404
GET  /:locale?/console/mailbox/:id                      mail                | gate                               | 404
GET  /:locale?/console/kit                                                  | gate                               | 404
GET  /:locale?/sign-out                                                     | 302                                | 302
POST   sign-out                                                             | 303= 303  303  303  303  303  303  | 303
GET  /:locale?/see-as                                                       | 302                                | 302
POST   stop                                                                 | 303=                               | 303=
GET  /:locale?/second-factor/challenge                                      | 404                                | 404
POST   password                                                             | 401  401  403  403  403  200  200  | 200
GET  /:locale?/invite/:token                            invitation          | 200                                | 200
POST   join                                             invitation → 303    | 303                                | 303
POST   sign-in                                          friend → 303        | 303                                | 303
POST   accept                                           invitation → 303    | 303=                               | 303=
GET  /:locale?/verify/:token                            verification → 410  | 200                                | 200
POST   confirm                                          verification → 410  | 303                                | 303
POST   press                                            verification → 410  | 400  400  303  400  400  400  400  | 400
GET  /:locale?/reset/:token                             reset → 410         | 200                                | 200
POST   set                                              reset → 410         | 303                                | 303
GET  /:locale?/bicycle-pictures/:id                     picture → 404       | 200                                | 200
GET  /:locale?/legal/:text                              legalText           | 404                                | 404
GET  /:locale?/p/:code                                  passport → 404      | 200                                | 200
${cameraRows}${features.map(({ rows }) => rows).join('')}
GET  /:locale?/unsubscribe/:token                       unsubscribing       | 200                                | 200
POST   press                                                                | 303                                | 303
GET  /sitemap.xml                                                           | 200                                | 200
GET  /robots.txt                                                            | 200                                | 200
GET  /erp/notices                                                           | 404                                | 404
POST   notice                                                               | 404                                | 404
GET  /brand/:file                                       brandPicture → 404  | 200                                | 200
GET  /locale                                                                | 302                                | 302
POST   choose                                                               | 303= 303= 303  303  303  303  303  | 303
GET  /api/__session                                                         | 405                                | 405
POST   token                                                                | 400                                | 400
GET  /api/hubspot/contacts/verify                       address → 200       | 401  401  200  200  200  401  200  | 200
GET  /api/hubspot/contacts/create                                           | 405                                | 405
POST   create                                                               | 202                                | 202
GET  /api/hubspot/contacts/:id                          contact             | 404  404  404  404  200  404  404  | 200  200  200  200  200  200  404  404
GET  /api/v1/openapi.json                                                   | 200                                | 200
POST   call                                                                 | 405                                | 405
GET  /:locale?/api/v1                                                       | 200                                | 200
GET  /api/v1/*                                                              | 401                                | 401
POST   call                                                                 | 401                                | 401
GET  /:locale?/console/api                                                  | gate                               | 404  404  404  404  404  404  404  200
POST   add                                                                  | gate                               | 404  404  404  404  404  404  404  200
POST   revoke                                           apiToken            | gate                               | 404  404  404  404  404  404  404  303
GET  /api/hubspot/webhooks                                                  | 405                                | 405
POST   notice                                                               | 404                                | 404
GET  /:locale?/*                                                            | 404                                | 404
POST   nothing                                                              | 404*                               | 404*
${companyRows}
${webhookRows}
`

export const matrix: readonly Row[] = rowsOf(table).map((row) =>
  row.forms.length > 0 ? row : { ...row, forms: [nothingAt(row)] },
)

/** What only the demonstration has, where staff need no second factor. */
export const demoMatrix: readonly Row[] = rowsOf(`
GET  /:locale?/console/mailbox                                              | 401  401  403  403  403  403  200  | 404  404  404  404  404  404  200  200
GET  /:locale?/console/mailbox/:id                      mail                | 401  401  403  403  403  403  200  | 404  404  404  404  404  404  200  200
GET  /:locale?/console/kit                                                  | 401  401  403  403  403  403  200  | 404  404  404  404  404  404  200  200
`)
