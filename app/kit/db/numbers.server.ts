/**
 * What was numbered between a backup and its restore has left the house: orders in the ERP, records of the CRM, ids of mails,
 * links. So that nothing new bears one of these numbers, a statement that moves all of them on: by a thousand those that people
 * read, which begin high, and the others by more than leave in a day.
 */
export const moveNumbersOn = `
  select setval(format('%I.%I', schemaname, sequencename)::regclass,
    coalesce(last_value, start_value) + case when start_value > 1 then 1000 else 1000000 end)
  from pg_sequences where schemaname = 'public'`
