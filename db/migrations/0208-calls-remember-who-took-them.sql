-- Who of the staff took a call on, from whom, and who made it.
create table survey_task_event (
  id bigint generated always as identity primary key,
  invitation_id bigint not null references survey_task on delete cascade,
  kind text not null check (kind in ('taken', 'done')),
  actor_id bigint not null references account,
  -- Who had taken it before.
  before_id bigint references account,
  at timestamptz not null,
  check (before_id is null or kind = 'taken')
);
create index survey_task_event_of on survey_task_event (invitation_id, id);
create index survey_task_event_actor on survey_task_event (actor_id);
create index survey_task_event_before on survey_task_event (before_id) where before_id is not null;

-- Of what was taken and made until now the last is known.
insert into survey_task_event (invitation_id, kind, actor_id, at)
  select invitation_id, 'taken', caller_id, taken_at from survey_task
  where taken_at is not null and caller_id is not null order by taken_at;
insert into survey_task_event (invitation_id, kind, actor_id, at)
  select invitation_id, 'done', done_by, done_at from survey_task where done_at is not null order by done_at;
