-- Of a backup that goes to a bucket: the store gives no answer, refuses, or has no such bucket.
do $$
declare
  known text;
begin
  select pg_get_constraintdef(oid) into strict known from pg_constraint
    where conrelid = 'backup'::regclass and conname = 'backup_error_check';
  alter table backup drop constraint backup_error_check;
  execute 'alter table backup add constraint backup_error_check '
    || regexp_replace(known, '\]\)', ', ''store-away''::text, ''store-refuses''::text, ''store-missing''::text])');
end $$;
