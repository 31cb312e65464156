-- Each reminder and each announcement is sent once, however often the portal is started.
alter table lead add column reminded_at timestamptz;
alter table quote add column reminded_at timestamptz;

-- The version of which people were last told; what is there already is no news.
alter table resource add column told_version integer not null default 0;
update resource set told_version = version;
