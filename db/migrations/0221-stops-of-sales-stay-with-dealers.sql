-- A stop of sales is between the maker and dealers: a rider who has bought one of its bicycles nevertheless is not told of it.
-- It stays the matter of the dealer who had it. All else as before (0175).
create or replace function follow_recalled_product() returns trigger language plpgsql as $$
begin
  with taken as (
    insert into recall_unit_company (unit_id, part, company_id)
    select unit.id, 'holder', new.company_id from recall_unit unit join recall on recall.id = unit.recall_id
      where unit.serial_folded = new.serial_folded
        and (recall.kind <> 'stop_sale' or exists (select from company where id = new.company_id and kind = 'dealer'))
    on conflict (unit_id, part) do update set company_id = excluded.company_id
      where recall_unit_company.company_id <> excluded.company_id
    returning unit_id
  )
  update recall_unit set told_at = null, reminded = 0, state_at = new.held_since,
      state = case when state in ('inspected', 'done', 'scrapped') then state else 'open' end
    where id in (select unit_id from taken);
  if exists (select from recall where state = 'published') then
    insert into outbox (kind, subject, payload, due_at, created_at)
    values ('recalls.registered', 'recalls ' || new.serial_folded, jsonb_build_object('serial', new.serial_number, 'folded', new.serial_folded),
      new.held_since, new.held_since);
  end if;
  return null;
end $$;

-- Of whom it has told already nobody is reminded.
delete from recall_unit_company held using recall_unit unit, recall, company
  where unit.id = held.unit_id and recall.id = unit.recall_id and company.id = held.company_id
    and held.part = 'holder' and recall.kind = 'stop_sale' and company.kind = 'customer';
