-- Browsers know zones that PostgreSQL does not, and read some as others: such a shop has its country's instead, as one
-- for which none was chosen.
update shop set time_zone = coalesce((select zone from (values
  ('AT', 'Europe/Vienna'), ('BE', 'Europe/Brussels'), ('BG', 'Europe/Sofia'), ('HR', 'Europe/Zagreb'),
  ('CY', 'Asia/Nicosia'), ('CZ', 'Europe/Prague'), ('DK', 'Europe/Copenhagen'), ('EE', 'Europe/Tallinn'),
  ('FI', 'Europe/Helsinki'), ('FR', 'Europe/Paris'), ('DE', 'Europe/Berlin'), ('GR', 'Europe/Athens'),
  ('HU', 'Europe/Budapest'), ('IE', 'Europe/Dublin'), ('IT', 'Europe/Rome'), ('LV', 'Europe/Riga'),
  ('LT', 'Europe/Vilnius'), ('LU', 'Europe/Luxembourg'), ('MT', 'Europe/Malta'), ('NL', 'Europe/Amsterdam'),
  ('PL', 'Europe/Warsaw'), ('PT', 'Europe/Lisbon'), ('RO', 'Europe/Bucharest'), ('SK', 'Europe/Bratislava'),
  ('SI', 'Europe/Ljubljana'), ('ES', 'Europe/Madrid'), ('SE', 'Europe/Stockholm'), ('AE', 'Asia/Dubai'),
  ('AU', 'Australia/Perth'), ('CA', 'America/Vancouver'), ('CH', 'Europe/Zurich'), ('GB', 'Europe/London'),
  ('HK', 'Asia/Hong_Kong'), ('IL', 'Asia/Jerusalem'), ('IS', 'Atlantic/Reykjavik'), ('JP', 'Asia/Tokyo'),
  ('KR', 'Asia/Seoul'), ('LI', 'Europe/Vaduz'), ('MC', 'Europe/Monaco'), ('MX', 'America/Tijuana'),
  ('NO', 'Europe/Oslo'), ('NZ', 'Pacific/Auckland'), ('SG', 'Asia/Singapore'), ('SM', 'Europe/San_Marino'),
  ('TH', 'Asia/Bangkok'), ('TR', 'Europe/Istanbul'), ('TW', 'Asia/Taipei'), ('US', 'America/Los_Angeles'),
  ('ZA', 'Africa/Johannesburg')
) as of_country (country, zone) where of_country.country = shop.country), 'Europe/Rome')
where lower(time_zone) not in (select lower(name) from pg_timezone_names);

create function is_time_zone(name text) returns boolean language plpgsql immutable as $$
begin
  perform timestamptz 'epoch' at time zone name;
  return true;
exception when invalid_parameter_value then
  return false;
end $$;

-- What is read of all shops in one statement would stop at one that is not known.
alter table shop add constraint shop_time_zone_known check (is_time_zone(time_zone));
