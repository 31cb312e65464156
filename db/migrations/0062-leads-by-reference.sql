-- What a lead is called where an import has it from: by it the same lead is found again. It outlasts who the customer is,
-- so that no later import brings back who was erased.
alter table lead add column reference text unique;
