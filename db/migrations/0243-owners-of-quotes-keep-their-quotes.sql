-- A quote names who is in charge of it by an address. Who had changed theirs no longer heard what dealers wrote and decided:
-- it went to the address they had left, where an erasure did not look for them either. One that nobody has confirmed takes
-- nothing along: anybody may claim an address.
create function follow_quote_owner() returns trigger language plpgsql as $$
begin
  update quote set owner_email = new.email where lower(owner_email) = lower(old.email);
  return null;
end $$;
create trigger account_quotes after update of email on account for each row
  when (old.email_verified and new.email_verified and lower(old.email) <> lower(new.email))
  execute function follow_quote_owner();
