-- An appointment that is over without what its bicycle's recall asks for leaves it waiting again, as one that was cancelled
-- does: it stayed booked for good, and nobody was reminded any more.
drop trigger appointment_recalls_ended on appointment;
create trigger appointment_recalls_ended after update of state on appointment for each row
  when (new.state in ('done', 'cancelled', 'no_show')) execute function follow_recall_appointment();

-- A remedy that a shop takes by the hour is booked as one for which the bicycle is dropped off: only the latter counted, so
-- that who had booked was reminded to. What else is taken by the hour, as a test ride, is no remedy.
drop trigger appointment_recalls_booked on appointment;
create trigger appointment_recalls_booked after insert on appointment for each row
  when ((new.mode = 'day' or new.kind = 'recall') and new.state = 'booked' and new.serial_number <> '')
  execute function follow_recall_appointment();

-- All else as before (0223).
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
    where state in ('booked', 'arrived', 'ready') and (mode = 'day' or kind = 'recall') and serial_number <> ''
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

-- Who had booked before the recall came out has booked.
create function book_recalled_units() returns trigger language plpgsql as $$
begin
  update recall_unit set state = 'booked', appointment_id = booked.id
    from (
      select distinct on (serial_folded) id, serial_folded from (
        select id, day, fold_serial(serial_number) as serial_folded from appointment
          where state in ('booked', 'arrived', 'ready') and (mode = 'day' or kind = 'recall') and serial_number <> ''
      ) one order by serial_folded, day, id
    ) booked
    where recall_unit.id in (select id from added) and recall_unit.state = 'open'
      and recall_unit.serial_folded = booked.serial_folded;
  return null;
end $$;
create trigger recall_unit_booked after insert on recall_unit referencing new table as added
  for each statement execute function book_recalled_units();

update recall_unit set state = case when told_at is null then 'open' else 'notified' end, state_at = ended_at,
    appointment_id = null
  from appointment where appointment.id = appointment_id and recall_unit.state = 'booked' and appointment.state = 'done';
update recall_unit set state = 'booked', appointment_id = booked.id, state_at = booked.created_at
  from (
    select distinct on (folded) * from (
      select id, day, created_at, fold_serial(serial_number) as folded from appointment
        where state in ('booked', 'arrived', 'ready') and (mode = 'day' or kind = 'recall') and serial_number <> ''
    ) one order by folded, day, id
  ) booked
  where serial_folded = booked.folded and state in ('open', 'notified')
    and recall_id in (select id from recall where recall.state = 'published');
