-- An entry of a ticket's chain took up to five statements, and a new ticket with three photos makes five entries. Now its
-- chain grows, or begins, and the entry is written, in one. What an entry holds is as before (0079).
create function chain_digest(of_ticket bigint, at integer, of_kind text, named text, held bytea, head bytea) returns bytea
language sql stable as $$
  select sha256(convert_to(
    concat_ws(' ', of_ticket, at, of_kind, named, encode(held, 'hex'), encode(head, 'hex')), 'UTF8'))
$$;

create or replace function chain_entry(of_ticket bigint, of_kind text, of_row bigint, of_file uuid, said jsonb) returns void
language plpgsql as $$
declare
  pepper uuid := gen_random_uuid();
  held bytea := sha256(convert_to(pepper::text || said::text, 'UTF8'));
  named text := coalesce(of_row::text, of_file::text, '-');
begin
  with grown as (
    insert into ticket_chain as chain (ticket_id, length, head)
      values (of_ticket, 1, chain_digest(of_ticket, 1, of_kind, named, held, ''))
      on conflict (ticket_id) do update set length = chain.length + 1, is_sealed = false,
        head = chain_digest(of_ticket, chain.length + 1, of_kind, named, held, chain.head)
      returning chain.length, chain.head
  )
  insert into ticket_log (ticket_id, position, kind, row_id, file_id, salt, content, digest)
    select of_ticket, grown.length, of_kind, of_row, of_file, pepper, held, grown.head from grown;
end $$;
