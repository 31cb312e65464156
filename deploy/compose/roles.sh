#!/bin/sh
# Run once, when PostgreSQL makes its folder: the role that owns the tables, and the one of requests.
set -eu
psql --set ON_ERROR_STOP=1 --username "$POSTGRES_USER" \
  --set owner_password="$OWNER_PASSWORD" --set requests_password="$REQUESTS_PASSWORD" <<'SQL'
create role portal_owner login password :'owner_password';
create role portal_requests login password :'requests_password';
create database portal owner portal_owner;
SQL
