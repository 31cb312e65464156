-- A CRM outside, and what it is told of. Whether there is one is the operator's setting, which the start writes here.
create table crm_mirror (
  is_only boolean primary key default true check (is_only),
  is_on boolean not null
);

-- What each thing of ours is called over there, and what it was tied to.
create table crm_link (
  thing text not null check (thing in ('company', 'contact', 'ticket', 'message', 'quote')),
  own_id text not null,
  crm_id text not null,
  ties text not null default '',
  primary key (thing, own_id),
  unique (thing, crm_id)
);

-- How far the CRM's own changes have been read: `since` a moment, of one round `after` a contact.
create table crm_pull (
  is_only boolean primary key default true check (is_only),
  since timestamptz not null,
  began_at timestamptz,
  after text not null default '0',
  finished_at timestamptz,
  taken bigint not null default 0
);

-- Notices of the CRM that were taken, so that none is taken twice: digests, for an hour.
create table crm_notice (
  digest bytea primary key,
  at timestamptz not null
);

create index outbox_crm on outbox (subject) where done_at is null and dead_at is null and kind like 'crm.%';

-- One row for a thing however often it changes before the row leaves: its job reads what is so by then. The waiting row is
-- held until this change is kept, so that it cannot leave with what was before.
create function put_crm(the_kind text, the_subject text, the_payload jsonb, the_time timestamptz default now())
returns void language plpgsql as $$
begin
  perform from outbox
    where subject = the_subject and kind like 'crm.%' and kind = the_kind and payload = the_payload
      and done_at is null and dead_at is null and claimed_until is null
    for share;
  if not found then
    insert into outbox (kind, subject, payload, due_at, created_at)
      values (the_kind, the_subject, the_payload, the_time, the_time);
  end if;
end $$;

-- In the transaction of the change, by whichever verb, import or merge. What the CRM itself has changed it is not told.
create function tell_crm() returns trigger language plpgsql as $$
declare
  row jsonb := to_jsonb(new);
begin
  if coalesce(current_setting('crm.silent', true), '') = 'on' or not exists (select from crm_mirror where is_on) then
    return null;
  end if;
  case tg_argv[0]
    when 'message' then
      perform put_crm('crm.message', 'crm ticket ' || (row ->> 'ticket_id'), jsonb_build_object('id', row -> 'id'));
    when 'subscription' then
      perform put_crm('crm.subscription', 'crm subscription ' || (row ->> 'account_id'),
        jsonb_build_object('accountId', row -> 'account_id', 'topic', row -> 'topic'));
    when 'account' then
      perform put_crm('crm.contact', 'crm contact ' || (row ->> 'contact_id'), jsonb_build_object('id', row -> 'contact_id'));
    else
      perform put_crm('crm.' || tg_argv[0], 'crm ' || tg_argv[0] || ' ' || (row ->> 'id'), jsonb_build_object('id', row -> 'id'));
  end case;
  return null;
end $$;

create trigger company_crm after insert or update
  of kind, name, country, vat_number, customer_number, street, postcode, city, phone on company
  for each row execute function tell_crm('company');
create trigger contact_crm after insert or update of email, name on contact
  for each row when (new.name <> '' and new.email not like '%@invalid') execute function tell_crm('contact');
-- Which company somebody belongs to.
create trigger account_crm after update of contact_id, company_id on account
  for each row when (new.contact_id is not null and new.company_id is not null and (old.contact_id, old.company_id)
    is distinct from (new.contact_id, new.company_id)) execute function tell_crm('account');
create trigger ticket_crm after insert or update of company_id, author_id, frame_model, serial_number, damage_phase,
  kind_of_damage, content, subject, stage, warranty_accepted, authorization_number, resolution, awaiting on ticket
  for each row execute function tell_crm('ticket');
create trigger message_crm after insert on message
  for each row when (not new.internal) execute function tell_crm('message');
create trigger quote_crm after insert or update
  of company_id, title, number, status, amount, currency, expires_on, acceptance on quote
  for each row execute function tell_crm('quote');
create trigger lead_crm after insert or update of company_id, contact_id, first_name, last_name, email, mobile_phone, phone,
  message, products_of_interest, dealer_amount, acceptance, lead_status on lead
  for each row when (new.erased_at is null) execute function tell_crm('lead');
create trigger subscription_crm after insert on subscription_event
  for each row execute function tell_crm('subscription');
