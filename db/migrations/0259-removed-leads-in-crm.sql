-- A lead that an undone import takes away is forgotten by the CRM outside as well: only those that were erased were.
create or replace function forget_lead_crm() returns trigger language plpgsql as $$
begin
  if exists (select from crm_mirror where is_on) then
    perform put_crm('crm.forget', 'crm lead ' || old.id, jsonb_build_object('id', 'lead-' || old.id));
  end if;
  return null;
end $$;

create trigger lead_removed_crm after delete on lead
  for each row when (old.erased_at is null) execute function forget_lead_crm();
