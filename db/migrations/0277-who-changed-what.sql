-- Who changed licences, roles, tokens, webhooks and settings, and published, and when: the server's log told it, which
-- administrators do not read and which does not stay as long.
create table console_act (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  actor_id bigint not null references account,
  kind text not null check (kind in (
    'module-granted', 'module-refused', 'module-activated', 'module-deactivated',
    'invited', 'role-changed', 'person-removed', 'account-disabled', 'account-enabled',
    'second-factor-reset',
    'token-made', 'token-revoked',
    'webhook-added', 'webhook-changed', 'webhook-secret', 'webhook-off', 'webhook-on', 'webhook-deleted',
    'catalogue-published', 'brand-published',
    'retention-changed', 'rule-set', 'rule-removed', 'signals-changed')),
  -- Whom it was about.
  company_id bigint references company,
  account_id bigint references account,
  -- A module, a role, the number of a version, of a token or of an endpoint.
  what text not null default ''
);
create index console_act_at on console_act (at desc, id desc);
create index console_act_actor on console_act (actor_id, at desc, id desc);
create index console_act_company on console_act (company_id) where company_id is not null;
