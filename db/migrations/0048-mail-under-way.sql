-- A worker sends a mail without a transaction: until then the row is its own, and others leave it alone. After that the
-- worker has been killed, and the row is taken again.
alter table outbox add column claimed_until timestamptz;

-- Never two of one subject at once, whichever workers there are.
create unique index outbox_under_way on outbox (subject) where claimed_until is not null;

-- Of mails that are kept instead of sent: `[{ name, type, content }]`, the content in base64, and `{ method, content }`.
alter table sent_mail
  add column attachments jsonb not null default '[]',
  add column calendar jsonb;
