/** The pages about the catalogue and the brand: rows of the matrix. */
export const catalogueRows = `GET  /:locale?/console/catalogue                                            | gate                               | 404  404  404  404  404  404  404  200
POST   publish                                                              | gate                               | 404  404  404  404  404  404  404  409
POST   discard                                                              | gate                               | 404  404  404  404  404  404  404  409
POST   template                                                             | gate                               | 404  404  404  404  404  404  404  409
POST   again                                            catalogueVersion    | gate                               | 404  404  404  404  404  404  404  409
GET  /:locale?/console/catalogue/versions/:number       catalogueVersion    | gate                               | 404  404  404  404  404  404  404  200
GET  /:locale?/console/brand                                                | gate                               | 404  404  404  404  404  404  404  200
POST   identity                                                             | gate                               | 404  404  404  404  404  404  404  409
POST   picture                                                              | gate                               | 404  404  404  404  404  404  404  400
POST   remove-picture                                                       | gate                               | 404  404  404  404  404  404  404  409
POST   publish                                                              | gate                               | 404  404  404  404  404  404  404  409
POST   discard                                                              | gate                               | 404  404  404  404  404  404  404  409
POST   again                                            brandVersion        | gate                               | 404  404  404  404  404  404  404  409
GET  /:locale?/console/brand/texts/:text                legalText → 404     | gate                               | 404  404  404  404  404  404  404  200
POST   text                                             legalText → 404     | gate                               | 404  404  404  404  404  404  404  409
GET  /:locale?/console/brand/preview/mail                                   | gate                               | 404  404  404  404  404  404  404  200
GET  /:locale?/console/brand/preview/document                               | gate                               | 404  404  404  404  404  404  404  200
GET  /:locale?/console/catalogue/coverage                                   | gate                               | 404  404  404  404  404  404  404  200
POST   rule                                                                 | gate                               | 404  404  404  404  404  404  404  409
POST   floors                                                               | gate                               | 404  404  404  404  404  404  404  409
POST   remove                                                               | gate                               | 404  404  404  404  404  404  404  409
POST   up                                                                   | gate                               | 404  404  404  404  404  404  404  409
GET  /:locale?/console/catalogue/parts                                      | gate                               | 404  404  404  404  404  404  404  200
POST   part                                                                 | gate                               | 404  404  404  404  404  404  404  409
POST   remove                                                               | gate                               | 404  404  404  404  404  404  404  409
POST   up                                                                   | gate                               | 404  404  404  404  404  404  404  409
GET  /:locale?/console/catalogue/kinds                                      | gate                               | 404  404  404  404  404  404  404  200
POST   kind                                                                 | gate                               | 404  404  404  404  404  404  404  409
POST   remove                                                               | gate                               | 404  404  404  404  404  404  404  409
POST   up                                                                   | gate                               | 404  404  404  404  404  404  404  409
GET  /:locale?/console/catalogue/families                                   | gate                               | 404  404  404  404  404  404  404  200
POST   up                                                                   | gate                               | 404  404  404  404  404  404  404  409
POST   down                                                                 | gate                               | 404  404  404  404  404  404  404  409
POST   instructions                                                         | gate                               | 404  404  404  404  404  404  404  409
POST   attribute                                                            | gate                               | 404  404  404  404  404  404  404  409
GET  /:locale?/console/catalogue/families/new                               | gate                               | 404  404  404  404  404  404  404  200
POST   add                                                                  | gate                               | 404  404  404  404  404  404  404  409
GET  /:locale?/console/catalogue/families/:code         catalogueFamily     | gate                               | 404  404  404  404  404  404  404  200
POST   facts                                                                | gate                               | 404  404  404  404  404  404  404  409
POST   serial                                                               | gate                               | 404  404  404  404  404  404  404  409
POST   try                                                                  | gate                               | 404  404  404  404  404  404  404  200=
POST   attributes                                                           | gate                               | 404  404  404  404  404  404  404  409
POST   remove                                                               | gate                               | 404  404  404  404  404  404  404  409
GET  /:locale?/console/catalogue/families/:code/geometry catalogueFamily    | gate                               | 404  404  404  404  404  404  404  200
POST   geometry                                                             | gate                               | 404  404  404  404  404  404  404  409
GET  /:locale?/console/catalogue/lane                                       | gate                               | 404  404  404  404  404  404  404  200
POST   lane                                                                 | gate                               | 404  404  404  404  404  404  404  409
GET  /:locale?/console/catalogue/promises                                   | gate                               | 404  404  404  404  404  404  404  200
POST   promise                                                              | gate                               | 404  404  404  404  404  404  404  409
POST   working                                                              | gate                               | 404  404  404  404  404  404  404  409
POST   satisfaction                                                         | gate                               | 404  404  404  404  404  404  404  409
POST   appeals                                                              | gate                               | 404  404  404  404  404  404  404  409
POST   reminders                                                            | gate                               | 404  404  404  404  404  404  404  409
POST   remove                                                               | gate                               | 404  404  404  404  404  404  404  409
GET  /:locale?/console/catalogue/answers                                    | gate                               | 404  404  404  404  404  404  404  200
POST   answer                                                               | gate                               | 404  404  404  404  404  404  404  409
POST   remove                                                               | gate                               | 404  404  404  404  404  404  404  409
POST   up                                                                   | gate                               | 404  404  404  404  404  404  404  409
GET  /:locale?/console/catalogue/services                                   | gate                               | 404  404  404  404  404  404  404  200
POST   service                                                              | gate                               | 404  404  404  404  404  404  404  409
POST   grace                                                                | gate                               | 404  404  404  404  404  404  404  409
POST   remove                                                               | gate                               | 404  404  404  404  404  404  404  409
POST   up                                                                   | gate                               | 404  404  404  404  404  404  404  409
GET  /:locale?/console/catalogue/labour                                     | gate                               | 404  404  404  404  404  404  404  200
POST   labour                                                               | gate                               | 404  404  404  404  404  404  404  409
POST   remove                                                               | gate                               | 404  404  404  404  404  404  404  409
POST   up                                                                   | gate                               | 404  404  404  404  404  404  404  409
GET  /:locale?/console/catalogue/shots                                      | gate                               | 404  404  404  404  404  404  404  200
POST   shot                                                                 | gate                               | 404  404  404  404  404  404  404  409
POST   list                                                                 | gate                               | 404  404  404  404  404  404  404  409
POST   remove                                                               | gate                               | 404  404  404  404  404  404  404  409
POST   up                                                                   | gate                               | 404  404  404  404  404  404  404  409`
