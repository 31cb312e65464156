-- What a list is searched in, `searchable`: name, phone, e-mail, bicycle and serial number. A person with an
-- account is found by the name they have by then.
alter table appointment add column lookup text not null default '';
update appointment set lookup = searchable(concat_ws(' ', person_name, person_phone, person_email, bicycle, serial_number));
create index appointment_lookup on appointment using gin (lookup gin_trgm_ops);
create index appointment_list on appointment (day, id);
