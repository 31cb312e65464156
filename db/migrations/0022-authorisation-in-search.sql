-- The authorisation number stands on the parcel: search finds its ticket by it.
update ticket set search = search || ' ' || lower(authorization_number)
  where authorization_number is not null and position(lower(authorization_number) in search) = 0;
