-- The clock of the promised day: it runs while the maker works and is to act, and rests while the ball is elsewhere.

-- When the maker works, by the published catalogue; before there is one, as the portal without a catalogue has it.
create function working_week() returns jsonb language sql stable as $$
  select coalesce((select content -> 'working' from catalogue_version order by number desc limit 1),
    '{"days": [1, 2, 3, 4, 5], "from": "09:00", "to": "18:00", "holidays": []}'::jsonb)
$$;

create function is_worked(week jsonb, day date) returns boolean language sql immutable as $$
  select (week -> 'days') @> to_jsonb(extract(isodow from day)::int)
    and not (week -> 'holidays') ?| array[to_char(day, 'YYYY-MM-DD'), to_char(day, 'MM-DD')]
$$;

-- A moment of a day in the maker's zone: the hours of a day on which the clocks change are as many as they are.
create function maker_moment(day date, at text) returns timestamptz language sql stable as $$
  select (day + at::time) at time zone 'Europe/Rome'
$$;

create function maker_day(at timestamptz) returns date language sql stable as $$
  select (at at time zone 'Europe/Rome')::date
$$;

-- Working time between two moments, in milliseconds.
create function worked_between(since timestamptz, until timestamptz) returns bigint language sql stable as $$
  select coalesce(sum(extract(epoch from least(hours.closes, until) - greatest(hours.opens, since)) * 1000), 0)::bigint
  from working_week() week,
    generate_series(maker_day(since)::timestamp, maker_day(until)::timestamp, '1 day') day,
    lateral (select maker_moment(day::date, week ->> 'from') as opens, maker_moment(day::date, week ->> 'to') as closes) hours
  where is_worked(week, day::date) and hours.opens < until and hours.closes > since
$$;

-- The first moment until which so much working time has passed since another; null where nobody works any more.
create function worked_until(since timestamptz, amount bigint) returns timestamptz language plpgsql stable as $$
declare
  week jsonb := working_week();
  day date := maker_day(since);
  remaining bigint := amount;
  begins timestamptz;
  closes timestamptz;
  free int := 0;
begin
  if amount <= 0 then return since; end if;
  -- A maker closed for longer than 400 days works no more.
  while free <= 400 loop
    free := free + 1;
    if is_worked(week, day) then
      begins := greatest(maker_moment(day, week ->> 'from'), since);
      closes := maker_moment(day, week ->> 'to');
      if closes > begins then
        free := 0;
        if begins + remaining * interval '1 millisecond' <= closes then
          return begins + remaining * interval '1 millisecond';
        end if;
        remaining := remaining - (extract(epoch from closes - begins) * 1000)::bigint;
      end if;
    end if;
    day := day + 1;
  end loop;
  return null;
end $$;

-- Until when what was promised for a day is kept: the end of work; where nobody works that day, of the day.
create function promise_ends(day date) returns timestamptz language sql stable as $$
  select case when is_worked(week, day) then maker_moment(day, week ->> 'to') else maker_moment(day + 1, '00:00') - interval '1 millisecond' end
  from working_week() week
$$;

-- Changes of hours may come between: what rested less than nothing has not rested.
create function promise_due(day date, rested bigint) returns timestamptz language sql stable as $$
  select worked_until(promise_ends(day), greatest(rested, 0))
$$;

alter table ticket
  -- Working time in milliseconds for which the maker was to act since it was opened, up to awaiting_since.
  add column worked_ms bigint not null default 0,
  -- Working time for which the maker was not, since its day was promised, up to awaiting_since.
  add column rested_ms bigint not null default 0,
  -- Until when the maker is to answer; null while the clock rests, and where nothing is promised.
  add column due_at timestamptz;

-- Whatever changes whom a ticket waits for: its clock goes along in the same statement.
create function keep_clock() returns trigger language plpgsql as $$
declare
  runs boolean := new.awaiting = 'maker';
  at timestamptz := new.last_activity_at;
  since timestamptz := coalesce(new.awaiting_since, new.last_activity_at);
begin
  if tg_op = 'UPDATE' then
    if old.awaiting <> new.awaiting then
      if old.awaiting = 'maker' then
        new.worked_ms := old.worked_ms + worked_between(coalesce(old.awaiting_since, old.last_activity_at), at);
      else
        new.rested_ms := old.rested_ms + worked_between(coalesce(old.awaiting_since, old.last_activity_at), at);
      end if;
    end if;
    if new.promised_at is distinct from old.promised_at then
      -- Promised while it rests: what has rested so far does not count.
      new.rested_ms := case when runs then 0 else -worked_between(since, at) end;
    end if;
  end if;
  new.due_at := case when runs and new.stage <> 'ticket_closed' and new.promised_at is not null
    then promise_due(new.promised_at, new.rested_ms) end;
  return new;
end $$;

create trigger ticket_clock_begins before insert on ticket
  for each row when (new.promised_at is not null) execute function keep_clock();
create trigger ticket_clock before update of awaiting, promised_at, stage on ticket
  for each row when ((old.awaiting, old.promised_at, old.stage) is distinct from (new.awaiting, new.promised_at, new.stage))
  execute function keep_clock();

-- Few of all tickets: what is open, promised, and waits for the maker. What rested before nobody noted.
update ticket set due_at = promise_due(promised_at, 0)
  where stage <> 'ticket_closed' and awaiting = 'maker' and promised_at is not null;

-- The moment stands last: few or many overdue, the latest come without looking through all the rest.
create index ticket_due on ticket (last_activity_at desc, id desc, due_at) where due_at is not null;
-- What is due first; all whose clock rests stands behind it.
create index ticket_clock on ticket ((coalesce(due_at, timestamptz '9999-12-31 00:00:00+00')), id);
-- Clocks that run, for those who go through all of them.
create index ticket_running on ticket (id) where due_at is not null;
drop index ticket_promised;
drop index ticket_open_promise;
drop index ticket_to_take;
-- What is taken next: due first, then what nobody promised a day for.
create index ticket_to_take on ticket ((coalesce(due_at, timestamptz '9999-12-31 00:00:00+00')), id)
  where stage <> 'ticket_closed' and assignee_id is null and awaiting = 'maker';
