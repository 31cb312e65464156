-- The draft's row stays once it is published or discarded, without content, so that its revisions never start again: a form
-- that was opened before shows another number than any draft that comes after.
alter table catalogue_draft alter column content drop not null;
alter table brand_draft alter column content drop not null;
