-- What the maker asks after a ticket, an appointment or a registration, or in a campaign.
create table survey (
  id bigint generated always as identity (start with 301) primary key,
  trigger text not null check (trigger in ('ticket', 'appointment', 'registration', 'campaign')),
  state text not null default 'draft' check (state in ('draft', 'open', 'closed')),
  -- By language; blank where it is not written.
  title jsonb not null,
  intro jsonb not null,
  -- In their order; the first one is a scale, whose numbers stand in the mail.
  questions jsonb not null,
  -- No answer leads to a person, who therefore cannot be called.
  anonymous boolean not null default false,
  -- Of a campaign alone it says whom it asks.
  audience_id bigint not null unique references audience,
  starts_on date,
  ends_on date,
  -- So many days after what it asks about.
  after_days integer not null check (after_days between 0 and 90),
  -- In so many working days somebody who was not satisfied is called.
  call_days integer not null check (call_days between 1 and 30),
  version integer not null default 1,
  -- The form that made it: sent once more it makes no second one.
  submission uuid not null unique,
  created_by bigint references account,
  created_at timestamptz not null,
  opened_at timestamptz,
  closed_at timestamptz,
  check (starts_on is null or ends_on is null or starts_on <= ends_on),
  check (not anonymous or trigger = 'campaign'),
  check ((state = 'draft') = (opened_at is null)),
  check ((state = 'closed') = (closed_at is not null))
);
-- One question a ticket: of each of these triggers a single survey asks at a time.
create unique index survey_open on survey (trigger) where state = 'open' and trigger <> 'campaign';
create index survey_author on survey (created_by) where created_by is not null;

create table survey_event (
  id bigint generated always as identity primary key,
  survey_id bigint not null references survey on delete cascade,
  kind text not null check (kind in ('written', 'opened', 'closed', 'revoked')),
  actor_id bigint references account,
  at timestamptz not null
);
create index survey_event_of on survey_event (survey_id, id);
create index survey_event_actor on survey_event (actor_id) where actor_id is not null;

-- Who is asked, and about what.
create table survey_invitation (
  id bigint generated always as identity (start with 40001) primary key,
  survey_id bigint not null references survey on delete cascade,
  account_id bigint not null references account,
  ticket_id bigint references ticket on delete cascade,
  appointment_id bigint references appointment on delete cascade,
  product_id bigint references product on delete cascade,
  -- The dealer whose work is asked about, if any.
  company_id bigint references company,
  family text not null default '',
  parts text[] not null default '{}',
  -- Of the link; where answers are nobody's it stands apart, in a ballot. The portal makes the link again from its secret.
  token_hash bytea unique,
  invited_at timestamptz not null,
  -- Nobody is written to again before; null: they came by themselves, from the page of their ticket.
  quiet_until timestamptz,
  ends_at timestamptz not null,
  reminded_at timestamptz,
  revoked_at timestamptz,
  -- Nobody gets two surveys within a month, whichever workers look at once. The range of one number spares an extension.
  constraint survey_invitation_quiet exclude using gist (
    int8range(account_id, account_id, '[]') with &&, tstzrange(invited_at, quiet_until) with &&
  ) where (quiet_until is not null)
);
create unique index survey_invitation_ticket on survey_invitation (survey_id, ticket_id) where ticket_id is not null;
create unique index survey_invitation_appointment on survey_invitation (survey_id, appointment_id)
  where appointment_id is not null;
create unique index survey_invitation_product on survey_invitation (survey_id, product_id) where product_id is not null;
create unique index survey_invitation_person on survey_invitation (survey_id, account_id)
  where ticket_id is null and appointment_id is null and product_id is null;
create index survey_invitation_of_ticket on survey_invitation (ticket_id) where ticket_id is not null;
create index survey_invitation_of_appointment on survey_invitation (appointment_id) where appointment_id is not null;
create index survey_invitation_of_product on survey_invitation (product_id) where product_id is not null;
create index survey_invitation_account on survey_invitation (account_id);
create index survey_invitation_company on survey_invitation (company_id) where company_id is not null;
create index survey_invitation_reminder on survey_invitation (invited_at)
  where reminded_at is null and quiet_until is not null;

create table survey_answer (
  invitation_id bigint primary key references survey_invitation on delete cascade,
  survey_id bigint not null references survey on delete cascade,
  -- To the first question.
  score smallint not null check (score between 0 and 10),
  -- To each in its order; null: none.
  answers jsonb not null,
  -- What was written, as lists look for it.
  lookup text not null,
  answered_at timestamptz not null,
  changed_at timestamptz
);
create index survey_answer_list on survey_answer (survey_id, answered_at desc, invitation_id desc);

-- Who was not satisfied is called: by whom, by when, and what came of it.
create table survey_task (
  invitation_id bigint primary key references survey_answer on delete cascade,
  due_on date not null,
  -- By this day it counts as answered in time, whatever the survey promises itself.
  target_on date not null,
  caller_id bigint references account,
  taken_at timestamptz,
  done_by bigint references account,
  done_at timestamptz,
  note text not null default '',
  check ((done_at is null) = (done_by is null))
);
create index survey_task_open on survey_task (due_on, invitation_id) where done_at is null;
create index survey_task_caller on survey_task (caller_id) where caller_id is not null;
create index survey_task_done_by on survey_task (done_by) where done_by is not null;

-- Of an anonymous survey: a link, and whether it was used. Whose it is stands nowhere.
create table survey_ballot (
  token_hash bytea primary key,
  survey_id bigint not null references survey on delete cascade,
  ends_at timestamptz not null,
  used boolean not null default false
);
create index survey_ballot_of on survey_ballot (survey_id);

-- What was answered there: without a time, by numbers that say nothing of an order. Counted five at a time.
create table survey_voice (
  id uuid primary key default gen_random_uuid(),
  survey_id bigint not null references survey on delete cascade,
  score smallint not null check (score between 0 and 10),
  answers jsonb not null,
  counted boolean not null
);
create index survey_voice_of on survey_voice (survey_id, counted);

-- What is left after its time: how many of a month's invitations were answered with which score; null: not at all.
create table survey_figure (
  survey_id bigint not null references survey on delete cascade,
  month date not null,
  score smallint check (score between 0 and 10),
  invitations integer not null,
  unique nulls not distinct (survey_id, month, score)
);
