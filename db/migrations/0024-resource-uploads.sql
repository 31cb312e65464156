-- A file that came with a form of the shelves in which something is to be corrected: kept for the form sent once more.
create table resource_upload (
  submission uuid primary key,
  name text not null,
  kind text not null check (kind in ('photo', 'video', 'pdf')),
  media_type text not null,
  bytes bigint not null,
  width integer,
  height integer,
  content_key text not null,
  preview_key text,
  thumb_key text,
  created_at timestamptz not null
);
