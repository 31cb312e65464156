/** When a ticket's bicycle is, or was, looked at in a shop: the moment as ISO text, null for one by the day. */
export type TicketAppointment = {
  id: number
  day: string
  startsAt: string | null
  shopName: string
  timeZone: string
}
