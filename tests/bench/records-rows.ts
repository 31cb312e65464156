import { chance } from './seed.ts'

/** Which of the maker's families the row `i` is about, in all kinds of rows alike. */
const families = ['C68', 'V4R', 'V3', 'V3R', 'TT1']

function oneOf(purpose: number, texts: readonly string[]): string {
  return `(array['${texts.join("','")}'])[1 + ${chance(purpose, texts.length)}]`
}

/** Everything that is made from the number of a row: its company, its moment in three years, what and who it is about. */
function made(rows: number, companies: number): string {
  return `(
    select i, 1 + (i * 7919) % ${companies} as company_id, 9 + 2 * (1 + (i * 7919) % ${companies}) as owner_id,
      lpad(i::text, 7, '0') as bare, now() - (${rows} - i) * (interval '3 years' / ${rows}) as at,
      ${oneOf(21, families)} as family,
      ${oneOf(22, ['Telaio', 'Telaio', 'Forcella', 'Manubrio CC.01', 'Reggisella', 'Movimento centrale', 'Collarino reggisella'])} as part,
      ${oneOf(23, ['420', '455', '485', '510', '530', '550', '570'])} as size,
      ${oneOf(24, ['nero opaco', 'bianco perla', 'rosso corsa', 'blu notte', 'verde salvia', 'grigio titanio'])} as colour,
      ${oneOf(25, ['Marco', 'Giulia', 'Luca', 'Chiara', 'Paolo', 'Elena', 'Andrea', 'Sara', 'Camille', 'James'])} as first_name,
      name as last_name, 90000 + ${chance(26, 900_000)} as price
    from generate_series(1::bigint, ${rows}) as i join family_name on n = ${chance(27, 8000)}
  ) as made`
}

const orderRows = (rows: number, companies: number) => `
  insert into sales_order (id, company_id, number, external_document_number, name, status, created_at, changed_at,
    order_date, requested_delivery_date, currency, net_amount, vat_amount, total_amount, payment_method, shipping_agent,
    first_item, line_count, quantity_outstanding, search)
  overriding system value
  select 30000 + i, company_id, number, external, '', status, at, at, at::date, (at + interval '30 days')::date, 'EUR',
    price, price * 22 / 100, price + price * 22 / 100, 'bank_transfer', 'DHL', item, 1 + i % 2,
    case when status in ('shipped', 'invoiced', 'cancelled') then 0 else 1 + i % 2 end,
    lower(concat_ws(' ', number, external, 'Cicli ' || last_name, first_name || ' ' || last_name, item, family || '-' || size,
      case when status in ('shipped', 'invoiced') then family || '-0510-A' || bare || ' ' || family || '0510A' || bare end))
  from (
    select *, 'SO' || bare as number, 'PO-' || ${chance(31, 100_000)} as external,
      concat_ws(' ', part, family, size, colour) as item,
      case when i > ${rows} * 0.97 then ${oneOf(32, ['open', 'awaiting_payment', 'confirmed', 'partly_shipped'])}
        else ${oneOf(33, ['shipped', 'invoiced', 'invoiced', 'invoiced', 'cancelled'])} end as status
    from ${made(rows, companies)}
  ) as written order by i`

const invoiceRows = `
  insert into invoice (company_id, kind, number, order_number, issued_on, due_on, paid_on, currency, net_amount, vat_amount,
    total_amount, open_amount, changed_at, taken_at, search, digest)
  select company_id, case when id % 20 = 0 then 'credit' else 'invoice' end, 'FV' || number, number, order_date,
    order_date + 60, case when id % 3 = 0 then order_date + 50 end, currency, net_amount, vat_amount, total_amount,
    case when id % 3 = 0 then 0 else total_amount end, changed_at, changed_at, lower('FV' || number || ' ' || search), ''
  from sales_order order by id`

/** One or two an order. */
const orderLineRows = `
  insert into sales_order_line (order_id, position, item_number, item_name, quantity, quantity_shipped, price, amount,
    expected_date, serial_numbers)
  select id, position, 'ART-' || id % 5000, first_item, 1, case when quantity_outstanding = 0 then 1 else 0 end,
    net_amount / line_count, net_amount / line_count, requested_delivery_date,
    case when position = 1 and status in ('shipped', 'invoiced') then array['V4R0510A' || lpad(id::text, 7, '0')] else '{}' end
  from sales_order cross join lateral generate_series(1, line_count) as position order by id, position`

const orderAddressRows = `
  insert into sales_order_address (order_id, role, name, address, postcode, city, country)
  select id, 'selling', 'Cicli ' || company_id, 'Via Roma ' || id % 90, '20831', 'Seregno', 'IT' from sales_order order by id`

