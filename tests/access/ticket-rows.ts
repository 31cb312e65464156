/** The rows of tickets and of what is sent with a new one, as `matrix.ts` has them. */
export const ticketRows = `
GET  /:locale?/tickets                                                      | gate                               | 200  200  200  200  200  403  302  302
POST   save-view                                                            | gate                               | 303  303  303  303  303  403  404  404
POST   delete-view                                      savedView           | gate                               | 404  404  404  404  404  403  404  404
GET  /:locale?/tickets/export.csv                                           | gate                               | 200  200  200  200  200  403  200  200
GET  /:locale?/tickets/export.xlsx                                          | gate                               | 200  200  200  200  200  403  200  200
GET  /:locale?/tickets/:id                              ticket              | gate                               | 200  200  200  200  200  403  303* 303*
POST   reply                                            claim → 303         | gate                               | 303  303  303  303  303  403  303* 303*
POST   answer-photo                                     question            | gate                               | 303  303  303  303  303  403  303* 303*
POST   parcel                                                               | gate                               | 409  409  409  409  409  403  303* 303*
POST   labour                                                               | gate                               | 404  303  303  303  303  403  303* 303*
POST   labour-remove                                                        | gate                               | 404  303= 303= 303= 303= 403  303* 303*
POST   withdraw                                                             | gate                               | 303  409  409  303  303  403  303* 303*
POST   rating                                                               | gate                               | 409  404  404  409  409  403  303* 303*
POST   appeal                                                               | gate                               | 409  409  409  409  409  403  303* 303*
POST   follow                                                               | gate                               | 303  404  404  303  303  403  303* 303*
POST   unfollow                                                             | gate                               | 303= 404  404  303= 303= 403  303* 303*
POST   remove                                           unsent → 200        | gate                               | 200  200  200  200  200  403  303* 303*
GET  /:locale?/tickets/:id/pdf                          ticket              | gate                               | 200  200  200  200  200  403  200  200
GET  /:locale?/unread                                                       | gate                               | 200  200  200  200  200  403  200  200
POST   read                                             ticket              | gate                               | 200  200  200  200  200  403  200  200
GET  /:locale?/live                                                         | gate                               | 200  200  200  200  200  403  200  200
GET  /:locale?/new-ticket                               closed              | gate                               | 200  200  200  200  200  403  404  404
POST   claim                                            claim → 400         | gate                               | 303  303  303  303  303  403  404  404
POST   follow-up                                        closed → 303        | gate                               | 303  303  303  303  303  403  404  404
POST   discard                                          draft               | gate                               | 303  303  303  303  303  403  404  404
POST   remove                                           unsent → 200        | gate                               | 200  200  200  200  200  403  404  404
GET  /:locale?/new-ticket/coverage                                          | gate                               | 200  200  200  200  200  403  404  404
GET  /:locale?/new-ticket/same-bike                                         | gate                               | 200  200  200  200  200  403  404  404
GET  /:locale?/new-ticket/camera                                            | gate                               | 200  200  200  200  200  403  404  404
POST   make                                                                 | gate                               | 200  200  200  200  200  403  404  404
POST   revoke                                           claim → 204         | gate                               | 204= 204= 204= 204= 204= 403  404  404
`

/** The rows of who has no account here but a key: the phone that adds photos to a new ticket, and who answers a mail. */
export const cameraRows = `
GET  /:locale?/camera/:token                            cameraCode → 404    | 200                                | 200
POST   begin                                            cameraCode → 404    | 303                                | 303
POST   send                                             cameraCode → 404    | 400                                | 400
GET  /:locale?/camera/:token/photos                     cameraCode          | 302*                               | 302*
POST   send                                             cameraCode → 404    | 410                                | 410
GET  /:locale?/s/:token/ticket                          ratingLink → 404    | 200                                | 200
POST   rating                                           ratingLink → 404    | 303                                | 303
GET  /:locale?/unfollow/:token                          leaving → 404       | 200                                | 200
POST   press                                            leaving             | 303                                | 303
`

