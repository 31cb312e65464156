-- What a package looks like, of the library: shown as long as that may be shown to everybody.
alter table package add column picture_id bigint references resource on delete set null;
create index package_picture on package (picture_id) where picture_id is not null;
