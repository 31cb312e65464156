-- As `foldSerial` does for numbers in the one way of writing: what people confuse is the same.
create function fold_serial(serial text) returns text language sql immutable parallel safe as $$
  select regexp_replace(translate(serial, 'ILOSZB|', '1105281'), '[^[:alnum:]]', '', 'g')
$$;

create table recall (
  id bigint generated always as identity (start with 701) primary key,
  -- The maker's own, which stands in the address of the public notice.
  number text not null,
  kind text not null check (kind in ('recall', 'service_action', 'stop_sale')),
  state text not null default 'draft' check (state in ('draft', 'published', 'closed')),
  -- By slot, then by language.
  texts jsonb not null,
  remedies text[] not null default '{}' check (remedies <@ array['repair', 'replacement', 'refund']),
  -- None: bicycles of whichever family.
  families text[] not null default '{}',
  bought_from date,
  bought_until date,
  -- What a workshop needs for the remedy.
  minutes integer not null default 0 check (minutes between 0 and 960),
  phone text not null default '',
  email text not null default '',
  -- In which the list looks for words, lower case.
  words text not null,
  version integer not null default 1,
  -- The form that made it: sent once more it makes no second one.
  submission uuid not null unique,
  created_by bigint references account,
  created_at timestamptz not null,
  published_at timestamptz,
  closed_at timestamptz,
  check ((state = 'draft') = (published_at is null)),
  check ((state = 'closed') = (closed_at is not null))
);
create unique index recall_number on recall (lower(number));
create index recall_list on recall (created_at desc, id desc);
create index recall_published on recall (published_at) where state = 'published';

-- Single numbers, whose first and last are the same, and ranges. Without any, all of the families.
create table recall_serial (
  recall_id bigint not null references recall on delete cascade,
  first_serial text not null,
  last_serial text not null,
  first_folded text not null,
  last_folded text not null,
  primary key (recall_id, first_folded, last_folded)
);

create table recall_unit (
  id bigint generated always as identity primary key,
  recall_id bigint not null references recall on delete cascade,
  serial_number text not null,
  serial_folded text not null,
  family text not null,
  known_from text[] not null
    check (known_from <@ array['registration', 'built', 'order', 'ticket', 'list'] and known_from <> '{}'),
  state text not null default 'open' check (state in
    ('open', 'notified', 'booked', 'inspected', 'done', 'not_found', 'scrapped', 'passed_on')),
  state_at timestamptz not null,
  -- When it was looked for somebody to write to; one that is still open then reached nobody.
  told_at timestamptz,
  reminded integer not null default 0,
  appointment_id bigint references appointment on delete set null,
  created_at timestamptz not null,
  unique (recall_id, serial_folded)
);
create index recall_unit_list on recall_unit (recall_id, created_at desc, id desc);
create index recall_unit_serial on recall_unit (serial_folded);
create index recall_unit_appointment on recall_unit (appointment_id) where appointment_id is not null;

-- Who has it now, as far as is known, and the dealer it was sold to.
create table recall_unit_company (
  unit_id bigint not null references recall_unit on delete cascade,
  part text not null check (part in ('holder', 'dealer')),
  company_id bigint not null references company,
  primary key (unit_id, part)
);
create index recall_unit_company_of on recall_unit_company (company_id);

create table recall_event (
  id bigint generated always as identity primary key,
  recall_id bigint not null references recall on delete cascade,
  unit_id bigint references recall_unit on delete cascade,
  kind text not null check (kind in ('written', 'published', 'closed', 'unit', 'stock')),
  -- Null: by itself, or so long ago that it is no longer kept who.
  actor_id bigint references account,
  -- From and to which state, or how many: nothing that tells of a person.
  detail jsonb not null default '{}',
  at timestamptz not null
);
create index recall_event_of on recall_event (recall_id, id);
create index recall_event_unit on recall_event (unit_id) where unit_id is not null;
create index recall_event_actor on recall_event (actor_id) where actor_id is not null;

-- What a dealer has found when looking through its stock: the latest counts.
create table recall_stock (
  id bigint generated always as identity primary key,
  recall_id bigint not null references recall on delete cascade,
  company_id bigint not null references company,
  found integer not null check (found between 0 and 9999),
  at timestamptz not null
);
create index recall_stock_of on recall_stock (recall_id, company_id, id);
create index recall_stock_company on recall_stock (company_id);

-- A bicycle that is registered, or changes hands, takes its open unit along: whoever has it now is told. One that no unit
-- is known of yet is looked at by a job. By whichever verb or import it comes.
create function follow_recalled_product() returns trigger language plpgsql as $$
begin
  with taken as (
    insert into recall_unit_company (unit_id, part, company_id)
    select id, 'holder', new.company_id from recall_unit where serial_folded = new.serial_folded
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
create trigger product_recalls_added after insert on product for each row execute function follow_recalled_product();
create trigger product_recalls_moved after update of held_since, serial_folded on product for each row
  when (old.held_since is distinct from new.held_since or old.serial_folded is distinct from new.serial_folded)
  execute function follow_recalled_product();

-- A bicycle that is to be dropped off at a workshop is seen to there; one whose appointment comes to nothing waits again.
create function follow_recall_appointment() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update recall_unit set state = 'booked', state_at = new.created_at, appointment_id = new.id
      where serial_folded = fold_serial(new.serial_number) and state in ('open', 'notified', 'not_found')
        and recall_id in (select id from recall where recall.state = 'published');
  else
    update recall_unit set state = case when told_at is null then 'open' else 'notified' end,
        state_at = new.ended_at, appointment_id = null
      where appointment_id = new.id and state = 'booked';
  end if;
  return null;
end $$;
create trigger appointment_recalls_booked after insert on appointment for each row
  when (new.mode = 'day' and new.state = 'booked' and new.serial_number <> '') execute function follow_recall_appointment();
create trigger appointment_recalls_ended after update of state on appointment for each row
  when (new.state in ('cancelled', 'no_show')) execute function follow_recall_appointment();
