-- E-mail topics. Every change is a row: the last one of a topic says what holds, all of them are the history of consent.
create table subscription_event (
  id bigint generated always as identity primary key,
  account_id bigint not null references account,
  topic text not null check (topic in ('steps', 'reminders', 'manuals', 'products', 'news')),
  subscribed boolean not null,
  -- Where it was said: on the portal's page, by the link in a mail, while registering.
  source text not null check (source in ('page', 'link', 'registration')),
  at timestamptz not null
);
create index subscription_event_account on subscription_event (account_id, topic, id desc);

-- Further headers of a mail, such as the way to unsubscribe.
alter table sent_mail add column headers jsonb not null default '{}';
