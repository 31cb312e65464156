-- Lists sorted by other columns than the one they begin with: none of them may sort a million rows.

create index ticket_company_number on ticket (company_id, id);
-- What was promised and is still open comes first; all that has no such day stands behind it.
create index ticket_open_promise on ticket ((case when stage <> 'ticket_closed'
  then coalesce(promised_at, date '9999-12-31') else date '9999-12-31' end), id);

create index quote_company_expires on quote (company_id, expires_on, id)
  where status in ('APPROVED', 'APPROVAL_NOT_NEEDED');
create index quote_expires on quote (expires_on, id);

create index lead_company_clock on lead
  (company_id, (coalesce(due_at, timestamptz '9999-12-31 00:00:00+00')), id) where erased_at is null;
create index lead_clock on lead
  ((coalesce(due_at, timestamptz '9999-12-31 00:00:00+00')), id) where erased_at is null;
