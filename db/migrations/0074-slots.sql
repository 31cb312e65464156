-- A photo may be one of the shots that the maker asks for: its code in the catalogue by which its ticket is judged.
alter table attachment add column slot text;

-- A message may ask for something that each side reads in its own language: for one of those shots. `answers_id` is in the
-- message that brought it.
alter table message
  add column question jsonb,
  add column answers_id bigint references message;
create index message_answers on message (answers_id) where answers_id is not null;
