-- The list of built bicycles is imported as what it is called everywhere else: bicycles.
update import set kind = 'bicycles' where kind = 'built-bicycles';
update import_column set kind = 'bicycles' where kind = 'built-bicycles';

-- A private customer may be invited as well, to the bicycles that were registered for them.
alter table invite drop constraint invite_role_check;
alter table invite add constraint invite_role_check
  check (role in ('owner', 'sales', 'workshop', 'customer', 'agent', 'admin'));
