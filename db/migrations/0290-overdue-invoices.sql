-- A dealer's home names what was not paid in time, among all that was ever billed.
create index invoice_unpaid on invoice (company_id, due_on) where kind = 'invoice' and open_amount > 0;
