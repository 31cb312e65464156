-- Of a backup whose files lie in a bucket: that one gives no answer, refuses, or is not there. It was told as the folder, or
-- the bucket, of the backups.
do $$
declare
  known text;
begin
  select pg_get_constraintdef(oid) into strict known from pg_constraint
    where conrelid = 'backup'::regclass and conname = 'backup_error_check';
  alter table backup drop constraint backup_error_check;
  execute 'alter table backup add constraint backup_error_check '
    || regexp_replace(known, '\]\)', ', ''files-away''::text, ''files-refuse''::text, ''files-missing''::text])');
end $$;
