-- Leads ("Lead to store"): end customers the maker routes to a dealer, with notes and history.

create table lead (
  id bigint generated always as identity (start with 3001) primary key,
  company_id bigint not null references company,
  routed_by bigint not null references account,
  -- One filling-in of the staff's form.
  submission uuid not null,
  first_name text not null,
  last_name text not null default '',
  name text not null generated always as (btrim(first_name || ' ' || last_name)) stored,
  email text not null default '',
  mobile_phone text not null default '',
  phone text not null default '',
  -- What the end customer wrote.
  message text not null default '',
  products_of_interest text[] not null default '{}' check (products_of_interest <@ array['C68', 'V4R', 'V3', 'V3R', 'TT1']),
  -- The dealer's offer, in the currency's smallest unit.
  dealer_amount bigint check (dealer_amount >= 0),
  currency text not null,
  acceptance text not null default 'routed' check (acceptance in ('routed', 'accepted', 'declined')),
  decline_reason text check (decline_reason in ('no_time', 'too_far', 'known', 'not_interested', 'other')),
  lead_status text check (lead_status in ('new', 'contacted', 'appointment', 'offer', 'won', 'lost')),
  lost_reason text check (lost_reason in ('price', 'elsewhere', 'no_answer', 'not_available', 'gave_up', 'other')),
  -- What was added to either reason.
  reason_note text not null default '',
  -- Where the lead stands, in one word: a column of the board.
  place text not null generated always as (coalesce(lead_status, acceptance)) stored
    check (place in ('routed', 'new', 'contacted', 'appointment', 'offer', 'won', 'lost', 'declined')),
  -- Counts the changes of the contact: whoever saves an older one is told.
  contact_version integer not null default 1,
  -- The CRM's contact, where the portal created it: it is forgotten with the lead.
  contact_id bigint,
  -- What search looks in, lower case: name, e-mail, numbers as typed and bare, models, message.
  search text not null,
  created_at timestamptz not null,
  routed_at timestamptz not null,
  answered_at timestamptz,
  answered_by bigint references account,
  -- From then on silence is overdue; null where nothing is awaited.
  due_at timestamptz,
  -- When it was won or lost.
  closed_at timestamptz,
  -- The person is forgotten; what reports count stays.
  erased_at timestamptz,
  unique (routed_by, submission),
  check ((acceptance = 'accepted') = (lead_status is not null)),
  check ((acceptance = 'routed') = (answered_at is null)),
  check ((lead_status in ('won', 'lost')) is not true or closed_at is not null)
);
create index lead_company_routed on lead (company_id, routed_at desc, id desc) where erased_at is null;
create index lead_routed on lead (routed_at desc, id desc) where erased_at is null;
create index lead_company_place on lead (company_id, place, routed_at desc, id desc) where erased_at is null;
create index lead_place on lead (place, routed_at desc, id desc) where erased_at is null;
create index lead_company_due on lead (company_id, due_at) where due_at is not null and erased_at is null;
create index lead_due on lead (due_at) where due_at is not null and erased_at is null;
create index lead_amounts on lead (company_id, place, currency, closed_at) include (dealer_amount, erased_at)
  where acceptance = 'accepted';
create index lead_contact on lead (contact_id) where contact_id is not null;
create index lead_search on lead using gin (search gin_trgm_ops);

create table lead_event (
  id bigint generated always as identity primary key,
  lead_id bigint not null references lead,
  kind text not null check (kind in ('routed', 'accepted', 'declined', 'status', 'offer', 'contact', 'note', 'note_edited')),
  actor_id bigint not null references account,
  at timestamptz not null,
  -- Statuses, reasons, models and amounts; never who the customer is.
  detail jsonb not null default '{}'
);
create index lead_event_lead on lead_event (lead_id, id);

create table lead_note (
  id bigint generated always as identity primary key,
  lead_id bigint not null references lead,
  author_id bigint not null references account,
  submission uuid not null,
  body text not null,
  version integer not null default 1,
  created_at timestamptz not null,
  edited_at timestamptz,
  edited_by bigint references account,
  unique (author_id, submission)
);
create index lead_note_lead on lead_note (lead_id, id desc);

-- What a note said before it was edited.
create table lead_note_version (
  note_id bigint not null references lead_note on delete cascade,
  version integer not null,
  body text not null,
  author_id bigint not null references account,
  at timestamptz not null,
  primary key (note_id, version)
);