/** Four of five are such as their company sees. Nobody has to be reminded of any while pages are measured. */
const quoteRows = (rows: number, companies: number) => `
  insert into quote (id, company_id, number, title, owner_name, owner_email, status, amount, currency, expires_on, acceptance,
    decided_at, decided_by, decided_name, decided_submission, search, created_at, reminded_at)
  overriding system value
  select 4000 + i, company_id, number, title, 'Giulia Conti', 'staff1@bench.example', status, price, 'EUR',
    (at + interval '45 days')::date, acceptance, case when decided then at end, case when decided then owner_id end,
    case when decided then first_name || ' ' || last_name end, case when decided then gen_random_uuid() end,
    lower(concat_ws(' ', number, title, 'Giulia Conti', part, family, size, colour)), at, now()
  from (
    select *, acceptance <> 'pending' as decided from (
      select *, 'Q-' || bare as number, 'Telai ' || family || ' per ' || last_name as title,
        ${oneOf(41, ['APPROVED', 'APPROVED', 'APPROVED', 'APPROVAL_NOT_NEEDED', 'DRAFT'])} as status,
        case when ${chance(41, 5)} = 4 then 'pending' else ${oneOf(42, ['pending', 'accepted', 'accepted', 'rejected'])} end as acceptance
      from ${made(rows, companies)}
    ) as told
  ) as written order by i`

const productRows = (rows: number, companies: number) => `
  insert into product (company_id, frame_model, name, size, colour, serial_number, serial_folded, country, date_of_purchase,
    registered_on, warranty_expiry, longest_expiry, confirmed_by, held_since, held_by, safety_contact, submission, passport_code, search)
  select company_id, family, family || ' Disco', size, colour, serial, 'BENCH' || bare, 'IT', at::date, at::date,
    (at + interval '2 years')::date, (at + interval '2 years')::date, 'dealer', at, owner_id, true, gen_random_uuid(), md5('passport ' || i),
    lower(concat_ws(' ', serial, replace(serial, '-', ''), family, family || ' Disco', size, colour))
  from (select *, family || '-0510-A' || bare as serial from ${made(rows, companies)}) as written order by i`

/** The last of them wait for an answer, the others were answered long ago. */
const leadRows = (rows: number, companies: number) => `
  insert into lead (id, company_id, routed_by, submission, first_name, last_name, email, mobile_phone, message,
    products_of_interest, dealer_amount, currency, acceptance, decline_reason, lead_status, lost_reason, search, created_at,
    routed_at, answered_at, answered_by, due_at, closed_at, reminded_at)
  overriding system value
  select 3000 + i, company_id, 1 + i % 10, gen_random_uuid(), first_name, last_name, email, phone, message, array[family],
    case when acceptance = 'accepted' then price end, 'EUR', acceptance, case acceptance when 'declined' then 'too_far' end,
    lead_status, case lead_status when 'lost' then 'price' end,
    lower(concat_ws(' ', first_name, last_name, email, phone, replace(phone, ' ', ''), family, message)), at, at,
    case when acceptance <> 'routed' then at + interval '1 day' end, case when acceptance <> 'routed' then owner_id end,
    case acceptance when 'routed' then at + interval '3 days' end,
    case when lead_status in ('won', 'lost') then at + interval '20 days' end, now()
  from (
    select *, lower(first_name || '.' || last_name || i % 1000) || '@esempio.example' as email,
      '+39 33' || i % 10 || ' ' || lpad((${chance(51, 10_000_000)})::text, 7, '0') as phone,
      'Vorrei provare un telaio ' || family || ' ' || size || ' ' || colour || ', quando posso passare?' as message,
      case when acceptance = 'accepted' then ${oneOf(52, ['new', 'contacted', 'appointment', 'offer', 'won', 'won', 'lost', 'lost'])} end as lead_status
    from (
      select *, case when i > ${rows} * 0.99 then 'routed' else ${oneOf(53, ['accepted', 'accepted', 'accepted', 'declined'])} end as acceptance
      from ${made(rows, companies)}
    ) as answered
  ) as written order by i`

/** One a company, of the same number. */
const shopRows = (companies: number) => `
  insert into shop (id, company_id, submission, name, street, postcode, city, country, time_zone, phone, email, hours, way_in,
    created_at)
  overriding system value
  select i, i, gen_random_uuid(), 'Negozio ' || i, 'Via Roma ' || i % 90, '20831', 'Seregno', 'IT', 'Europe/Rome', '', '',
    '[[], [], [], [], [], [], []]', '', now()
  from generate_series(1::bigint, ${companies}) as i`

