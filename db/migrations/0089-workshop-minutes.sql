-- What a workshop asks to be paid for on a ticket, in minutes by the maker's codes, and what staff grant of it.
create table labour_line (
  id bigint generated always as identity primary key,
  ticket_id bigint not null references ticket on delete cascade,
  author_id bigint not null references account,
  submission uuid not null,
  code text not null,
  -- As the code was called then, in every language.
  name jsonb not null,
  minutes integer not null check (minutes between 1 and 1440),
  note text not null default '',
  created_at timestamptz not null,
  -- Null until staff have said so; 0: none.
  granted_minutes integer check (granted_minutes between 0 and minutes),
  granted_by bigint references account,
  granted_at timestamptz,
  unique (author_id, submission)
);
create index labour_line_ticket on labour_line (ticket_id, id);
