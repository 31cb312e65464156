-- Who calls is found by their number, however it is typed: of 10,000 companies the digits of each would be made again at
-- every search.
create index company_phone_digits on company using gin (regexp_replace(phone, '\D', '', 'g') gin_trgm_ops);
create index contact_phone_digits on contact using gin (regexp_replace(phone, '\D', '', 'g') gin_trgm_ops);
