-- Of two appointments for a recalled bicycle the first ended, as where somebody books anew and then cancels: it waits again
-- only where no other is still to come, or has it in a shop. All else as before (0175).
create or replace function follow_recall_appointment() returns trigger language plpgsql as $$
declare
  other bigint;
begin
  if tg_op = 'INSERT' then
    update recall_unit set state = 'booked', state_at = new.created_at, appointment_id = new.id
      where serial_folded = fold_serial(new.serial_number) and state in ('open', 'notified', 'not_found')
        and recall_id in (select id from recall where recall.state = 'published');
    return null;
  end if;
  if not exists (select from recall_unit where appointment_id = new.id and state = 'booked') then
    return null;
  end if;
  select id into other from appointment
    where state in ('booked', 'arrived', 'ready') and mode = 'day' and serial_number <> ''
      and fold_serial(serial_number) = fold_serial(new.serial_number)
    order by day, id limit 1;
  if other is not null then
    update recall_unit set appointment_id = other where appointment_id = new.id and state = 'booked';
  else
    update recall_unit set state = case when told_at is null then 'open' else 'notified' end,
        state_at = new.ended_at, appointment_id = null
      where appointment_id = new.id and state = 'booked';
  end if;
  return null;
end $$;
