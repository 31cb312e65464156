import { sql } from 'kysely'
import type { Portal } from '#app/portal.server.ts'
import { type CompanyViewer, hasModule } from '#app/features/people/account/account.ts'
import { companyWith } from '#app/features/people/licence/licence.ts'
import type { Kind } from './appointments.ts'

/** `time`: HH:MM by the shop's clocks; null for one by the day. `who`: a dealer's customer, or a rider's shop. */
export type NearAppointment = { id: number; kind: Kind; day: string; time: string | null; who: string; bicycle: string }
export type NearAppointments = { count: number; rows: NearAppointment[] }

const shown = 5

/**
 * For the home: a dealer's appointments of today by the clocks of each shop, a rider's own from today on; those that are
 * over are left out. A value of any query.
 */
export function nearAppointments({ clock }: Portal, viewer: CompanyViewer) {
  const isRider = viewer.role === 'customer'
  const today = sql`(${clock.now()}::timestamptz at time zone shop.time_zone)::date`
  const own = isRider
    ? sql`appointment.account_id = ${hasModule(viewer, 'appointments') ? viewer.accountId : 0} and appointment.day >= ${today}`
    : sql`shop.company_id = ${companyWith(viewer, 'appointments')} and appointment.day = ${today}`
  const order = sql`appointment.day, appointment.starts_at nulls last, appointment.id`
  return sql<NearAppointments>`(select json_build_object('count', count(*)::int, 'rows', coalesce(json_agg(
      json_build_object('id', id, 'kind', kind, 'day', day, 'time', time, 'who', who, 'bicycle', bicycle) order by place)
      filter (where place <= ${shown}::int), '[]'))
    from (select appointment.id, appointment.kind, appointment.day, appointment.bicycle,
        to_char(appointment.starts_at at time zone shop.time_zone, 'HH24:MI') as time,
        ${isRider ? sql`shop.name` : sql`coalesce(account.name, appointment.person_name)`} as who,
        row_number() over (order by ${order}) as place
      from appointment join shop on shop.id = appointment.shop_id
        left join account on account.id = appointment.account_id
      where ${own} and appointment.state in ('booked', 'arrived', 'ready')) near)`
}
