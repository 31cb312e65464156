-- A selection of the media library that a dealer hands to an agency or a printer, who open it by a link.
create table media_share (
  id bigint generated always as identity (start with 801) primary key,
  company_id bigint not null references company,
  made_by bigint not null references account,
  -- For whom it is, in the dealer's words.
  recipient text not null,
  -- '' once who made it has been erased.
  note text not null default '' check (length(note) <= 1000),
  made_at timestamptz not null,
  -- The last day on which its link opens it, by the maker's calendar.
  last_day date not null,
  revoked_at timestamptz,
  revoked_by bigint references account,
  -- What opens it; the link itself is made again from the secret of the portal.
  token_hash bytea not null unique,
  submission uuid not null unique,
  accepted integer not null default 0,
  accepted_at timestamptz,
  -- A zip counts once.
  downloads integer not null default 0,
  -- What lists look for words in, lower case.
  search text not null,
  check ((revoked_at is null) = (revoked_by is null))
);
create index media_share_list on media_share (made_at desc, id desc);
create index media_share_company on media_share (company_id, made_at desc, id desc);
-- What has been over for long is deleted.
create index media_share_over on media_share (last_day);
create index media_share_search on media_share using gin (search gin_trgm_ops);
create index media_share_maker on media_share (made_by, id);
create index media_share_revoker on media_share (revoked_by) where revoked_by is not null;

-- Its files, each in the version that the library has by then.
create table media_share_asset (
  share_id bigint not null references media_share on delete cascade,
  resource_id bigint not null references resource on delete cascade,
  downloads integer not null default 0,
  primary key (share_id, resource_id)
);
create index media_share_asset_resource on media_share_asset (resource_id);
