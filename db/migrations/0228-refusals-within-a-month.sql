-- When a mail to it came back the time before the last: of refusals the third within a month counts, and a month is long past
-- the first of three that come every four weeks. Of those that are there only how many is known, and the last is taken for it.
alter table mail_bounce add column before_at timestamptz;
update mail_bounce set before_at = last_at where failures > 1;
