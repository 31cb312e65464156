-- Programs follow orders and quotes by the moment at which the portal took in or changed what they read: the ERP's own has
-- passed by the time it is read, and a draft that is approved was made days before. What stood before this migration comes
-- once more.
alter table sales_order add column touched_at timestamptz not null default now();
alter table quote add column touched_at timestamptz not null default now();
alter table sales_order alter column touched_at set default clock_timestamp();
alter table quote alter column touched_at set default clock_timestamp();

-- By whichever verb, import or merge. What the portal keeps for itself is left out, as webhooks leave it out.
create function note_touch() returns trigger language plpgsql as $$
declare
  kept text[] := array['search', 'by_hand', 'submission', 'decided_submission', 'reminded_at', 'touched_at'];
begin
  if to_jsonb(new) - kept <> to_jsonb(old) - kept then new.touched_at := clock_timestamp(); end if;
  return new;
end $$;
create trigger sales_order_touched before update on sales_order for each row execute function note_touch();
create trigger quote_touched before update on quote for each row execute function note_touch();
