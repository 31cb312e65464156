-- Who hears of a ticket by mail without being one of its people: a colleague, or an address outside the portal.
create table ticket_follower (
  id bigint generated always as identity primary key,
  ticket_id bigint not null references ticket on delete cascade,
  -- In small letters; null once they hear no more of it. The name stays where they have written.
  email text,
  name text not null,
  locale text not null check (locale in ('it', 'en', 'fr')),
  added_by bigint not null references account,
  added_at timestamptz not null
);
create unique index ticket_follower_once on ticket_follower (ticket_id, email) where email is not null;
create index ticket_follower_email on ticket_follower (email) where email is not null;

-- Whose words they are where a follower wrote by mail; `author_id` is then who opened the ticket.
alter table message add column follower_id bigint references ticket_follower;
create index message_follower on message (follower_id) where follower_id is not null;
