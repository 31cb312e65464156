-- The colour of the whole bicycle that a picture of the media library shows: it stands for the bicycles of its model and
-- that colour wherever they are shown, to anybody.
alter table resource add column colour text not null default '';
create index resource_bicycle on resource (family) where colour <> '' and withdrawn_at is null;
