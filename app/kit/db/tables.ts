// Written by `npm run db:types` from the migrated schema.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

export type Tables = {
  access_request: {
    id: GeneratedAlways<number>
    account_id: number
    kind: 'dealer' | 'customer'
    company_name: Generated<string>
    asked_at: Date
    answered_at: Date | null
    answered_by: number | null
    approved: boolean | null
    reason: string | null
  }
  account: {
    id: GeneratedAlways<number>
    subject: string
    email: string
    email_verified: Generated<boolean>
    name: string
    locale: 'it' | 'en' | 'fr'
    contact_id: string | null
    company_id: number | null
    role: 'owner' | 'sales' | 'workshop' | 'customer' | 'agent' | 'admin' | null
    approved_at: Date | null
    disabled_at: Date | null
    last_sign_in_at: Date | null
    created_at: Date
    first_name: Generated<string>
    country: Generated<string>
    news_from: Date | null
  }
  answer_use: {
    code: string
    kind_of_damage: string
    uses: number
  }
  api_answer: {
    token_id: number
    key: string
    digest: Buffer
    begun_at: Date
    status: number | null
    answer: ColumnType<unknown, string | null, string | null>
  }
  api_token: {
    id: GeneratedAlways<number>
    name: string
    company_id: number | null
    scopes: string[]
    token_hash: Buffer
    ending: string
    created_by: number
    created_at: Date
    ends_at: Date | null
    last_used_at: Date | null
    revoked_at: Date | null
    revoked_by: number | null
    counted_from: Date | null
    counted: Generated<number>
  }
  appointment: {
    id: GeneratedAlways<number>
    shop_id: number
    kind: 'first_check' | 'yearly' | 'repair' | 'warranty_inspection' | 'recall' | 'fitting' | 'test_ride' | 'handover'
    kind_words: string
    mode: 'day' | 'hour'
    minutes: number
    day: string
    starts_at: Date | null
    ends_at: Date | null
    lane: number | null
    promised_at: Date | null
    bicycle: string
    serial_number: string
    product_id: number | null
    ticket_id: number | null
    lead_id: number | null
    account_id: number | null
    person_name: string
    person_phone: string
    person_email: string
    locale: 'it' | 'en' | 'fr'
    message: string
    state: Generated<'booked' | 'arrived' | 'ready' | 'done' | 'cancelled' | 'no_show'>
    cancelled_by: 'shop' | 'person' | null
    cancel_reason: Generated<string>
    sequence: Generated<number>
    token_hash: Buffer
    token_sealed: Buffer
    booked_by: number
    submission: string
    created_at: Date
    ended_at: Date | null
    lookup: Generated<string>
    cancel_why:
      | 'unable'
      | 'not_needed'
      | 'elsewhere'
      | 'asked'
      | 'shop_closed'
      | 'no_parts'
      | 'no_staff'
      | 'mistake'
      | 'other'
      | null
    reminded_for: string | null
    package_id: number | null
    package_amount: number | null
    package_currency: string | null
    promise_kept: boolean | null
    surveys_wanted_at: Date | null
    surveys_wanted_by: number | null
    form_content: string | null
  }
  appointment_event: {
    id: GeneratedAlways<number>
    appointment_id: number
    kind:
      | 'booked'
      | 'moved'
      | 'promised'
      | 'arrived'
      | 'ready'
      | 'done'
      | 'cancelled'
      | 'no_show'
      | 'relinked'
      | 'surveys_yes'
      | 'surveys_no'
      | 'not_arrived'
    actor_id: number | null
    at: Date
    detail: ColumnType<unknown, string | undefined, string>
  }
  appointment_kind: {
    id: GeneratedAlways<number>
    shop_id: number
    kind: 'first_check' | 'yearly' | 'repair' | 'warranty_inspection' | 'recall' | 'fitting' | 'test_ride' | 'handover'
    mode: 'day' | 'hour'
    minutes: number
    lanes: Generated<number>
    words: Generated<string>
    for_riders: Generated<boolean>
    active: Generated<boolean>
  }
  appointment_rules: {
    shop_id: number
    hours_ahead: number
    days_ahead: number
    cancel_hours: number
    bench_minutes: number[]
  }
  assignment_rule: {
    id: GeneratedAlways<number>
    country: string | null
    family: string | null
    assignee_id: number
    created_by: number
    created_at: Date
  }
  attachment: {
    id: string
    owner_id: number
    submission: string
    field: 'attachments' | 'receipt'
    ticket_id: number | null
    message_id: number | null
    company_id: number | null
    internal: Generated<boolean>
    name: string
    kind: 'photo' | 'pdf' | 'video'
    media_type: string
    bytes: number
    content_key: string
    thumb_key: string | null
    width: number | null
    height: number | null
    captured_at: string | null
    created_at: Date
    withdrawn_at: Date | null
    sent_sha256: string | null
    product_id: number | null
    place: Generated<number>
    turned: Generated<number>
    turned_by: number | null
    turned_at: Date | null
    quote_id: number | null
    slot: string | null
    printed: Generated<boolean>
    content_sha256: string | null
    bulletin_id: number | null
    check_id: number | null
  }
  audience: {
    id: GeneratedAlways<number>
    sides: Generated<('dealer' | 'rider')[]>
    roles: Generated<('owner' | 'sales' | 'workshop')[]>
    countries: Generated<string[]>
    families: Generated<string[]>
  }
  audience_company: {
    audience_id: number
    company_id: number
  }
  backup: {
    id: GeneratedAlways<number>
    day: string | null
    asked_at: Date
    started_at: Date | null
    finished_at: Date | null
    file: string | null
    bytes: number | null
    error:
      | 'full'
      | 'missing'
      | 'not-writable'
      | 'interrupted'
      | 'failed'
      | 'store-away'
      | 'store-refuses'
      | 'store-missing'
      | 'files-away'
      | 'files-refuse'
      | 'files-missing'
      | null
  }
  bench_day: {
    shop_id: number
    day: string
    minutes: number
    booked: Generated<number>
    own: Generated<boolean>
  }
  bicycle_check: {
    id: GeneratedAlways<number>
    checklist: string
    names: ColumnType<unknown, string, string>
    kind: 'delivery' | 'first_check' | 'yearly' | 'remedy' | 'other'
    catalogue_version: number
    company_id: number
    begun_by: number
    product_id: number | null
    serial_number: string
    serial_folded: string
    family: string
    appointment_id: number | null
    unit_id: number | null
    corrects_id: number | null
    state: Generated<'open' | 'signed'>
    begun_at: Date
    changed_at: Date
    signed_at: Date | null
    signed_on: string | null
    signed_by: number | null
    mechanic_name: Generated<string>
    rider_name: Generated<string>
    holder_id: number | null
    words: string
  }
  bicycle_check_step: {
    check_id: number
    step: string
    answer: 'done' | 'skipped'
    measured: number | null
    reason: Generated<string>
    version: Generated<number>
    answered_by: number
    answered_at: Date
  }
  brand_draft: {
    is_only: Generated<boolean>
    content: ColumnType<unknown, string | null, string | null>
    revision: Generated<number>
    changed_at: Date
    changed_by: number | null
  }
  brand_picture: {
    src: string
    type: 'image/svg+xml' | 'image/png' | 'image/webp'
    content: Buffer
    version: number | null
  }
  brand_version: {
    number: number
    content: ColumnType<unknown, string, string>
    published_at: Date
    published_by: number | null
    note: Generated<string>
  }
  built_bicycle: {
    id: GeneratedAlways<number>
    serial_number: string
    serial_folded: string
    family: string
    size: Generated<string>
    colour: Generated<string>
    made_on: string | null
    company_id: number | null
    delivered_on: string | null
    listed_at: Date
    sold_by_order: number | null
  }
  bulletin: {
    id: GeneratedAlways<number>
    number: string
    state: Generated<'draft' | 'published'>
    titles: ColumnType<unknown, string, string>
    bodies: ColumnType<unknown, string, string>
    families: Generated<string[]>
    audience_id: number
    asks: boolean
    replaces_id: number | null
    version: Generated<number>
    asked_version: Generated<number>
    asked_at: Date | null
    revision: Generated<number>
    search: string
    submission: string
    created_by: number | null
    created_at: Date
    published_at: Date | null
    changed_at: Date | null
    reminded_at: Date | null
    listed_at: Date
    form_content: string | null
  }
  bulletin_confirmation: {
    bulletin_id: number
    account_id: number
    version: number
    at: Date
  }
  bulletin_serial: {
    bulletin_id: number
    first_serial: string
    last_serial: string
    first_folded: string
    last_folded: string
  }
  bulletin_version: {
    bulletin_id: number
    number: number
    titles: ColumnType<unknown, string, string>
    bodies: ColumnType<unknown, string, string>
    asked_again: boolean
    published_by: number | null
    published_at: Date
  }
  calendar_key: {
    id: GeneratedAlways<number>
    account_id: number
    shop_id: number | null
    key_hash: Buffer
    created_at: Date
    revoked_at: Date | null
  }
  call_back: {
    ticket_id: number
    due_on: string
    caller_id: number | null
    taken_at: Date | null
    done_by: number | null
    done_at: Date | null
    note: Generated<string>
  }
  camera_code: {
    id: GeneratedAlways<number>
    account_id: number
    session_id: number
    submission: string
    token_hash: Buffer
    device_hash: Buffer | null
    tries: Generated<number>
    created_at: Date
    ends_at: Date
    ended_at: Date | null
    for_id: number | null
  }
  catalogue_draft: {
    is_only: Generated<boolean>
    content: ColumnType<unknown, string | null, string | null>
    revision: Generated<number>
    changed_at: Date
    changed_by: number | null
  }
  catalogue_version: {
    number: number
    content: ColumnType<unknown, string, string>
    published_at: Date
    published_by: number | null
    note: Generated<string>
  }
  company: {
    id: GeneratedAlways<number>
    kind: 'dealer' | 'customer'
    name: string
    country: string
    created_at: Date
    vat_number: Generated<string>
    name_folded: GeneratedAlways<string>
    customer_number: string | null
    locale: Generated<'it' | 'en' | 'fr'>
    street: Generated<string>
    postcode: Generated<string>
    city: Generated<string>
    phone: Generated<string>
    email: Generated<string>
    submission: string | null
    erased_digest: string | null
    form_content: string | null
  }
  company_event: {
    id: GeneratedAlways<number>
    company_id: number
    kind:
      | 'created'
      | 'changed'
      | 'terms'
      | 'shop_added'
      | 'shop_changed'
      | 'shop_removed'
      | 'merged'
      | 'seen_as'
      | 'seen_as_ended'
    actor_id: number
    at: Date
    detail: ColumnType<unknown, string | undefined, string>
  }
  company_merge: {
    former_id: number
    company_id: number
    customer_number: string | null
  }
  company_module: {
    company_id: number
    module: string
    state: 'active' | 'requested' | 'refused'
    requested_by: number | null
    requested_at: Date | null
    answered_by: number | null
    answered_at: Date | null
    reason: string | null
  }
  company_terms: {
    company_id: number
    valid_from: string
    labour_rate: number
    currency: string
  }
  console_act: {
    id: GeneratedAlways<number>
    at: Date
    actor_id: number
    kind:
      | 'module-granted'
      | 'module-refused'
      | 'module-activated'
      | 'module-deactivated'
      | 'invited'
      | 'role-changed'
      | 'person-removed'
      | 'account-disabled'
      | 'account-enabled'
      | 'second-factor-reset'
      | 'token-made'
      | 'token-revoked'
      | 'webhook-added'
      | 'webhook-changed'
      | 'webhook-secret'
      | 'webhook-off'
      | 'webhook-on'
      | 'webhook-deleted'
      | 'catalogue-published'
      | 'brand-published'
      | 'retention-changed'
      | 'rule-set'
      | 'rule-removed'
      | 'signals-changed'
    company_id: number | null
    account_id: number | null
    what: Generated<string>
  }
  contact: {
    id: Generated<string>
    email: string
    name: string
    created_at: Date
    company_name: Generated<string>
    country: Generated<string>
    phone: Generated<string>
    vat_number: Generated<string>
    context: ColumnType<unknown, string | null, string | null>
  }
  credential: {
    subject: string
    email: string
    password_hash: string
    email_verified: Generated<boolean>
    disabled_at: Date | null
    created_at: Date
  }
  crm_link: {
    thing: 'company' | 'contact' | 'ticket' | 'message' | 'quote'
    own_id: string
    crm_id: string
    ties: Generated<string>
  }
  crm_mirror: {
    is_only: Generated<boolean>
    is_on: boolean
  }
  crm_notice: {
    digest: Buffer
    at: Date
  }
  crm_pull: {
    is_only: Generated<boolean>
    since: Date
    began_at: Date | null
    after: Generated<string>
    finished_at: Date | null
    taken: Generated<number>
  }
  draft: {
    account_id: number
    form: string
    submission: string
    fields: ColumnType<unknown, string, string>
    saved_at: Date
    page: string | null
    for_id: GeneratedAlways<number | null>
  }
  due_digest: {
    account_id: number
    day: string
  }
  erasure_request: {
    id: GeneratedAlways<number>
    account_id: number
    asked_at: Date
    carried_out_at: Date | null
    carried_out_by: number | null
    report: ColumnType<unknown, string | null, string | null>
  }
  erp_mark: {
    kind: 'orders' | 'items' | 'stock' | 'invoices'
    changed_up_to: Date | null
    begun_at: Date | null
    read_at: Date | null
    asked_at: Date | null
    failed_at: Date | null
    failure: 'no-answer' | 'no-entry' | 'busy' | 'unwell' | 'not-understood' | 'left-alone' | 'failed' | null
    failure_detail: Generated<string>
  }
  erp_rejected: {
    id: GeneratedAlways<number>
    kind: 'orders' | 'items' | 'stock' | 'invoices'
    number: string
    content: ColumnType<unknown, string, string>
    reasons: ColumnType<unknown, string, string>
    at: Date
  }
  erp_subscription: {
    resource: string
    subscription_id: string
    etag: string
    expires_at: Date
  }
  housekeeping: {
    is_only: Generated<boolean>
    looked_at: Date
  }
  import: {
    id: GeneratedAlways<number>
    kind: string
    state: 'columns' | 'checking' | 'ready' | 'applying' | 'applied' | 'undoing' | 'undone' | 'failed' | 'cancelled'
    file_name: string
    bytes: number
    sha256: string
    content_key: string | null
    facts: ColumnType<unknown, string, string>
    choices: ColumnType<unknown, string | undefined, string>
    counts: ColumnType<unknown, string | undefined, string>
    problem: ColumnType<unknown, string | null, string | null>
    good_only: Generated<boolean>
    created_by: number
    created_at: Date
    finished_at: Date | null
    submission: string
  }
  import_column: {
    kind: string
    header: string
    field: string
  }
  import_mistake: {
    import_id: number
    line: number
    field: string
    value: string
    reason: string
    slots: ColumnType<unknown, string | undefined, string>
    is_warning: Generated<boolean>
  }
  import_progress: {
    import_id: number
    done: Generated<number>
    total: Generated<number>
    is_cancelled: Generated<boolean>
    unread_since: Date | null
    begun: Generated<number>
  }
  import_row: {
    import_id: number
    key: string
    line: number
    status: 'new' | 'changed' | 'unchanged' | 'bad'
    data: ColumnType<unknown, string, string>
    before: ColumnType<unknown, string | null, string | null>
  }
  inbound_mail: {
    id: GeneratedAlways<number>
    key: Buffer
    uid_validity: number
    uid: number
    from_address: string
    subject: string
    body: string
    outcome: 'posted' | 'answered' | 'ignored' | 'bounce' | 'set-aside'
    reason:
      | ''
      | 'automatic'
      | 'loop'
      | 'report'
      | 'staff'
      | 'closed'
      | 'too-large'
      | 'files'
      | 'limit'
      | 'no-token'
      | 'old-token'
      | 'sender'
      | 'no-access'
      | 'empty'
      | 'too-many'
      | 'too-many-recipients'
      | 'unreadable'
      | 'complaint'
      | 'bounce-unknown'
    authentication: string
    account_id: number | null
    ticket_id: number | null
    message_id: number | null
    arrived_at: Date
    settled_at: Date | null
    settled_by: number | null
  }
  invite: {
    id: GeneratedAlways<number>
    company_id: number | null
    role: 'owner' | 'sales' | 'workshop' | 'customer' | 'agent' | 'admin'
    email: string
    name: Generated<string>
    locale: 'it' | 'en' | 'fr'
    token_hash: Buffer | null
    invited_by: number | null
    created_at: Date
    expires_at: Date
    accepted_at: Date | null
    accepted_by: number | null
    revoked_at: Date | null
  }
  invoice: {
    id: GeneratedAlways<number>
    company_id: number
    kind: 'invoice' | 'credit'
    number: string
    order_number: Generated<string>
    external_document_number: Generated<string>
    issued_on: string
    due_on: string | null
    paid_on: string | null
    currency: string
    net_amount: number
    vat_amount: number
    total_amount: number
    open_amount: number
    url: string | null
    changed_at: Date
    taken_at: Date
    search: string
    digest: string
  }
  invoice_line: {
    invoice_id: number
    position: number
    item_number: Generated<string>
    item_name: string
    quantity: number
    price: number
    amount: number
  }
  item: {
    number: string
    name_it: Generated<string>
    name_en: Generated<string>
    name_fr: Generated<string>
    gtin: Generated<string>
    family: Generated<string>
    size: Generated<string>
    colour: Generated<string>
    replaced_by: Generated<string>
    changed_at: Date
    digest: string
  }
  labour_line: {
    id: GeneratedAlways<number>
    ticket_id: number
    author_id: number
    submission: string
    code: string
    name: ColumnType<unknown, string, string>
    minutes: number
    note: Generated<string>
    created_at: Date
    granted_minutes: number | null
    granted_by: number | null
    granted_at: Date | null
  }
  lead: {
    id: GeneratedAlways<number>
    company_id: number
    routed_by: number
    submission: string
    first_name: string
    last_name: Generated<string>
    name: GeneratedAlways<string>
    email: Generated<string>
    mobile_phone: Generated<string>
    phone: Generated<string>
    message: Generated<string>
    products_of_interest: Generated<string[]>
    dealer_amount: number | null
    currency: string
    acceptance: Generated<'routed' | 'accepted' | 'declined'>
    decline_reason: 'no_time' | 'too_far' | 'known' | 'not_interested' | 'other' | null
    lead_status: 'new' | 'contacted' | 'appointment' | 'offer' | 'won' | 'lost' | null
    lost_reason: 'price' | 'elsewhere' | 'no_answer' | 'not_available' | 'gave_up' | 'other' | null
    reason_note: Generated<string>
    place: GeneratedAlways<'routed' | 'new' | 'contacted' | 'appointment' | 'offer' | 'won' | 'lost' | 'declined'>
    contact_version: Generated<number>
    contact_id: string | null
    search: string
    created_at: Date
    routed_at: Date
    answered_at: Date | null
    answered_by: number | null
    due_at: Date | null
    closed_at: Date | null
    erased_at: Date | null
    reminded_at: Date | null
    reference: string | null
    form_content: string | null
  }
  lead_event: {
    id: GeneratedAlways<number>
    lead_id: number
    kind: 'routed' | 'accepted' | 'declined' | 'status' | 'offer' | 'contact' | 'note' | 'note_edited'
    actor_id: number
    at: Date
    detail: ColumnType<unknown, string | undefined, string>
  }
  lead_note: {
    id: GeneratedAlways<number>
    lead_id: number
    author_id: number
    submission: string
    body: string
    version: Generated<number>
    created_at: Date
    edited_at: Date | null
    edited_by: number | null
  }
  lead_note_version: {
    note_id: number
    version: number
    body: string
    author_id: number
    at: Date
  }
  log_check: {
    id: GeneratedAlways<number>
    at: Date
    by_id: number
    report: ColumnType<unknown, string, string>
  }
  log_seal: {
    id: number
    at: Date
    digest: Buffer
  }
  log_seal_head: {
    seal_id: number
    ticket_id: number
    length: number
    head: Buffer
    removed_by: 'tickets' | 'aesthetic' | null
  }
  mail_bounce: {
    address: string
    failures: number
    status: string
    words: string
    last_at: Date
    blocked_at: Date | null
    before_at: Date | null
  }
  media_share: {
    id: GeneratedAlways<number>
    company_id: number
    made_by: number
    recipient: string
    note: Generated<string>
    made_at: Date
    last_day: string
    revoked_at: Date | null
    revoked_by: number | null
    token_hash: Buffer
    submission: string
    accepted: Generated<number>
    accepted_at: Date | null
    downloads: Generated<number>
    search: string
    form_content: string | null
  }
  media_share_asset: {
    share_id: number
    resource_id: number
    downloads: Generated<number>
  }
  message: {
    id: GeneratedAlways<number>
    ticket_id: number
    author_id: number
    from_staff: boolean
    internal: Generated<boolean>
    submission: string
    body: string
    created_at: Date
    answer: ColumnType<unknown, string | null, string | null>
    question: ColumnType<unknown, string | null, string | null>
    answers_id: number | null
    follower_id: number | null
  }
  one_time_link: {
    token_hash: Buffer
    purpose: 'verify' | 'reset' | 'change-email'
    subject: string
    email: string
    created_at: Date
    expires_at: Date
    used_at: Date | null
  }
  order_request: {
    id: GeneratedAlways<number>
    company_id: number
    asked_by: number
    source_order: string
    state: Generated<'waiting' | 'taken' | 'refused'>
    erp_number: Generated<string>
    reason: Generated<string>
    submission: string
    asked_at: Date
    answered_at: Date | null
    form_content: string | null
  }
  order_request_line: {
    request_id: number
    position: number
    item_number: string
    item_name: Generated<string>
    quantity: number
  }
  outbox: {
    id: GeneratedAlways<number>
    kind: string
    subject: string
    payload: ColumnType<unknown, string, string>
    attempts: Generated<number>
    due_at: Date
    done_at: Date | null
    dead_at: Date | null
    last_error: string | null
    created_at: Date
    claimed_until: Date | null
    trace: Generated<string | null>
    begun: Generated<number>
    lane: GeneratedAlways<string>
    left_at: Date | null
  }
  package: {
    id: GeneratedAlways<number>
    kind: 'supply' | 'service'
    state: Generated<'draft' | 'published' | 'ended'>
    titles: ColumnType<unknown, string, string>
    bodies: ColumnType<unknown, string, string>
    families: Generated<string[]>
    audience_id: number
    valid_from: string | null
    valid_until: string | null
    books: 'first_check' | 'yearly' | 'repair' | 'fitting' | null
    minutes: number | null
    checklist: Generated<string>
    successor_id: number | null
    revision: Generated<number>
    search: string
    submission: string
    created_by: number | null
    created_at: Date
    published_at: Date | null
    ended_at: Date | null
    listed_at: Date
    picture_id: number | null
    form_content: string | null
  }
  package_country_price: {
    package_id: number
    country: string
    currency: string
    amount: number
  }
  package_line: {
    package_id: number
    position: number
    item_number: string
    words: ColumnType<unknown, string, string>
    quantity: number
    sizes: Generated<string[]>
    colours: Generated<string[]>
    variants: Generated<string[]>
  }
  package_price: {
    package_id: number
    company_id: number
    amount: number
    currency: string
    minutes: number
    set_by: number
    set_at: Date
    shop_id: number | null
  }
  passkey: {
    id: string
    account_id: number
    name: string
    public_key: Buffer
    counter: number
    transports: string[]
    created_at: Date
    last_used_at: Date | null
  }
  picture_match: {
    attachment_id: string
    other_id: string
  }
  picture_print: {
    attachment_id: string
    prints: string[]
    keys: number[]
    compared: Generated<boolean>
  }
  product: {
    id: GeneratedAlways<number>
    company_id: number
    frame_model: string
    name: string
    size: Generated<string>
    colour: Generated<string>
    serial_number: string
    serial_folded: string
    country: string
    date_of_purchase: string
    registered_on: string
    warranty_expiry: string
    first_owner: Generated<boolean>
    held_since: Date
    held_by: number | null
    safety_contact: boolean
    submission: string
    attributes: ColumnType<unknown, string | undefined, string>
    passport_code: string
    search: string
    version: Generated<number>
    confirmed_by: 'receipt' | 'dealer' | 'staff' | null
    longest_expiry: string
    service_book: ColumnType<unknown, string | null, string | null>
    service_code: string | null
    service_due: string | null
    service_until: string | null
    service_reminded: string | null
  }
  product_event: {
    id: GeneratedAlways<number>
    product_id: number
    company_id: number
    actor_id: number | null
    kind:
      | 'registered'
      | 'code'
      | 'code_withdrawn'
      | 'transferred'
      | 'passport'
      | 'service'
      | 'consumable'
      | 'accessory'
      | 'note'
      | 'consent'
      | 'corrected'
      | 'attributes'
      | 'confirmed'
      | 'given_way'
    subject: Generated<string>
    state: Generated<string>
    day: string
    body: Generated<string>
    submission: string | null
    at: Date
    changes: ColumnType<unknown, string | undefined, string>
    by_maker: Generated<boolean>
    dealer_id: number | null
  }
  product_transfer: {
    product_id: number
    code_hash: Buffer
    created_by: number
    created_at: Date
    expires_at: Date
    by_maker: Generated<boolean>
  }
  queue_columns: {
    account_id: number
    columns: string[]
  }
  quote: {
    id: GeneratedAlways<number>
    company_id: number
    number: string
    title: string
    owner_name: string
    owner_email: string
    link: string | null
    status: Generated<'DRAFT' | 'PENDING_APPROVAL' | 'REJECTED' | 'APPROVED' | 'APPROVAL_NOT_NEEDED'>
    amount: number
    currency: string
    terms: Generated<string>
    expires_on: string
    acceptance: Generated<'pending' | 'accepted' | 'rejected' | 'withdrawn'>
    decided_at: Date | null
    decided_by: number | null
    decided_name: string | null
    decided_comment: Generated<string>
    decided_submission: string | null
    search: string
    created_at: Date
    reminded_at: Date | null
    discount: Generated<number>
    version: Generated<number>
    submission: string | null
    touched_at: Generated<Date>
    form_content: string | null
  }
  quote_ask: {
    quote_id: number
    source: 'package'
    source_id: number
    title: string
    lines: ColumnType<unknown, string, string>
    note: string
    asked_by: number
    asked_at: Date
  }
  quote_event: {
    id: GeneratedAlways<number>
    quote_id: number
    kind: 'accepted' | 'rejected' | 'status' | 'written' | 'withdrawn' | 'asked'
    actor_id: number
    at: Date
    from_status: 'DRAFT' | 'PENDING_APPROVAL' | 'REJECTED' | 'APPROVED' | 'APPROVAL_NOT_NEEDED' | null
    to_status: 'DRAFT' | 'PENDING_APPROVAL' | 'REJECTED' | 'APPROVED' | 'APPROVAL_NOT_NEEDED' | null
    reason: Generated<string>
  }
  quote_line: {
    quote_id: number
    position: number
    item: string
    quantity: number
    price: number
    discount: Generated<number>
    amount: number
    item_number: Generated<string>
  }
  quote_message: {
    id: GeneratedAlways<number>
    quote_id: number
    author_id: number
    from_staff: boolean
    submission: string
    body: string
    created_at: Date
  }
  rating_figure: {
    month: string
    kind_of_damage: string
    score: number
    answers: number
  }
  recall: {
    id: GeneratedAlways<number>
    number: string
    kind: 'recall' | 'service_action' | 'stop_sale'
    state: Generated<'draft' | 'published' | 'closed'>
    texts: ColumnType<unknown, string, string>
    remedies: Generated<('repair' | 'replacement' | 'refund')[]>
    families: Generated<string[]>
    bought_from: string | null
    bought_until: string | null
    minutes: Generated<number>
    phone: Generated<string>
    email: Generated<string>
    words: string
    version: Generated<number>
    submission: string
    created_by: number | null
    created_at: Date
    published_at: Date | null
    closed_at: Date | null
    checklist: Generated<string>
    serial_count: Generated<number>
    form_content: string | null
    corrected_at: Date | null
  }
  recall_event: {
    id: GeneratedAlways<number>
    recall_id: number
    unit_id: number | null
    kind: 'written' | 'published' | 'closed' | 'unit' | 'stock' | 'corrected'
    actor_id: number | null
    detail: ColumnType<unknown, string | undefined, string>
    at: Date
  }
  recall_picture: {
    id: GeneratedAlways<number>
    recall_id: number
    content_key: string
    name: string
    width: number | null
    height: number | null
    alt: ColumnType<unknown, string, string>
    created_at: Date
  }
  recall_serial: {
    recall_id: number
    first_serial: string
    last_serial: string
    first_folded: string
    last_folded: string
  }
  recall_stock: {
    id: GeneratedAlways<number>
    recall_id: number
    company_id: number
    found: number
    at: Date
  }
  recall_unit: {
    id: GeneratedAlways<number>
    recall_id: number
    serial_number: string
    serial_folded: string
    family: string
    known_from: string[]
    state: Generated<'open' | 'notified' | 'booked' | 'inspected' | 'done' | 'not_found' | 'scrapped' | 'passed_on'>
    state_at: Date
    told_at: Date | null
    reminded: Generated<number>
    appointment_id: number | null
    created_at: Date
  }
  recall_unit_company: {
    unit_id: number
    part: 'holder' | 'dealer'
    company_id: number
  }
  recovery_code: {
    account_id: number
    code_hash: Buffer
    used_at: Date | null
  }
  remark: {
    id: GeneratedAlways<number>
    guide: 'manual' | 'size-guide' | 'bulletin'
    resource_id: number | null
    bulletin_id: number | null
    title: string
    number: Generated<string>
    version: number
    page: number | null
    body: string
    account_id: number
    submission: string
    search: string
    said_at: Date
    outcome: Generated<string>
    closed_by: number | null
    closed_at: Date | null
    state: GeneratedAlways<'open' | 'closed'>
  }
  replacement: {
    id: GeneratedAlways<number>
    ticket_id: number
    kind: 'bicycle' | 'frame' | 'part'
    part: Generated<string>
    old_model: string
    old_number: string
    old_folded: string
    new_model: string
    new_number: string
    new_folded: string
    replaced_on: string
    by_id: number
    created_at: Date
  }
  resource: {
    id: GeneratedAlways<number>
    shelf: 'media' | 'manual' | 'size-guide'
    folder_id: number | null
    family: string | null
    language: 'it' | 'en' | 'fr' | null
    title_it: string
    title_en: string
    title_fr: string
    terms: 'dealers' | 'editorial' | 'point-of-sale' | 'internal'
    credit: Generated<string>
    terms_until: string | null
    version: number
    kind: 'photo' | 'video' | 'pdf'
    search: string
    created_at: Date
    changed_at: Date
    withdrawn_at: Date | null
    told_version: Generated<number>
    colour: Generated<string>
    reference: string | null
  }
  resource_folder: {
    id: GeneratedAlways<number>
    parent_id: number | null
    name_it: string
    name_en: string
    name_fr: string
    created_at: Date
  }
  resource_upload: {
    submission: string
    name: string
    kind: 'photo' | 'video' | 'pdf'
    media_type: string
    bytes: number
    width: number | null
    height: number | null
    content_key: string
    preview_key: string | null
    thumb_key: string | null
    created_at: Date
  }
  resource_version: {
    resource_id: number
    number: number
    name: string
    kind: 'photo' | 'video' | 'pdf'
    media_type: string
    bytes: number
    width: number | null
    height: number | null
    content_key: string
    preview_key: string | null
    thumb_key: string | null
    note: Generated<string>
    submission: string
    created_by: number
    created_at: Date
    sha256: string | null
    form_content: string | null
  }
  retention_change: {
    id: GeneratedAlways<number>
    at: Date
    by_id: number
    kind: 'orders' | 'tickets' | 'aesthetic' | 'people'
    before: number
    after: number
  }
  retention_period: {
    kind: 'orders' | 'tickets' | 'aesthetic' | 'people'
    years: number
    changed_at: Date
  }
  retention_run: {
    day: string
    started_at: Date
    beat_at: Date
    ended_at: Date | null
    removed: ColumnType<unknown, string | undefined, string>
  }
  retention_sweep: {
    day: string
    kind: 'drafts' | 'files' | 'claims' | 'contacts' | 'sessions' | 'mails'
    count: number
  }
  sales_order: {
    id: GeneratedAlways<number>
    company_id: number
    number: string
    external_document_number: Generated<string>
    name: Generated<string>
    status: string
    created_at: Date
    changed_at: Date
    order_date: string
    requested_delivery_date: string | null
    currency: string
    net_amount: number
    vat_amount: number
    total_amount: number
    payment_method: Generated<string>
    shipment_method: Generated<string>
    shipping_agent: Generated<string>
    vat_registration_no: Generated<string>
    invoice_number: Generated<string>
    invoice_url: string | null
    first_item: Generated<string>
    line_count: number
    quantity_outstanding: number
    search: string
    by_hand: Generated<boolean>
    version: Generated<number>
    submission: string | null
    digest: Generated<string>
    vat_percent: number | null
    touched_at: Generated<Date>
    form_content: string | null
  }
  sales_order_address: {
    order_id: number
    role: 'selling' | 'billing' | 'shipping'
    name: Generated<string>
    name_2: Generated<string>
    contact: Generated<string>
    address: Generated<string>
    address_2: Generated<string>
    postcode: Generated<string>
    city: Generated<string>
    county: Generated<string>
    country: Generated<string>
    customer_no: Generated<string>
    ship_to_code: Generated<string>
  }
  sales_order_line: {
    id: GeneratedAlways<number>
    order_id: number
    position: number
    item_number: Generated<string>
    item_name: string
    quantity: number
    quantity_shipped: Generated<number>
    price: number
    amount: number
    expected_date: string | null
    serial_numbers: Generated<string[]>
    discount: number | null
  }
  sales_order_shipment: {
    order_id: number
    position: number
    submission: string | null
    carrier: Generated<string>
    tracking_number: Generated<string>
    tracking_url: string | null
    shipped_on: string | null
    form_content: string | null
  }
  sales_order_shipment_line: {
    order_id: number
    shipment: number
    line: number
    quantity: number
  }
  saved_view: {
    id: GeneratedAlways<number>
    account_id: number
    list: 'queue' | 'tickets'
    name: string
    filters: string
    shared: Generated<boolean>
    created_at: Date
  }
  sent_mail: {
    outbox_id: number
    to_address: string
    subject: string
    body: string
    html: string
    sent_at: Date
    headers: ColumnType<unknown, string | undefined, string>
    attachments: ColumnType<unknown, string | undefined, string>
    calendar: ColumnType<unknown, string | null, string | null>
  }
  session: {
    token_hash: Buffer
    account_id: number
    created_at: Date
    seen_at: Date
    idle_ends_at: Date
    ends_at: Date
    user_agent: string
    id: GeneratedAlways<number>
    second_factor_at: Date | null
    challenge: string | null
    sees_company: number | null
    sees_until: Date | null
  }
  shop: {
    id: GeneratedAlways<number>
    company_id: number
    submission: string
    name: string
    street: string
    postcode: string
    city: string
    country: string
    time_zone: string
    phone: string
    email: string
    hours: ColumnType<unknown, string, string>
    way_in: string
    created_at: Date
    removed_at: Date | null
    form_content: string | null
  }
  shop_closure: {
    id: GeneratedAlways<number>
    shop_id: number
    from_day: string
    to_day: string
  }
  signal: {
    id: GeneratedAlways<number>
    family: string
    part: string
    prefix: string
    prefix_shown: string
    since: string
    risen_on: string
    observed: number
    expected: number
    strength: number
    stands: Generated<boolean>
    found_at: Date
    counted_at: Date
    state: Generated<'new' | 'looking' | 'explained' | 'no_cause'>
    looker_id: number | null
    closed_at: Date | null
    closed_ratio: number | null
  }
  signal_event: {
    id: GeneratedAlways<number>
    signal_id: number
    kind: 'found' | 'looking' | 'left' | 'note' | 'explained' | 'no_cause'
    actor_id: number | null
    note: Generated<string>
    submission: string | null
    at: Date
  }
  signal_look: {
    is_only: Generated<boolean>
    night: string
    begun_at: Date
    ended_at: Date | null
    claims: Generated<number>
    threshold: Generated<number>
    milliseconds: Generated<number>
  }
  signal_settings: {
    id: GeneratedAlways<number>
    is_on: boolean
    lengths: number[]
    least: number
    ratio: number
    tolerated: number
    months: number
    by_id: number
    at: Date
  }
  stock: {
    item_number: string
    light: 'in_stock' | 'few' | 'none'
    quantity: number | null
    next_on: string | null
    as_of: Date
    digest: string
  }
  subscription_event: {
    id: GeneratedAlways<number>
    account_id: number
    topic:
      | 'appointments'
      | 'deadlines'
      | 'manuals'
      | 'news'
      | 'products'
      | 'reminders'
      | 'signals'
      | 'steps'
      | 'surveys'
      | 'bulletins'
    subscribed: boolean
    source: 'page' | 'link' | 'registration' | 'product'
    at: Date
  }
  survey: {
    id: GeneratedAlways<number>
    trigger: 'ticket' | 'appointment' | 'registration' | 'campaign'
    state: Generated<'draft' | 'open' | 'closed'>
    title: ColumnType<unknown, string, string>
    intro: ColumnType<unknown, string, string>
    questions: ColumnType<unknown, string, string>
    anonymous: Generated<boolean>
    audience_id: number
    starts_on: string | null
    ends_on: string | null
    after_days: number
    call_days: number
    version: Generated<number>
    submission: string
    created_by: number | null
    created_at: Date
    opened_at: Date | null
    closed_at: Date | null
    form_content: string | null
  }
  survey_answer: {
    invitation_id: number
    survey_id: number
    score: number
    answers: ColumnType<unknown, string, string>
    lookup: string
    answered_at: Date
    changed_at: Date | null
  }
  survey_ballot: {
    token_hash: Buffer
    survey_id: number
    ends_at: Date
    used: Generated<boolean>
  }
  survey_event: {
    id: GeneratedAlways<number>
    survey_id: number
    kind: 'written' | 'opened' | 'closed' | 'revoked'
    actor_id: number | null
    at: Date
  }
  survey_figure: {
    survey_id: number
    month: string
    score: number | null
    invitations: number
  }
  survey_invitation: {
    id: GeneratedAlways<number>
    survey_id: number
    account_id: number | null
    ticket_id: number | null
    appointment_id: number | null
    product_id: number | null
    company_id: number | null
    family: Generated<string>
    parts: Generated<string[]>
    token_hash: Buffer | null
    invited_at: Date
    quiet_until: Date | null
    ends_at: Date
    reminded_at: Date | null
    revoked_at: Date | null
  }
  survey_task: {
    invitation_id: number
    due_on: string
    target_on: string
    caller_id: number | null
    taken_at: Date | null
    done_by: number | null
    done_at: Date | null
    note: Generated<string>
  }
  survey_task_event: {
    id: GeneratedAlways<number>
    invitation_id: number
    kind: 'taken' | 'done'
    actor_id: number
    before_id: number | null
    at: Date
  }
  survey_voice: {
    id: Generated<string>
    survey_id: number
    score: number
    answers: ColumnType<unknown, string, string>
    counted: boolean
  }
  throttle: {
    key: string
    tries: number
    ends_at: Date
  }
  ticket: {
    id: Generated<number>
    company_id: number
    author_id: number
    submission: string
    follows_id: number | null
    locale: 'it' | 'en' | 'fr'
    country: string
    frame_model: string
    serial_number: string
    serial_folded: string
    damage_phase: 'km0' | 'field'
    date_of_purchase: string | null
    part_involved: string[]
    kind_of_damage: string
    content: string
    notes: Generated<string>
    instructions: string
    subject: string | null
    stage: Generated<
      'new_request' | 'decision_completed' | 'operations_in_progress' | 'operations_completed' | 'ticket_closed'
    >
    warranty_accepted: boolean | null
    decision_reason: string | null
    return_requested: boolean | null
    authorization_number: string | null
    resolution: 'repair' | 'replace' | 'part_sent' | 'credit' | null
    close_reason: 'done' | 'refused' | 'withdrawn' | 'duplicate' | 'no_answer' | null
    awaiting: Generated<'maker' | 'dealer' | 'courier' | 'nobody'>
    promised_at: string | null
    search: string
    created_at: Date
    last_activity_at: Date
    closed_at: Date | null
    repair_chosen: Generated<boolean>
    instructions_in: ColumnType<unknown, string | undefined, string>
    catalogue_version: number | null
    assignee_id: number | null
    awaiting_since: Date | null
    decision_answer: ColumnType<unknown, string | null, string | null>
    told_verdict: ColumnType<unknown, string | null, string | null>
    return_carrier: Generated<string>
    return_tracking: Generated<string>
    lane: 'accepted' | 'drawn' | null
    appealed_at: Date | null
    appealed_against: number | null
    marks: ColumnType<unknown, string | null, string | null>
    return_arrived_at: Date | null
    worked_ms: Generated<number>
    rested_ms: Generated<number>
    due_at: Date | null
    claimed_at: Date | null
    assignee_order: Generated<string>
  }
  ticket_answer: {
    ticket_id: number
    step: 'answer' | 'decision'
    agent_id: number
    kind_of_damage: string
    at: Date
    worked_ms: number
    kept: boolean | null
  }
  ticket_chain: {
    ticket_id: number
    length: Generated<number>
    head: Generated<Buffer>
    found: Generated<number>
    is_sealed: Generated<boolean>
    removed_on: string | null
    removed_by: 'tickets' | 'aesthetic' | null
  }
  ticket_event: {
    id: GeneratedAlways<number>
    ticket_id: number
    kind:
      | 'appeal'
      | 'assigned'
      | 'awaiting'
      | 'called_back'
      | 'decision'
      | 'file_withdrawn'
      | 'labour_added'
      | 'labour_granted'
      | 'labour_removed'
      | 'linked'
      | 'merged'
      | 'opened'
      | 'rated'
      | 'repair_choice'
      | 'replaced'
      | 'replacement_undone'
      | 'return_arrived'
      | 'return_sent'
      | 'split'
      | 'stage'
      | 'subject'
      | 'unlinked'
      | 'follower_added'
      | 'follower_removed'
    actor_id: number | null
    at: Date
    from_stage:
      | 'new_request'
      | 'decision_completed'
      | 'operations_in_progress'
      | 'operations_completed'
      | 'ticket_closed'
      | null
    to_stage:
      | 'new_request'
      | 'decision_completed'
      | 'operations_in_progress'
      | 'operations_completed'
      | 'ticket_closed'
      | null
    reason: Generated<string>
    detail: ColumnType<unknown, string | undefined, string>
    from_staff: boolean
  }
  ticket_follower: {
    id: GeneratedAlways<number>
    ticket_id: number
    email: string | null
    name: string
    locale: 'it' | 'en' | 'fr'
    added_by: number
    added_at: Date
    copied_from: number | null
  }
  ticket_log: {
    ticket_id: number
    position: number
    kind: 'claim' | 'message' | 'event' | 'file'
    row_id: number | null
    file_id: string | null
    salt: string
    content: Buffer
    digest: Buffer
  }
  ticket_rating: {
    ticket_id: number
    account_id: number
    score: number | null
    comment: Generated<string>
    answered_at: Date | null
    changed_at: Date | null
    mailed_at: Date | null
    token_hash: Buffer | null
    link_ends_at: Date | null
  }
  ticket_read: {
    account_id: number
    ticket_id: number
    from_staff: boolean
    message_id: number
    event_id: number
    read_at: Date | null
  }
  ticket_relation: {
    ticket_id: number
    other_id: number
    kind: 'linked' | 'merged' | 'split'
    created_by: number
    created_at: Date
    form_content: string | null
  }
  totp: {
    account_id: number
    secret: Buffer
    confirmed_at: Date | null
    last_step: Generated<number>
    created_at: Date
  }
  upload: {
    id: string
    account_id: number
    submission: string
    field: 'attachments' | 'receipt'
    name: string
    place: number | null
    slot: string | null
    bytes: number
    received: Generated<number>
    parts: Generated<string[]>
    file_id: string | null
    touched_at: Date
  }
  use_count: {
    name: string
    subject: number
    uses: number
  }
  webhook_delivery: {
    id: GeneratedAlways<number>
    endpoint_id: number
    message_id: Generated<string>
    type: string
    at: Date
    data: ColumnType<unknown, string, string>
    state: Generated<'waiting' | 'taken' | 'given_up' | 'left_out'>
    tries: Generated<number>
    first_tried_at: Date | null
  }
  webhook_endpoint: {
    id: GeneratedAlways<number>
    company_id: number | null
    url: string
    description: Generated<string>
    events: string[]
    secret: Buffer
    former_secret: Buffer | null
    former_until: Date | null
    created_by: number
    created_at: Date
    submission: string
    off_at: Date | null
    off_why: 'hand' | 'gone' | 'failing' | 'behind' | null
    taken_at: Date | null
    failing_since: Date | null
    form_content: string | null
  }
  webhook_try: {
    id: GeneratedAlways<number>
    delivery_id: number
    at: Date
    status: number | null
    failure: 'no_answer' | 'too_slow' | 'target' | 'certificate' | null
    milliseconds: number
    answer: Generated<string>
  }
}
