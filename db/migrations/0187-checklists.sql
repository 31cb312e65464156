-- A checklist of the maker's catalogue that a workshop goes through on a bicycle, under the version it was begun with.
create table bicycle_check (
  id bigint generated always as identity (start with 901) primary key,
  checklist text not null,
  -- What it was called when it was begun, by language.
  names jsonb not null,
  kind text not null check (kind in ('delivery', 'first_check', 'yearly', 'remedy', 'other')),
  catalogue_version integer not null,
  -- Whose workshop it is.
  company_id bigint not null references company,
  begun_by bigint not null references account,
  -- Null: it is registered by the signing, or nobody has registered it.
  product_id bigint references product,
  serial_number text not null,
  serial_folded text not null,
  family text not null,
  appointment_id bigint references appointment on delete set null,
  unit_id bigint references recall_unit on delete set null,
  -- What it puts right, which stays as it was signed.
  corrects_id bigint references bicycle_check,
  state text not null default 'open' check (state in ('open', 'signed')),
  begun_at timestamptz not null,
  changed_at timestamptz not null,
  signed_at timestamptz,
  -- The day at the workshop.
  signed_on date,
  signed_by bigint references account,
  mechanic_name text not null default '',
  rider_name text not null default '',
  -- Who held the bicycle then: nobody after them reads the rider's name.
  holder_id bigint references company,
  -- In which the list looks for words, lower case.
  words text not null,
  check ((state = 'signed') = (signed_at is not null)),
  check ((state = 'signed') = (signed_on is not null))
);
-- One of a kind is open on a bicycle at a workshop: two phones that begin it find the same.
create unique index bicycle_check_open on bicycle_check (company_id, serial_folded, checklist) where state = 'open';
create index bicycle_check_list on bicycle_check (company_id, begun_at desc, id desc);
create index bicycle_check_all on bicycle_check (begun_at desc, id desc);
create index bicycle_check_product on bicycle_check (product_id) where product_id is not null;
create index bicycle_check_appointment on bicycle_check (appointment_id) where appointment_id is not null;
create index bicycle_check_unit on bicycle_check (unit_id) where unit_id is not null;
create index bicycle_check_begun on bicycle_check (begun_by) where state = 'open';
create index bicycle_check_signed_by on bicycle_check (signed_by) where signed_by is not null;
create index bicycle_check_holder on bicycle_check (holder_id) where holder_id is not null;
create index bicycle_check_corrects on bicycle_check (corrects_id) where corrects_id is not null;
create index bicycle_check_serial on bicycle_check (serial_folded) where product_id is null;
create index bicycle_check_searched on bicycle_check using gin (words gin_trgm_ops);

create table bicycle_check_step (
  check_id bigint not null references bicycle_check on delete cascade,
  step text not null,
  answer text not null check (answer in ('done', 'skipped')),
  measured double precision,
  reason text not null default '',
  -- Counts the answers, so that none takes the place of another that its writer had not seen.
  version integer not null default 1,
  answered_by bigint not null references account,
  answered_at timestamptz not null,
  primary key (check_id, step)
);
create index bicycle_check_step_by on bicycle_check_step (answered_by);

-- What is signed takes no answer any more, no matter who writes: an upsert that would change one begins with an insert.
create function keep_signed_check() returns trigger language plpgsql as $$
begin
  if exists (select from bicycle_check where id = new.check_id and state = 'signed') then
    raise exception 'The steps of a signed checklist stay as they are';
  end if;
  return new;
end $$;
create trigger bicycle_check_step_kept before insert on bicycle_check_step
  for each row execute function keep_signed_check();

-- What was gone through before anybody had registered the bicycle lies with it from then on.
create function follow_checked_product() returns trigger language plpgsql as $$
begin
  -- A delivery that is still gone through registers the bicycle itself.
  update bicycle_check set product_id = new.id
    where product_id is null and serial_folded = new.serial_folded and (state = 'signed' or kind <> 'delivery');
  return null;
end $$;
create trigger product_checks_added after insert on product for each row execute function follow_checked_product();

-- A photo of a step; `slot` is the step.
alter table attachment add column check_id bigint references bicycle_check on delete cascade;
create index attachment_check on attachment (check_id) where check_id is not null;
drop index attachment_unclaimed;
create index attachment_unclaimed on attachment (created_at)
  where ticket_id is null and product_id is null and quote_id is null and bulletin_id is null
    and check_id is null;
drop index attachment_unsent;
create index attachment_unsent on attachment (owner_id)
  where ticket_id is null and product_id is null and quote_id is null and bulletin_id is null
    and check_id is null;

-- The checklist without which a bicycle of it is not done; blank: none.
alter table recall add column checklist text not null default '';
