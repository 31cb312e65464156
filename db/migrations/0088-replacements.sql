-- What was replaced, and by what: a whole bicycle or its frame by one with another serial number, or a part by one whose
-- number or batch is known. The ticket tells why.

create table replacement (
  id bigint generated always as identity primary key,
  ticket_id bigint not null references ticket on delete cascade,
  kind text not null check (kind in ('bicycle', 'frame', 'part')),
  -- Which part, where it is neither the bicycle nor its frame.
  part text not null default '',
  old_model text not null,
  old_number text not null,
  old_folded text not null,
  -- Of a part: the number or the batch of the new one; its bicycle keeps its own.
  new_model text not null,
  new_number text not null,
  new_folded text not null,
  -- In the buyer's country.
  replaced_on date not null,
  by_id bigint not null references account,
  created_at timestamptz not null,
  check ((kind = 'part') = (part <> ''))
);
-- A number is replaced once, and replaces one: what follows from that is a chain, without branches.
create unique index replacement_of on replacement (old_number, old_model) where kind <> 'part';
create unique index replacement_by on replacement (new_number, new_model) where kind <> 'part';
create unique index replacement_part on replacement (ticket_id, part, new_number) where kind = 'part';
create index replacement_parts on replacement (old_number, old_model);
create index replacement_ticket on replacement (ticket_id);

-- A bicycle and those that it replaced, the nearest first, each with the ticket by which it was.
create function numbers_before(of_number text, of_folded text, of_model text)
returns table (number text, folded text, model text, depth integer, by_ticket bigint) language sql stable as $$
  with recursive chain as (
    select of_number as number, of_folded as folded, of_model as model, 0 as depth, null::bigint as by_ticket
    union all
    select one.old_number, one.old_folded, one.old_model, chain.depth + 1, one.ticket_id
    from chain join replacement one
      on one.new_number = chain.number and one.new_model = chain.model and one.kind <> 'part'
    where chain.depth < 50)
  select number, folded, model, depth, by_ticket from chain
$$ rows 1;

-- All that was replaced of a bicycle, of those it replaced and of those that replaced it, the oldest first.
create function replacements_around(of_number text, of_model text) returns setof replacement language sql stable as $$
  with recursive later as (
    select of_number as number, of_model as model, 0 as depth
    union all
    select one.new_number, one.new_model, later.depth + 1
    from later join replacement one
      on one.old_number = later.number and one.old_model = later.model and one.kind <> 'part'
    where later.depth < 50),
  known as (
    select number, model from later union select number, model from numbers_before(of_number, '', of_model))
  select one.* from known join replacement one on one.old_number = known.number and one.old_model = known.model
  order by one.replaced_on, one.id
$$ rows 1;
