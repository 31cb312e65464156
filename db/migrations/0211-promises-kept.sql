-- Whether it was ready by the moment that was promised. Null: nothing was promised, or it is not ready yet.
alter table appointment add column promise_kept boolean;

update appointment set promise_kept = made.ready_at <= promised_at
  from (
    select appointment_id, min(at) filter (where kind = 'arrived') as came_at,
      min(at) filter (where kind in ('ready', 'done')) as ready_at
    from appointment_event group by appointment_id
  ) made
  where made.appointment_id = appointment.id and made.came_at < promised_at and made.ready_at is not null;
