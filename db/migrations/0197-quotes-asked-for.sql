-- A dealer asks for a quote. The draft is priced and approved by staff, and from there it is a quote like any other; what was
-- asked for stays as it was, whatever becomes of the draft and of where it came from.
create table quote_ask (
  quote_id bigint primary key references quote,
  -- Where it was asked for, and what it was there.
  source text not null check (source in ('package')),
  source_id bigint not null,
  title text not null,
  -- Each with `itemNumber`, `item`, `quantity`.
  lines jsonb not null,
  note text not null,
  asked_by bigint not null references account,
  asked_at timestamptz not null
);
create index quote_ask_source on quote_ask (source, source_id, asked_at desc);
create index quote_ask_account on quote_ask (asked_by);

alter table quote_event drop constraint quote_event_kind_check;
alter table quote_event add constraint quote_event_kind_check
  check (kind in ('accepted', 'rejected', 'status', 'written', 'withdrawn', 'asked'));
