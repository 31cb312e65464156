-- When a recalled bicycle was done does not change with who has it, and of a closed recall nobody waits to be told. All else
-- as before (0240).
create or replace function follow_recalled_product() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.serial_folded <> new.serial_folded then
    with left_behind as (
      delete from recall_unit_company held using recall_unit unit
        where unit.id = held.unit_id and unit.serial_folded = old.serial_folded
          and held.part = 'holder' and held.company_id = old.company_id
          -- Another of theirs may bear a number that looks the same.
          and not exists (select from product
            where serial_folded = old.serial_folded and company_id = old.company_id)
        returning held.unit_id
    )
    -- Nobody whose bicycle it is was told: it waits since it was found.
    update recall_unit set state = 'open', state_at = created_at, told_at = null, reminded = 0, appointment_id = null
      where id in (select unit_id from left_behind) and state in ('open', 'notified', 'booked');
  end if;
  with taken as (
    insert into recall_unit_company (unit_id, part, company_id)
    select unit.id, 'holder', new.company_id from recall_unit unit join recall on recall.id = unit.recall_id
      where unit.serial_folded = new.serial_folded
        and (recall.kind <> 'stop_sale' or exists (select from company where id = new.company_id and kind = 'dealer'))
    on conflict (unit_id, part) do update set company_id = excluded.company_id
      where recall_unit_company.company_id <> excluded.company_id
    returning unit_id
  )
  update recall_unit unit set told_at = null, reminded = 0,
      state = case when unit.state in ('done', 'scrapped') then unit.state else 'open' end,
      state_at = case when unit.state in ('done', 'scrapped') then unit.state_at else new.held_since end
    from recall where recall.id = unit.recall_id and recall.state <> 'closed' and unit.id in (select unit_id from taken);
  if exists (select from recall where state = 'published') then
    insert into outbox (kind, subject, payload, due_at, created_at)
    values ('recalls.registered', 'recalls ' || new.serial_folded, jsonb_build_object('serial', new.serial_number, 'folded', new.serial_folded),
      new.held_since, new.held_since);
  end if;
  return null;
end $$;

-- Those that have changed hands since: done when somebody said so last.
update recall_unit unit set state_at = said.at
  from (select distinct on (unit_id) unit_id, detail ->> 'to' as state, at from recall_event
    where kind = 'unit' and detail ->> 'to' in ('done', 'scrapped') order by unit_id, id desc) said
  where said.unit_id = unit.id and said.state = unit.state and said.at <> unit.state_at;
