-- The queue ordered by country and by who has a ticket. The texts as app/kit/lists/pages.server.ts says them.
create index ticket_country on ticket (lower(left(country, 40)), id);

-- By what the queue is ordered: 1 and the name of who has the ticket, 2 where nobody has, who stand behind all others.
alter table ticket add column assignee_order text not null default '2';
update ticket set assignee_order = '1' || account.name from account where account.id = ticket.assignee_id;

create function keep_assignee_order() returns trigger language plpgsql as $$
begin
  new.assignee_order := coalesce((select '1' || name from account where id = new.assignee_id), '2');
  return new;
end $$;
create trigger ticket_assignee_order_begins before insert on ticket
  for each row when (new.assignee_id is not null) execute function keep_assignee_order();
create trigger ticket_assignee_order before update of assignee_id on ticket
  for each row when (new.assignee_id is distinct from old.assignee_id) execute function keep_assignee_order();

-- Who is renamed, or erased, is so here too. Found by the name before: no other index has the closed ones.
create function rename_assignee() returns trigger language plpgsql as $$
begin
  update ticket set assignee_order = '1' || new.name
    where lower(left(assignee_order, 40)) = lower(left('1' || old.name, 40)) and assignee_id = new.id;
  return null;
end $$;
create trigger account_renamed after update of name on account
  for each row when (new.name <> old.name) execute function rename_assignee();

create index ticket_assignee_order on ticket (lower(left(assignee_order, 40)), id);
