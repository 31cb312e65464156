-- Whatever leaves the house is a row here, written in the same transaction as the change that caused it.

create table outbox (
  id bigint generated always as identity primary key,
  kind text not null,
  -- Rows of one subject leave in order.
  subject text not null,
  payload jsonb not null,
  attempts integer not null default 0,
  due_at timestamptz not null,
  done_at timestamptz,
  dead_at timestamptz,
  last_error text,
  created_at timestamptz not null
);
create index outbox_waiting on outbox (due_at, id) where done_at is null and dead_at is null;
create index outbox_subject on outbox (subject, id) where done_at is null and dead_at is null;

-- What the `log` mailer would have sent; the demonstration's mailbox shows it.
create table sent_mail (
  outbox_id bigint primary key,
  to_address text not null,
  subject text not null,
  body text not null,
  html text not null,
  sent_at timestamptz not null
);
