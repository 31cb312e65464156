-- A file sent twice in one form is one file; content in the store that no row knows is found and swept.

-- Of the file as it was sent, before its picture was drawn anew. Null: it came before this was kept.
alter table attachment add column sent_sha256 text;

create index attachment_content on attachment (content_key);
create index attachment_thumb on attachment (thumb_key) where thumb_key is not null;
