-- Who has only the link of an appointment is asked on its page, and by mail once they have said yes: it holds for the
-- address they had then. By whom it was written down at the desk; null: they said so themselves, by the link.
alter table appointment
  add surveys_wanted_at timestamptz,
  add surveys_wanted_by bigint references account,
  add constraint appointment_surveys_wanted check (
    surveys_wanted_at is null and surveys_wanted_by is null
    or surveys_wanted_at is not null and account_id is null and person_email <> ''
  );
create index appointment_surveys_wanted_by on appointment (surveys_wanted_by) where surveys_wanted_by is not null;
-- Whom a survey may ask, and all that one address has said yes to.
create index appointment_surveys_wanted on appointment (lower(person_email)) where surveys_wanted_at is not null;

-- Another address, or none after an erasure, has said nothing yet.
create function appointment_surveys_unwanted() returns trigger language plpgsql as $$
begin
  new.surveys_wanted_at := null;
  new.surveys_wanted_by := null;
  return new;
end $$;
create trigger appointment_surveys_unwanted before update of person_email, account_id on appointment
  for each row when (lower(old.person_email) <> lower(new.person_email) or new.account_id is not null)
  execute function appointment_surveys_unwanted();

-- When it was said, and taken back.
alter table appointment_event drop constraint appointment_event_kind_check;
alter table appointment_event add constraint appointment_event_kind_check check (kind in
  ('booked', 'moved', 'promised', 'arrived', 'ready', 'done', 'cancelled', 'no_show', 'relinked', 'surveys_yes', 'surveys_no'));

-- Asked about an appointment, somebody needs no account: their name and address stay with the appointment alone.
alter table survey_invitation
  alter account_id drop not null,
  add constraint survey_invitation_whom check (account_id is not null or appointment_id is not null),
  -- The range from null to null would be everybody's. Addresses without an account are looked at under the lock of who asks.
  drop constraint survey_invitation_quiet,
  add constraint survey_invitation_quiet exclude using gist (
    int8range(account_id, account_id, '[]') with &&, tstzrange(invited_at, quiet_until) with &&
  ) where (quiet_until is not null and account_id is not null);
create index survey_invitation_guest on survey_invitation (invited_at)
  where account_id is null and quiet_until is not null;
