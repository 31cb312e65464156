-- What the maker hands out: the media library, assembly manuals and size guides, each with its versions.

create table resource_folder (
  id bigint generated always as identity primary key,
  -- Never moved: a folder stands under one that was there before it, so there are no circles.
  parent_id bigint references resource_folder check (parent_id < id),
  name_it text not null,
  name_en text not null,
  name_fr text not null,
  created_at timestamptz not null
);
-- One name, one folder in the same place; the top is the place without a parent.
create unique index resource_folder_name on resource_folder (parent_id, lower(name_it)) nulls not distinct;

create table resource (
  id bigint generated always as identity (start with 501) primary key,
  shelf text not null check (shelf in ('media', 'manual', 'size-guide')),
  folder_id bigint references resource_folder,
  family text check (family in ('C68', 'V4R', 'V3', 'V3R', 'TT1')),
  language text check (language in ('it', 'en', 'fr')),
  title_it text not null,
  title_en text not null,
  title_fr text not null,
  terms text not null check (terms in ('dealers', 'editorial', 'point-of-sale', 'internal')),
  -- Whoever has to be named beside it.
  credit text not null default '',
  -- The last day of the rights, by the maker's calendar.
  terms_until date,
  -- The number and the kind of the newest version.
  version integer not null,
  kind text not null check (kind in ('photo', 'video', 'pdf')),
  -- What search looks in, lower case: titles, model, file name, credit.
  search text not null,
  created_at timestamptz not null,
  -- When the newest version came: lists are ordered by it.
  changed_at timestamptz not null,
  -- Kept, and shown to nobody but administrators.
  withdrawn_at timestamptz,
  constraint resource_place check (
    case when shelf = 'media' then folder_id is not null
    else folder_id is null and family is not null and language is not null and kind = 'pdf' end)
);
create index resource_shelf on resource (shelf, changed_at desc, id desc) where withdrawn_at is null;
create index resource_in_folder on resource (folder_id, changed_at desc, id desc) where withdrawn_at is null;
create index resource_guide on resource (shelf, language, family) where withdrawn_at is null;
create index resource_all on resource (changed_at desc, id desc);
create index resource_search on resource using gin (search gin_trgm_ops);

create table resource_version (
  resource_id bigint not null references resource,
  number integer not null check (number > 0),
  name text not null,
  kind text not null check (kind in ('photo', 'video', 'pdf')),
  media_type text not null,
  bytes bigint not null,
  width integer,
  height integer,
  -- As it was sent; of photos also the form shown on the page and the small one.
  content_key text not null,
  preview_key text,
  thumb_key text,
  note text not null default '',
  -- The form that brought it: sent once more it does nothing.
  submission uuid not null unique,
  created_by bigint not null references account,
  created_at timestamptz not null,
  primary key (resource_id, number)
);
-- The sweep of the store of files asks which names are known.
create index resource_version_content on resource_version (content_key);
create index resource_version_preview on resource_version (preview_key) where preview_key is not null;
create index resource_version_thumb on resource_version (thumb_key) where thumb_key is not null;

-- How often something was used, written in batches and never in the way of a page.
create table use_count (
  name text not null,
  subject bigint not null,
  uses bigint not null,
  primary key (name, subject)
);
