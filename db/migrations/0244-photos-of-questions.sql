-- What was brought for a question stays for longer than a day: the sweep of unsent files looks whose submission is one's.
create index message_question on message (submission) where question is not null;
