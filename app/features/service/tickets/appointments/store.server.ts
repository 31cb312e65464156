import { sql } from 'kysely'
import type { NamedAppointment } from '#app/features/people/shops/shops.time.ts'

const most = 5

/**
 * A column of a ticket: its appointments at the shops of its company, or of its rider, the latest first, without those that
 * came to nothing. Those who see the ticket see them; whether their licence has the module, its page asks.
 */
export const appointmentsOfTicket = sql<NamedAppointment[]>`(
  select coalesce(json_agg(json_build_object('id', one.id, 'day', one.day, 'startsAt', one.starts_at,
    'shopName', one.shop_name, 'timeZone', one.time_zone) order by one.day desc, one.id desc), '[]')
  from (select appointment.id, day, starts_at, shop.name as shop_name, shop.time_zone from appointment
    join shop on shop.id = appointment.shop_id left join account on account.id = appointment.account_id
    where appointment.ticket_id = ticket.id and appointment.state not in ('cancelled', 'no_show')
      and (shop.company_id = ticket.company_id or account.company_id = ticket.company_id)
    order by appointment.day desc, appointment.id desc limit ${sql.lit(most)}) one)`