/** All of them over: nobody has to be reminded of any while pages are measured. */
const appointmentRows = (rows: number, companies: number) => `
  insert into appointment (id, shop_id, kind, kind_words, mode, minutes, day, bicycle, serial_number, person_name, person_phone,
    person_email, locale, message, state, token_hash, token_sealed, booked_by, submission, created_at, ended_at, lookup)
  overriding system value
  select 6000 + i, company_id, ${oneOf(61, ['first_check', 'yearly', 'repair', 'recall'])}, '', 'day', 60, at::date, bicycle,
    serial, named, '', '', 'it', '', 'done', sha256(('token ' || i)::bytea), '', owner_id, gen_random_uuid(), at, at,
    lower(concat_ws(' ', named, bicycle, serial))
  from (
    select *, family || '-0510-A' || bare as serial, 'Telaio ' || family || ' ' || colour as bicycle,
      first_name || ' ' || last_name as named
    from ${made(rows, companies)}
  ) as written order by i`

const checkRows = (rows: number, companies: number) => `
  insert into bicycle_check (id, checklist, names, kind, catalogue_version, company_id, begun_by, serial_number, serial_folded,
    family, state, begun_at, changed_at, signed_at, signed_on, signed_by, mechanic_name, words)
  overriding system value
  select 6000 + i, 'yearly', '{"it": "Tagliando", "en": "Service", "fr": "Révision"}', 'yearly', 1, company_id, owner_id, serial,
    'BENCH' || bare, family, 'signed', at, at, at, at::date, owner_id, first_name || ' ' || last_name,
    lower(concat_ws(' ', 'Tagliando', 'Service', 'Révision', serial, family))
  from (select *, family || '-0510-A' || bare as serial from ${made(rows, companies)}) as written order by i`

/** No maker has more; one in ten is still a draft. */
const recallRows = `
  insert into recall (id, number, kind, state, texts, families, words, submission, created_by, created_at, published_at, closed_at)
  overriding system value
  select 800 + i, '2026-' || i, 'recall', case when i % 10 = 0 then 'draft' else 'closed' end,
    jsonb_build_object('product', named, 'risk', named, 'action', named, 'reason', named), array['V4R'],
    lower('2026-' || i || ' Forcella V4R ' || i), gen_random_uuid(), 1, at, case when i % 10 <> 0 then at end,
    case when i % 10 <> 0 then at end
  from generate_series(1::bigint, 300) as i
    cross join lateral (select now() - i * interval '10 days' as at) moment
    cross join lateral (select jsonb_build_object('it', 'Forcella V4R', 'en', 'Fork V4R', 'fr', 'Fourche V4R') as named) text`

/** Over ten years, one in twenty still open. */
const remarkRows = (rows: number, companies: number) => `
  insert into remark (id, guide, title, number, version, page, body, account_id, submission, search, said_at, outcome, closed_by,
    closed_at)
  overriding system value
  select 700 + i, ${oneOf(67, ['manual', 'size-guide', 'bulletin'])}, family || ': montaggio', '', 1, 1 + i % 60, body, owner_id,
    gen_random_uuid(), lower(family || ': montaggio ' || body), at, case when i % 20 = 0 then '' else 'Corretto.' end,
    case when i % 20 <> 0 then 1 end, case when i % 20 <> 0 then at end
  from (select *, 'La coppia del collarino non torna, pagina ' || i as body from ${made(rows, companies)}) as written order by i`

/** Over ten years, one in fifty still open; none with a file: what its list costs is counted. */
const shareRows = (rows: number, companies: number) => `
  insert into media_share (id, company_id, made_by, recipient, note, made_at, last_day, token_hash, submission, search)
  overriding system value
  select 800 + i, company_id, owner_id, 'Studio ' || i, body, at, at::date + case when i % 50 = 0 then 5000 else 30 end,
    sha256(('share ' || i)::bytea), gen_random_uuid(), lower('Studio ' || i || ' ' || body)
  from (select *, 'Per il volantino ' || i as body from ${made(rows, companies)}) as shared order by i`

/** The tables that the rows are in, and what fills them, one after the other. */
export const recordTables = [
  'sales_order',
  'sales_order_line',
  'sales_order_address',
  'invoice',
  'quote',
  'product',
  'lead',
  'shop',
  'appointment',
  'bicycle_check',
  'recall',
  'remark',
  'media_share',
]

export function recordRows(rows: number, companies: number): string[] {
  const all = [orderRows, quoteRows, productRows, leadRows, appointmentRows, checkRows, remarkRows, shareRows]
  const many = all.map((statement) => statement(rows, companies))
  const sequences = [
    'sales_order',
    'quote',
    'lead',
    'shop',
    'appointment',
    'bicycle_check',
    'recall',
    'remark',
    'media_share',
  ].map((table) => `select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`)
  return [shopRows(companies), ...many, recallRows, orderLineRows, orderAddressRows, invoiceRows, ...sequences]
}
