-- A row of the outbox that is done says whether its mail or call left, and when: it may as well have had nothing to send, and
-- the console tells when the last mail left.
alter table outbox add column left_at timestamptz;
-- Administrators look for the last test mail of theirs.
create index outbox_test on outbox (id) where kind = 'mail.test';
