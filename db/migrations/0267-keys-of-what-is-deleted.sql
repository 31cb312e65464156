-- Retention, an erasure and the undoing of an import delete some hundred rows at once. For each of them PostgreSQL asks every
-- table with a key that points there whether it still names the row: without an index that is a read of the whole table for
-- each row that goes, which at a few million files no statement ends in its time.
create index attachment_message on attachment (message_id) where message_id is not null;
create index attachment_company on attachment (company_id);
create index lead_company on lead (company_id);
create index product_event_company on product_event (company_id) where company_id is not null;
create index product_event_dealer on product_event (dealer_id) where dealer_id is not null;
create index session_sees_company on session (sees_company) where sees_company is not null;
create index ticket_follower_ticket on ticket_follower (ticket_id);

-- What one person did, in its order: the export of their data walked through the events of everybody else.
create index ticket_event_actor on ticket_event (actor_id, id);
