-- What waits for a company's side is counted on its home page: without this index all that waits for anybody is read.
create index ticket_company_awaiting on ticket (company_id, awaiting, last_activity_at desc, id desc)
  where stage <> 'ticket_closed';
