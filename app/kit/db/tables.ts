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
    contact_id: number | null
    company_id: number | null
    role: 'owner' | 'sales' | 'workshop' | 'customer' | 'agent' | 'admin' | null
    approved_at: Date | null
    disabled_at: Date | null
    last_sign_in_at: Date | null
    created_at: Date
    first_name: Generated<string>
    country: Generated<string>
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
  }
  company: {
    id: GeneratedAlways<number>
    kind: 'dealer' | 'customer'
    name: string
    country: string
    created_at: Date
    vat_number: Generated<string>
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
  contact: {
    id: GeneratedAlways<number>
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
  draft: {
    account_id: number
    form: string
    submission: string
    fields: ColumnType<unknown, string, string>
    saved_at: Date
  }
  erasure_request: {
    id: GeneratedAlways<number>
    account_id: number
    asked_at: Date
    carried_out_at: Date | null
    carried_out_by: number | null
    report: ColumnType<unknown, string | null, string | null>
  }
  invite: {
    id: GeneratedAlways<number>
    company_id: number | null
    role: 'owner' | 'sales' | 'workshop' | 'agent' | 'admin'
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
  message: {
    id: GeneratedAlways<number>
    ticket_id: number
    author_id: number
    from_staff: boolean
    internal: Generated<boolean>
    submission: string
    body: string
    created_at: Date
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
  recovery_code: {
    account_id: number
    code_hash: Buffer
    used_at: Date | null
  }
  sent_mail: {
    outbox_id: number
    to_address: string
    subject: string
    body: string
    html: string
    sent_at: Date
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
  }
  throttle: {
    key: string
    tries: number
    ends_at: Date
  }
  ticket: {
    id: GeneratedAlways<number>
    company_id: number
    author_id: number
    submission: string
    follows_id: number | null
    locale: 'it' | 'en' | 'fr'
    country: string
    frame_model: 'C68' | 'V4R' | 'V3' | 'V3R' | 'TT1'
    serial_number: string
    serial_folded: string
    damage_phase: 'km0' | 'field'
    date_of_purchase: string | null
    part_involved: ('frame' | 'fork' | 'handlebar' | 'seatpost')[]
    kind_of_damage: 'aesthetic' | 'functional' | 'missing_component'
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
  }
  ticket_event: {
    id: GeneratedAlways<number>
    ticket_id: number
    kind: 'opened' | 'decision' | 'stage' | 'awaiting' | 'file_withdrawn' | 'subject'
    actor_id: number
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
  totp: {
    account_id: number
    secret: Buffer
    confirmed_at: Date | null
    last_step: Generated<number>
    created_at: Date
  }
}
