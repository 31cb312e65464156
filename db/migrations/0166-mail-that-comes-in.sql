-- What became of each mail that came in, written in the transaction that did it: a mail is effective once, however often it is
-- read. What was set aside waits here for staff.
create table inbound_mail (
  id bigint generated always as identity primary key,
  -- A digest of Message-ID and sender: the same mail in another place is known again.
  key bytea not null unique,
  -- Where in the mailbox it was read.
  uid_validity bigint not null,
  uid bigint not null,
  from_address text not null,
  subject text not null,
  -- As it was written, with what it quotes; blank where nobody needs it.
  body text not null,
  outcome text not null check (outcome in ('posted', 'answered', 'ignored', 'bounce', 'set-aside')),
  reason text not null check (reason in ('', 'automatic', 'loop', 'report', 'staff', 'closed', 'too-large', 'files', 'limit',
    'no-token', 'old-token', 'sender', 'no-access', 'empty', 'too-many', 'too-many-recipients', 'unreadable', 'complaint',
    'bounce-unknown')),
  -- What the receiving mail server found of SPF, DKIM and DMARC, where it is one that is believed.
  authentication text not null,
  account_id bigint references account,
  ticket_id bigint references ticket on delete cascade,
  message_id bigint references message on delete cascade,
  arrived_at timestamptz not null,
  settled_at timestamptz,
  settled_by bigint references account
);
create index inbound_mail_place on inbound_mail (uid_validity, uid);
create index inbound_mail_aside on inbound_mail (id desc) where outcome = 'set-aside' and settled_at is null;
create index inbound_mail_message on inbound_mail (message_id) where message_id is not null;
create index inbound_mail_ticket on inbound_mail (ticket_id) where ticket_id is not null;

-- Addresses that mails came back from, in small letters. From `blocked_at` on nothing is sent there that nobody asked for.
create table mail_bounce (
  address text primary key,
  failures integer not null,
  status text not null,
  words text not null,
  last_at timestamptz not null,
  blocked_at timestamptz
);
create index mail_bounce_blocked on mail_bounce (blocked_at desc) where blocked_at is not null;
