-- A handful among everybody who has an account: the staff's list, and the administrators who are told of what waits.
create index account_staff on account (role) where role in ('agent', 'admin');
-- Whose a contact of the CRM is: asked when somebody new is matched with one, and before one is deleted.
create index account_contact on account (contact_id) where contact_id is not null;
