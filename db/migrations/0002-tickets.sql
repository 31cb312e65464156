-- Warranty tickets, their conversation, history and files.

create extension if not exists pg_trgm;

create table ticket (
  id bigint generated always as identity (start with 10001) primary key,
  company_id bigint not null references company,
  author_id bigint not null references account,
  submission uuid not null,
  follows_id bigint references ticket,
  locale text not null check (locale in ('it', 'en', 'fr')),
  country text not null,
  frame_model text not null check (frame_model in ('C68', 'V4R', 'V3', 'V3R', 'TT1')),
  serial_number text not null,
  serial_folded text not null,
  damage_phase text not null check (damage_phase in ('km0', 'field')),
  date_of_purchase date,
  part_involved text[] not null check (part_involved <@ array['frame', 'fork', 'handlebar', 'seatpost']),
  kind_of_damage text not null check (kind_of_damage in ('aesthetic', 'functional', 'missing_component')),
  content text not null,
  notes text not null default '',
  -- The model's instructions as they stood when the ticket was opened.
  instructions text not null,
  -- Set by staff; otherwise the subject is composed in the reader's language.
  subject text,
  stage text not null default 'new_request' check (stage in (
    'new_request', 'decision_completed', 'operations_in_progress', 'operations_completed', 'ticket_closed')),
  warranty_accepted boolean,
  decision_reason text,
  return_requested boolean,
  authorization_number text unique,
  resolution text check (resolution in ('repair', 'replace', 'part_sent', 'credit')),
  close_reason text check (close_reason in ('done', 'refused', 'withdrawn', 'duplicate', 'no_answer')),
  awaiting text not null default 'maker' check (awaiting in ('maker', 'dealer', 'courier', 'nobody')),
  promised_at date,
  -- What search looks in, lower case: number, serial number as typed and bare, subject in each language, content.
  search text not null,
  created_at timestamptz not null,
  last_activity_at timestamptz not null,
  closed_at timestamptz,
  unique (author_id, submission)
);
create index ticket_company_activity on ticket (company_id, last_activity_at desc, id desc);
create index ticket_activity on ticket (last_activity_at desc, id desc);
create index ticket_stage_activity on ticket (stage, last_activity_at desc, id desc);
create index ticket_awaiting on ticket (awaiting, last_activity_at desc, id desc) where stage <> 'ticket_closed';
create index ticket_awaiting_stage on ticket (awaiting, stage, last_activity_at desc, id desc)
  where stage <> 'ticket_closed';
-- The promised day stands last: few or many overdue, the latest come without looking through all the rest.
create index ticket_promised on ticket (last_activity_at desc, id desc, promised_at)
  where stage <> 'ticket_closed' and promised_at is not null;
create index ticket_serial on ticket (serial_folded);
create index ticket_search on ticket using gin (search gin_trgm_ops);

create table message (
  id bigint generated always as identity primary key,
  ticket_id bigint not null references ticket,
  author_id bigint not null references account,
  from_staff boolean not null,
  -- A note among staff, which the dealer never sees.
  internal boolean not null default false,
  submission uuid not null,
  body text not null,
  created_at timestamptz not null,
  unique (author_id, submission),
  check (from_staff or not internal)
);
create index message_ticket on message (ticket_id, id desc);

create table ticket_event (
  id bigint generated always as identity primary key,
  ticket_id bigint not null references ticket,
  kind text not null check (kind in ('opened', 'decision', 'stage', 'awaiting', 'file_withdrawn', 'subject')),
  actor_id bigint not null references account,
  at timestamptz not null,
  from_stage text check (from_stage in (
    'new_request', 'decision_completed', 'operations_in_progress', 'operations_completed', 'ticket_closed')),
  to_stage text check (to_stage in (
    'new_request', 'decision_completed', 'operations_in_progress', 'operations_completed', 'ticket_closed')),
  reason text not null default '',
  detail jsonb not null default '{}'
);
create index ticket_event_ticket on ticket_event (ticket_id, id);

-- A file belongs to a form that is being filled in (`submission`) until the form is sent.
create table attachment (
  id uuid primary key,
  owner_id bigint not null references account,
  submission uuid not null,
  field text not null check (field in ('attachments', 'receipt')),
  -- Set when the form is sent: from then on the file is seen by whoever sees the ticket, unless it is internal.
  ticket_id bigint references ticket,
  message_id bigint references message,
  company_id bigint references company,
  internal boolean not null default false,
  name text not null,
  kind text not null check (kind in ('photo', 'pdf', 'video')),
  media_type text not null,
  bytes bigint not null,
  content_key text not null,
  thumb_key text,
  width integer,
  height integer,
  captured_at timestamp,
  created_at timestamptz not null,
  withdrawn_at timestamptz
);
create index attachment_submission on attachment (owner_id, submission);
create index attachment_ticket on attachment (ticket_id);
create index attachment_unclaimed on attachment (created_at) where ticket_id is null;

-- What a person has typed and not sent, one a form.
create table draft (
  account_id bigint not null references account on delete cascade,
  form text not null,
  submission uuid not null,
  fields jsonb not null,
  saved_at timestamptz not null,
  primary key (account_id, form)
);
