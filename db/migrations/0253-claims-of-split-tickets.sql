-- A claim is assessed as of the day on which it came in. One that was split from another came in with that one: this is when;
-- null: as the ticket was opened.
alter table ticket add column claimed_at timestamptz;

with recursive came_in as (
  select split.ticket_id, first.created_at
  from ticket_relation split join ticket first on first.id = split.other_id
  where split.kind = 'split'
    and not exists (select from ticket_relation before where before.ticket_id = first.id and before.kind = 'split')
  union all
  select split.ticket_id, came_in.created_at
  from came_in join ticket_relation split on split.other_id = came_in.ticket_id and split.kind = 'split'
)
update ticket set claimed_at = came_in.created_at from came_in where ticket.id = came_in.ticket_id;
