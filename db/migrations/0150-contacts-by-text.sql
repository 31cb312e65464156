-- A contact is known by whatever its CRM calls it: the portal keeps the name, and asks nothing of a table of its own.
alter table account drop constraint account_contact_id_fkey;
alter table account alter column contact_id type text using contact_id::text;
alter table lead alter column contact_id type text using contact_id::text;

alter table contact alter column id drop identity;
create sequence contact_number owned by contact.id;
select setval('contact_number', coalesce((select max(id) from contact), 0) + 1, false);
alter table contact
  alter column id type text using id::text,
  alter column id set default nextval('contact_number')::text;
