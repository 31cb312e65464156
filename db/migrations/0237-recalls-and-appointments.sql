-- An appointment that is over without what its bicycle's recall asks for leaves it waiting again, as one that was cancelled
-- does: it stayed booked for good, and nobody was reminded any more.
drop trigger appointment_recalls_ended on appointment;
create trigger appointment_recalls_ended after update of state on appointment for each row
  when (new.state in ('done', 'cancelled', 'no_show')) execute function follow_recall_appointment();

-- Who had booked before the recall came out has booked.
create function book_recalled_units() returns trigger language plpgsql as $$
begin
  update recall_unit set state = 'booked', appointment_id = booked.id
    from (
      select distinct on (serial_folded) id, serial_folded from (
        select id, day, fold_serial(serial_number) as serial_folded from appointment
          where state in ('booked', 'arrived', 'ready') and mode = 'day' and serial_number <> ''
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
