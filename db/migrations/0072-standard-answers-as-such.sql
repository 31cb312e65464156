-- A text that is a standard answer as it stands is kept as such: its code, the version of the catalogue it is in, and the
-- promised day it may name. Each side then reads it in its own language; the text beside it is as it was sent.
alter table message add column answer jsonb;
alter table ticket add column decision_answer jsonb;
