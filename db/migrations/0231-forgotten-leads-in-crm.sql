-- A lead is told of as a contact of its own, unless the maker knows its address. Once it is forgotten here, so is that one: in
-- the subject of what may be under way, so that it cannot be made once more by what arrives later.
create function forget_lead_crm() returns trigger language plpgsql as $$
begin
  if exists (select from crm_mirror where is_on) then
    perform put_crm('crm.forget', 'crm lead ' || new.id, jsonb_build_object('id', 'lead-' || new.id));
  end if;
  return null;
end $$;

create trigger lead_forgotten_crm after update of erased_at on lead
  for each row when (old.erased_at is null and new.erased_at is not null) execute function forget_lead_crm();

-- Those that were forgotten here before.
select put_crm('crm.forget', 'crm lead ' || id, jsonb_build_object('id', 'lead-' || id))
  from lead where erased_at is not null and exists (select from crm_mirror where is_on);
