-- A stop of sales is between the maker and dealers: a rider who has bought one of its bicycles nevertheless is not told of it
-- any more. It stays the matter of the dealer who had it; the next migration sees to those who buy one from now on.
delete from recall_unit_company held using recall_unit unit, recall, company
  where unit.id = held.unit_id and recall.id = unit.recall_id and company.id = held.company_id
    and held.part = 'holder' and recall.kind = 'stop_sale' and company.kind = 'customer';
