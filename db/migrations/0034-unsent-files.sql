-- What a person keeps without sending it is summed up before each file they add.
create index attachment_unsent on attachment (owner_id) where ticket_id is null and product_id is null;
