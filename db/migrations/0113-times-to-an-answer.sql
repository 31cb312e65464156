-- In how much working time the maker first answered a claim and first decided it, who did, and whether what was promised
-- was kept: written once, with the answer. What a rule decides by itself is nobody's answer.
create table ticket_answer (
  ticket_id bigint not null references ticket on delete cascade,
  step text not null check (step in ('answer', 'decision')),
  agent_id bigint not null references account,
  kind_of_damage text not null,
  at timestamptz not null,
  worked_ms bigint not null,
  -- Null: nothing was promised.
  kept boolean,
  primary key (ticket_id, step)
);
-- A period is read from it alone.
create index ticket_answer_at on ticket_answer (at) include (step, agent_id, kind_of_damage, worked_ms, kept);
create index ticket_answer_agent on ticket_answer (agent_id, at);

create function note_answer(ticket_number bigint, what text, agent bigint, moment timestamptz) returns void
language sql as $$
  insert into ticket_answer
  select id, what, agent, kind_of_damage, moment,
    worked_ms + case when awaiting = 'maker' then worked_between(since, moment) else 0 end,
    moment <= promise_due(promised_at,
      rested_ms + case when awaiting = 'maker' then 0 else worked_between(since, moment) end)
  from ticket, lateral (select coalesce(awaiting_since, last_activity_at) as since) as waits
  -- A copy of what was said before the ticket was there answers nothing.
  where id = ticket_number and moment >= created_at
  on conflict do nothing
$$;

create function note_reply() returns trigger language plpgsql as $$
begin
  if not exists (select from message where ticket_id = new.ticket_id and id < new.id and from_staff and not internal)
    and not exists (select from ticket_event where ticket_id = new.ticket_id and kind = 'decision')
  then perform note_answer(new.ticket_id, 'answer', new.author_id, new.created_at); end if;
  return null;
end $$;
create trigger message_answer after insert on message
  for each row when (new.from_staff and not new.internal) execute function note_reply();

create function note_decision() returns trigger language plpgsql as $$
begin
  if exists (select from ticket_event where ticket_id = new.ticket_id and id < new.id and kind = 'decision')
  then return null; end if;
  perform note_answer(new.ticket_id, 'decision', new.actor_id, new.at);
  if not exists (select from message where ticket_id = new.ticket_id and from_staff and not internal)
  then perform note_answer(new.ticket_id, 'answer', new.actor_id, new.at); end if;
  return null;
end $$;
create trigger ticket_event_answer after insert on ticket_event
  for each row when (new.kind = 'decision' and new.actor_id is not null) execute function note_decision();

-- Of the latest tickets from before, as far as their messages tell whose turn it was: from an answer of staff to what was
-- written next.
insert into ticket_answer
select ticket.id, 'answer', said.author_id, kind_of_damage, said.created_at,
  worked_between(ticket.created_at, said.created_at), said.created_at <= promise_ends(promised_at)
from (select * from ticket where created_at > now() - interval '1 year' order by id desc limit 20000) as ticket
cross join lateral (select author_id, created_at from message
  where ticket_id = ticket.id and from_staff and not internal order by id limit 1) as said
where said.created_at >= ticket.created_at;

insert into ticket_answer
select ticket.id, 'decision', decided.actor_id, kind_of_damage, decided.at,
  greatest(0, worked_between(ticket.created_at, decided.at) - coalesce(rests.ms, 0)), decided.at <= promise_ends(promised_at)
from (select * from ticket where created_at > now() - interval '1 year' order by id desc limit 20000) as ticket
cross join lateral (select actor_id, at from ticket_event
  where ticket_id = ticket.id and kind = 'decision' order by id limit 1) as decided
cross join lateral (
  select sum(worked_between(said.created_at, least(coalesce(said.next_at, decided.at), decided.at))) as ms
  from (select created_at, from_staff, lead(created_at) over (order by id) as next_at from message
    where ticket_id = ticket.id and not internal and created_at between ticket.created_at and decided.at) as said
  where said.from_staff) as rests
where decided.actor_id is not null;

-- One reminder of what is due a person and day, whichever worker looks first.
create table due_digest (
  account_id bigint not null references account,
  day date not null,
  primary key (account_id, day)
);

-- One topic of mails more, beside those that are allowed by now.
do $$
declare topics text;
begin
  select string_agg(distinct quote_literal(topic[1]), ', ') into topics
  from pg_constraint, regexp_matches(pg_get_constraintdef(oid), '''([a-z_]+)''', 'g') topic
  where conname = 'subscription_event_topic_check';
  alter table subscription_event drop constraint subscription_event_topic_check;
  execute format('alter table subscription_event add constraint subscription_event_topic_check check (topic in (%s, %L))',
    topics, 'deadlines');
end $$;
