-- What who opened a ticket says of it once it is closed: one answer a ticket.
create table ticket_rating (
  ticket_id bigint primary key references ticket on delete cascade,
  account_id bigint not null references account,
  score smallint check (score between 1 and 5),
  comment text not null default '',
  answered_at timestamptz,
  changed_at timestamptz,
  check ((score is null) = (answered_at is null))
);
create index ticket_rating_account on ticket_rating (account_id);
create index ticket_rating_answered on ticket_rating (answered_at) where answered_at is not null;

-- Who was not satisfied is called: by whom, by when, and what came of it.
create table call_back (
  ticket_id bigint primary key references ticket_rating on delete cascade,
  due_on date not null,
  -- Whose the ticket was, until one of the staff takes it.
  caller_id bigint references account,
  taken_at timestamptz,
  done_by bigint references account,
  done_at timestamptz,
  note text not null default '',
  check ((done_at is null) = (done_by is null))
);
create index call_back_open on call_back (due_on, ticket_id) where done_at is null;

-- Kinds of events more, beside those that are allowed by now.
do $$
declare kinds text;
begin
  select string_agg(distinct quote_literal(kind[1]), ', ') into kinds
  from pg_constraint, regexp_matches(pg_get_constraintdef(oid), '''([a-z_]+)''', 'g') kind
  where conname = 'ticket_event_kind_check';
  alter table ticket_event drop constraint ticket_event_kind_check;
  execute format('alter table ticket_event add constraint ticket_event_kind_check check (kind in (%s, %L, %L))',
    kinds, 'rated', 'called_back');
end $$;

-- What is left of answers after their time: how many gave which score, by month and kind of damage.
create table rating_figure (
  month date not null,
  kind_of_damage text not null,
  score smallint not null check (score between 1 and 5),
  answers integer not null,
  primary key (month, kind_of_damage, score)
);
