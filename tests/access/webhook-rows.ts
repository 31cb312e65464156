/** The rows of webhooks, of the maker and of companies, as `matrix.ts` has them. */
export const webhookRows = `
GET  /:locale?/user/company/connections                                     | gate                               | 404  404  404  200  200  200  404  404
GET  /:locale?/user/company/connections/new                                 | gate                               | 404  404  404  200  200  200  404  404
POST   save                                                                 | gate                               | 404  404  404  200  200  200  404  404
GET  /:locale?/user/company/connections/events                              | gate                               | 404  404  404  200  200  200  404  404
GET  /:locale?/user/company/connections/:id  webhook | gate                               | 404  404  404  200  200  200  404  404
POST   save                                                                 | gate                               | 404  404  404  303  303  303  404  404
POST   rotate                                                               | gate                               | 404  404  404  200  200  200  404  404
POST   former                                                               | gate                               | 404  404  404  303=  303=  303=  404  404
POST   on                                                                   | gate                               | 404  404  404  303=  303=  303=  404  404
POST   off                                                                  | gate                               | 404  404  404  303  303  303  404  404
POST   test                                                                 | gate                               | 404  404  404  303  303  303  404  404
POST   remove                                                               | gate                               | 404  404  404  303  303  303  404  404
GET  /:locale?/user/company/connections/:id/deliveries/:delivery  webhookDelivery | gate                               | 404  404  404  200  200  200  404  404
POST   resend                                                               | gate                               | 404  404  404  303  303  303  404  404
POST   skip                                                                 | gate                               | 404  404  404  303=  303=  303=  404  404
GET  /:locale?/console/webhooks                                             | gate                               | 404  404  404  404  404  404  404  200
GET  /:locale?/console/webhooks/new                                         | gate                               | 404  404  404  404  404  404  404  200
POST   save                                                                 | gate                               | 404  404  404  404  404  404  404  200
GET  /:locale?/console/webhooks/events                                      | gate                               | 404  404  404  404  404  404  404  200
GET  /:locale?/console/webhooks/:id  makersWebhook | gate                               | 404  404  404  404  404  404  404  200
POST   save                                                                 | gate                               | 404  404  404  404  404  404  404  303
POST   rotate                                                               | gate                               | 404  404  404  404  404  404  404  200
POST   former                                                               | gate                               | 404  404  404  404  404  404  404  303=
POST   on                                                                   | gate                               | 404  404  404  404  404  404  404  303=
POST   off                                                                  | gate                               | 404  404  404  404  404  404  404  303
POST   test                                                                 | gate                               | 404  404  404  404  404  404  404  303
POST   remove                                                               | gate                               | 404  404  404  404  404  404  404  303
GET  /:locale?/console/webhooks/:id/deliveries/:delivery  makersDelivery | gate                               | 404  404  404  404  404  404  404  200
POST   resend                                                               | gate                               | 404  404  404  404  404  404  404  303
POST   skip                                                                 | gate                               | 404  404  404  404  404  404  404  303=
`