/** The rows of the staff’s queue and of a ticket on the desk. */
export const deskRows = `
GET  /:locale?/console/tickets                                              | gate                               | 404  404  404  404  404  404  200  200
POST   next                                                                 | gate                               | 404  404  404  404  404  404  303  303
POST   take                                             ticket → 303        | gate                               | 404  404  404  404  404  404  303  303
POST   assign                                           ticket → 303        | gate                               | 404  404  404  404  404  404  303  303
POST   ask                                              ticket → 303        | gate                               | 404  404  404  404  404  404  303= 303=
POST   duplicate                                        closed → 400        | gate                               | 404  404  404  404  404  404  303= 303=
POST   columns                                                              | gate                               | 404  404  404  404  404  404  303  303
POST   save-view                                                            | gate                               | 404  404  404  404  404  404  303  303
POST   delete-view                                      savedView           | gate                               | 404  404  404  404  404  404  404  303
GET  /:locale?/console/tickets/export.csv                                   | gate                               | 404  404  404  404  404  404  200  200
GET  /:locale?/console/tickets/export.xlsx                                  | gate                               | 404  404  404  404  404  404  200  200
GET  /:locale?/console/tickets/:id                      ticket              | gate                               | 404  404  404  404  404  404  200  200
POST   decision                                                             | gate                               | 404  404  404  404  404  404  303  303
POST   stage                                                                | gate                               | 404  404  404  404  404  404  303  303
POST   turn                                                                 | gate                               | 404  404  404  404  404  404  303  303
POST   subject                                                              | gate                               | 404  404  404  404  404  404  303  303
POST   repair                                                               | gate                               | 404  404  404  404  404  404  409  409
POST   labour                                                               | gate                               | 404  404  404  404  404  404  303= 303=
POST   replacement                                                          | gate                               | 404  404  404  404  404  404  409  409
POST   undo-replacement                                                     | gate                               | 404  404  404  404  404  404  303= 303=
POST   reply                                            claim → 303         | gate                               | 404  404  404  404  404  404  303  303
POST   note                                                                 | gate                               | 404  404  404  404  404  404  303  303
POST   remove                                           unsent → 200        | gate                               | 404  404  404  404  404  404  200  200
POST   ask-photo                                                            | gate                               | 404  404  404  404  404  404  303  303
POST   relate                                                               | gate                               | 404  404  404  404  404  404  303  303
POST   unlink                                                               | gate                               | 404  404  404  404  404  404  303= 303=
POST   follow                                                               | gate                               | 404  404  404  404  404  404  303  303
POST   unfollow                                                             | gate                               | 404  404  404  404  404  404  303= 303=
POST   call-take                                                            | gate                               | 404  404  404  404  404  404  409  409
POST   call-done                                                            | gate                               | 404  404  404  404  404  404  409  409
POST   turn-photo                                       ticketFile          | gate                               | 404  404  404  404  404  404  303  303
POST   withdraw-file                                    ticketFile          | gate                               | 404  404  404  404  404  404  303  303
POST   assign                                           staff → 400         | gate                               | 404  404  404  404  404  404  303  303
POST   take                                                                 | gate                               | 404  404  404  404  404  404  303  303
POST   release                                                              | gate                               | 404  404  404  404  404  404  303= 303=
GET  /:locale?/console/tickets/:id/split                ticket              | gate                               | 404  404  404  404  404  404  200  200
POST   split                                                                | gate                               | 404  404  404  404  404  404  303  303
GET  /:locale?/console/tickets/rail                                         | gate                               | 404  404  404  404  404  404  200  200
GET  /:locale?/console/tickets/here                                         | gate                               | 404  404  404  404  404  404  200  200
GET  /:locale?/console/tickets/:id/here                 ticket              | gate                               | 404  404  404  404  404  404  200  200
POST   here                                                                 | gate                               | 404  404  404  404  404  404  200= 200=
GET  /:locale?/console/new-ticket                                           | gate                               | 404  404  404  404  404  404  200  200
GET  /:locale?/console/new-ticket/:account              caller              | gate                               | 404  404  404  404  404  404  200  200
POST   claim                                            claim → 400         | gate                               | 404  404  404  404  404  404  303  303
POST   discard                                          draft               | gate                               | 404  404  404  404  404  404  303  303
POST   remove                                           unsent → 200        | gate                               | 404  404  404  404  404  404  200  200
GET  /:locale?/console/new-ticket/:account/coverage     caller              | gate                               | 404  404  404  404  404  404  200  200
GET  /:locale?/console/new-ticket/:account/same-bike    caller              | gate                               | 404  404  404  404  404  404  200  200
GET  /:locale?/console/new-ticket/:account/camera       caller              | gate                               | 404  404  404  404  404  404  200  200
POST   make                                                                 | gate                               | 404  404  404  404  404  404  200  200
POST   revoke                                           claim → 204         | gate                               | 404  404  404  404  404  404  204= 204=
GET  /:locale?/console/times                                                | gate                               | 404  404  404  404  404  404  200  200
GET  /:locale?/console/times/export.csv                                     | gate                               | 404  404  404  404  404  404  200  200
GET  /:locale?/console/times/export.xlsx                                    | gate                               | 404  404  404  404  404  404  200  200
GET  /:locale?/console/satisfaction                                         | gate                               | 404  404  404  404  404  404  200  200
GET  /:locale?/console/signals                                              | gate                               | 404  404  404  404  404  404  200  200
GET  /:locale?/console/signals/settings                                     | gate                               | 404  404  404  404  404  404  404  200
POST   foresee                                                              | gate                               | 404  404  404  404  404  404  404  200=
POST   save                                                                 | gate                               | 404  404  404  404  404  404  404  303
GET  /:locale?/console/signals/:id                      signal              | gate                               | 404  404  404  404  404  404  200  200
POST   look                                                                 | gate                               | 404  404  404  404  404  404  303  303
POST   leave                                                                | gate                               | 404  404  404  404  404  404  303= 303=
POST   note                                                                 | gate                               | 404  404  404  404  404  404  303  303
GET  /:locale?/console/signals/:id/export.csv           signal              | gate                               | 404  404  404  404  404  404  200  200
GET  /:locale?/console/signals/:id/export.xlsx          signal              | gate                               | 404  404  404  404  404  404  200  200
GET  /:locale?/console/arrivals                                             | gate                               | 404  404  404  404  404  404  200  200
POST   arrival                                                              | gate                               | 404  404  404  404  404  404  400  400
GET  /:locale?/console/assignment                                           | gate                               | 404  404  404  404  404  404  404  200
POST   rule                                             staff → 400         | gate                               | 404  404  404  404  404  404  404  303
POST   remove                                           assignmentRule      | gate                               | 404  404  404  404  404  404  404  303
GET  /:locale?/console/tickets/:id/pdf                  ticket              | gate                               | 404  404  404  404  404  404  200  200
`
