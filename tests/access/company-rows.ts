/** The rows of companies, their people and shops, as `matrix.ts` has them. */
export const companyRows = `
GET  /:locale?/user/company                                                 | gate                               | 404  200  200  200  200  200  404  404
POST   invite                                                               | gate                               | 404  403  403  303  303  303  404  404
POST   resend                                           invite              | gate                               | 404  403  403  303  303  303  404  404
POST   withdraw                                         invite              | gate                               | 404  403  403  303  303  303  404  404
GET  /:locale?/user/company/shops                                           | gate                               | 404  200  200  200  200  200  404  404
GET  /:locale?/user/company/shops/new                                       | gate                               | 404  404  404  200  200  200  404  404
POST   save                                                                 | gate                               | 404  403  403  303  303  303  404  404
GET  /:locale?/user/company/shops/:shop                 shop                | gate                               | 404  404  404  200  200  200  404  404
POST   save                                                                 | gate                               | 404  403  403  409  409  409  404  404
POST   close                                                                | gate                               | 404  403  403  303  303  303  404  404
POST   reopen                                           closure             | gate                               | 404  403  403  303  303  303  404  404
POST   remove                                                               | gate                               | 404  403  403  303  303  303  404  404
GET  /:locale?/appointments                                                 | gate                               | 200  200  200  200  200  403  200  200
POST   arrived                                          appointment         | gate                               | 403  303  303  303  303  403  403  403
POST   ready                                                                | gate                               | 403  409  409  409  409  403  403  403
POST   done                                                                 | gate                               | 403  409  409  409  409  403  403  403
POST   no_show                                                              | gate                               | 403  303  303  303  303  403  403  403
POST   minutes                                          shop                | gate                               | 403  303  303  303  303  403  403  403
POST   usual                                                                | gate                               | 403  303  303  303  303  403  403  403
GET  /:locale?/appointments/new                                             | gate                               | 200  200  200  200  200  403  404  404
POST   book                                             shop                | gate                               | 303  303  303  303  303  403  404  404
GET  /:locale?/appointments/figures                                         | gate                               | 404  200  200  200  200  403  200  200
GET  /:locale?/appointments/figures/export.csv                              | gate                               | 404  200  200  200  200  403  200  200
GET  /:locale?/appointments/figures/export.xlsx                             | gate                               | 404  200  200  200  200  403  200  200
GET  /:locale?/appointments/list                                            | gate                               | 404  200  200  200  200  403  200  200
GET  /:locale?/appointments/list/export.csv                                 | gate                               | 404  200  200  200  200  403  200  200
GET  /:locale?/appointments/list/export.xlsx                                | gate                               | 404  200  200  200  200  403  200  200
GET  /:locale?/appointments/closed                                          | gate                               | 404  200  200  200  200  403  404  404
POST   move                                             appointment         | gate                               | 404  303  303  303  303  403  404  404
GET  /:locale?/appointments/:id                         appointment         | gate                               | 200  200  200  200  200  403  200  200
POST   arrived                                                              | gate                               | 403  303  303  303  303  403  403  403
POST   ready                                                                | gate                               | 403  409  409  409  409  403  403  403
POST   done                                                                 | gate                               | 403  409  409  409  409  403  403  403
POST   no_show                                                              | gate                               | 403  303  303  303  303  403  403  403
POST   not_arrived                                                          | gate                               | 403  303= 303= 303= 303= 403  403  403
POST   promise                                                              | gate                               | 403  303  303  303  303  403  403  403
POST   move                                                                 | gate                               | 409  303  303  303  303  403  403  403
POST   relink                                                               | gate                               | 403  303  303  303  303  403  403  403
POST   surveys-yes                                                          | gate                               | 403  303  303  303  303  403  403  403
POST   surveys-no                                                           | gate                               | 403  303= 303= 303= 303= 403  403  403
POST   cancel                                                               | gate                               | 409  303  303  303  303  403  403  403
GET  /:locale?/user/company/shops/:shop/appointments    shop                | gate                               | 404  404  404  200  200  403  404  404
POST   kind                                                                 | gate                               | 404  404  404  303  303  403  404  404
POST   rules                                                                | gate                               | 404  404  404  409  409  403  404  404
GET  /:locale?/user/company/:id                         colleague           | gate                               | 404  404  404  200  200  200  404  404
POST   role                                                                 | gate                               | 404  403  403  303  303  303  404  404
POST   remove                                                               | gate                               | 404  403  403  303  303  303  404  404
POST   disable                                                              | gate                               | 404  403  403  404  404  404  404  404
POST   enable                                                               | gate                               | 404  403  403  404  404  404  404  404
GET  /:locale?/console/companies                                            | gate                               | 404  404  404  404  404  404  200  200
POST   send-again                                                           | gate                               | 404  404  404  404  404  404  404  303
GET  /:locale?/console/companies/export.csv                                 | gate                               | 404  404  404  404  404  404  200  200
GET  /:locale?/console/companies/export.xlsx                                | gate                               | 404  404  404  404  404  404  200  200
GET  /:locale?/console/companies/new                                        | gate                               | 404  404  404  404  404  404  404  200
POST   create                                                               | gate                               | 404  404  404  404  404  404  404  303
GET  /:locale?/console/companies/:id                    company             | gate                               | 404  404  404  404  404  404  200  200
POST   see-as                                                               | gate                               | 404  404  404  404  404  404  404  303
GET  /:locale?/console/companies/:id/edit               company             | gate                               | 404  404  404  404  404  404  404  200
POST   facts                                                                | gate                               | 404  404  404  404  404  404  404  409
GET  /:locale?/console/companies/:id/merge              company             | gate                               | 404  404  404  404  404  404  404  200
POST   merge                                            dealer → 400        | gate                               | 404  404  404  404  404  404  404  303
GET  /:locale?/console/companies/:id/terms              company             | gate                               | 404  404  404  404  404  404  404  200
POST   terms                                                                | gate                               | 404  404  404  404  404  404  404  303
GET  /:locale?/console/companies/:id/invite             company             | gate                               | 404  404  404  404  404  404  404  200
POST   invite                                                               | gate                               | 404  404  404  404  404  404  404  200
POST   resend                                           companyInvite       | gate                               | 404  404  404  404  404  404  404  200
POST   withdraw                                         companyInvite       | gate                               | 404  404  404  404  404  404  404  303
GET  /:locale?/console/companies/:id/shops/new          company             | gate                               | 404  404  404  404  404  404  404  200
POST   save                                                                 | gate                               | 404  404  404  404  404  404  404  303
GET  /:locale?/console/companies/:id/shops/:shop        companyShop         | gate                               | 404  404  404  404  404  404  404  200
POST   save                                                                 | gate                               | 404  404  404  404  404  404  404  409
POST   close                                                                | gate                               | 404  404  404  404  404  404  404  303
POST   reopen                                           companyClosure      | gate                               | 404  404  404  404  404  404  404  303
POST   remove                                                               | gate                               | 404  404  404  404  404  404  404  303
GET  /:locale?/console/companies/:id/people/:person     member              | gate                               | 404  404  404  404  404  404  404  200
POST   role                                                                 | gate                               | 404  404  404  404  404  404  404  303
POST   remove                                                               | gate                               | 404  404  404  404  404  404  404  303
POST   disable                                                              | gate                               | 404  404  404  404  404  404  404  303
POST   enable                                                               | gate                               | 404  404  404  404  404  404  404  303=
POST   reset-second-factor                                                  | gate                               | 404  404  404  404  404  404  404  303
GET  /:locale?/console/changes                                              | gate                               | 404  404  404  404  404  404  404  200
GET  /:locale?/console/changes/export.csv                                   | gate                               | 404  404  404  404  404  404  404  200
GET  /:locale?/console/changes/export.xlsx                                  | gate                               | 404  404  404  404  404  404  404  200`
