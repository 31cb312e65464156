-- A change and what tells other systems of it are kept together, or neither, by whichever verb or import it comes. Where
-- nobody wants to hear of it, nothing is written.

-- A company hears of what is its own, what it may see (told) and what its licence holds. The rows of endpoints are held:
-- one that is deleted this very moment is not written for. Those of one endpoint leave in the order of their ids.
create function put_webhooks(event text, module_needed text, whose bigint, told boolean, at timestamptz, data jsonb)
returns void language plpgsql as $$
begin
  -- The usual case costs one look at a small table.
  if not exists (select from webhook_endpoint where off_at is null and event = any (events)) then return; end if;
  with wanted as (
    select id from webhook_endpoint
    where off_at is null and event = any (events) and (company_id is null or (told and company_id = whose and exists (
      select from company_module licence
      where licence.company_id = whose and licence.module = module_needed and licence.state = 'active')))
    order by id for key share
  ), delivery as (
    insert into webhook_delivery (endpoint_id, type, at, data) select id, event, put_webhooks.at, put_webhooks.data from wanted
    returning id, endpoint_id
  )
  insert into outbox (kind, subject, payload, due_at, created_at)
  select 'webhook.deliver', 'webhook ' || endpoint_id, jsonb_build_object('deliveryId', id), put_webhooks.at, put_webhooks.at
  from delivery order by id;
end $$;

create function put_ticket_webhooks() returns trigger language plpgsql as $$
declare
  whose bigint;
  told boolean := not new.detail @> '{"apart": true}';
  about jsonb;
begin
  if not exists (select from webhook_endpoint where off_at is null) then return null; end if;
  select company_id into whose from ticket where id = new.ticket_id;
  about := jsonb_build_object('ticket', new.ticket_id, 'company', whose);
  if new.kind = 'opened' then
    perform put_webhooks('ticket.opened', 'tickets', whose, told, new.at, about);
  end if;
  if new.kind = 'decision' then
    perform put_webhooks('ticket.decided', 'tickets', whose, told, new.at,
      about || jsonb_build_object('accepted', (new.detail ->> 'accepted')::boolean));
  end if;
  if new.from_stage is not null and new.to_stage is distinct from new.from_stage then
    perform put_webhooks('ticket.stage_changed', 'tickets', whose, told, new.at,
      about || jsonb_build_object('from', new.from_stage, 'to', new.to_stage));
    if new.to_stage = 'ticket_closed' then
      perform put_webhooks('ticket.closed', 'tickets', whose, told, new.at, about);
    end if;
  end if;
  return null;
end $$;
create trigger ticket_event_webhooks after insert on ticket_event for each row
  when (new.kind in ('opened', 'decision') or new.to_stage is not null) execute function put_ticket_webhooks();

create function put_message_webhooks() returns trigger language plpgsql as $$
declare whose bigint;
begin
  if not exists (select from webhook_endpoint where off_at is null) then return null; end if;
  select company_id into whose from ticket where id = new.ticket_id;
  perform put_webhooks('ticket.message_added', 'tickets', whose, true, new.created_at, jsonb_build_object(
    'ticket', new.ticket_id, 'company', whose, 'message', new.id,
    'by', case when new.from_staff then 'maker' else 'company' end));
  return null;
end $$;
-- Of internal notes nobody outside hears.
create trigger message_webhooks after insert on message for each row
  when (not new.internal) execute function put_message_webhooks();

create function put_product_webhooks() returns trigger language plpgsql as $$
begin
  perform put_webhooks('product.registered', 'products', new.company_id, true, now(),
    jsonb_build_object('product', new.product_id, 'company', new.company_id));
  return null;
end $$;
create trigger product_event_webhooks after insert on product_event for each row
  when (new.kind = 'registered') execute function put_product_webhooks();

-- Orders, quotes and leads: whether somebody outside could read another thing than before. What an import writes as it
-- was is no change; nor is what the portal keeps for itself. A quote that waits for its number is told of with it.
create function put_trade_webhooks() returns trigger language plpgsql as $$
declare
  kept text[] := array['search', 'by_hand', 'submission', 'decided_submission', 'reminded_at'];
  row_now jsonb;
  row_before jsonb := '{}';
  told boolean := true;
  about jsonb;
begin
  if not exists (select from webhook_endpoint where off_at is null and tg_argv[0] || '.changed' = any (events)) then
    return null;
  end if;
  row_now := to_jsonb(new);
  if tg_op = 'UPDATE' then row_before := to_jsonb(old); end if;
  if row_now - kept = row_before - kept or row_now ->> 'number' = row_now ->> 'submission' then return null; end if;
  about := jsonb_build_object(tg_argv[0], new.id, 'company', new.company_id, 'change',
    case when tg_op = 'INSERT' or row_before ->> 'number' = row_before ->> 'submission' then 'added' else 'changed' end);
  if tg_argv[0] <> 'lead' then about := about || jsonb_build_object('number', row_now ->> 'number'); end if;
  if tg_argv[0] = 'quote' then told := row_now ->> 'status' in ('APPROVED', 'APPROVAL_NOT_NEEDED'); end if;
  perform put_webhooks(tg_argv[0] || '.changed', tg_argv[1], new.company_id, told, now(), about);
  return null;
end $$;
create trigger sales_order_webhooks after insert or update on sales_order for each row
  execute function put_trade_webhooks('order', 'erp-integration');
create trigger quote_webhooks after insert or update on quote for each row
  execute function put_trade_webhooks('quote', 'quotes');
create trigger lead_webhooks after insert or update on lead for each row
  execute function put_trade_webhooks('lead', 'leads');
