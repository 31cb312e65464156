-- Which request put a row there, where requests are traced: told once for the transaction, so that what triggers put knows it
-- as well.
alter table outbox add column trace text default nullif(current_setting('ammiraglia.trace', true), '');
