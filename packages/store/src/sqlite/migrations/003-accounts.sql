-- Accounts with passkeys, and how people get on with each other.

-- A visitor, a person with passkeys, or a program. Whoever is part of another account has signed in there since.
alter table account add column kind text not null default 'visitor' check (kind in ('visitor', 'person', 'bot'));
alter table account add column name_key text;
alter table account add column part_of text references account (id) on delete cascade;

-- No two accounts have names that look alike.
create unique index account_name on account (name_key) where name_key is not null;
create index account_part on account (part_of) where part_of is not null;

create table passkey (
  id text primary key,
  account text not null references account (id) on delete cascade,
  public_key text not null,
  counter integer not null,
  transports text not null check (json_valid(transports)),
  name text not null,
  created integer not null,
  used integer not null
) strict, without rowid;

create index passkey_account on passkey (account);

-- What an authenticator is to sign: good once, for one purpose and for whoever asked.
create table challenge (
  hash text primary key,
  account text not null references account (id) on delete cascade,
  purpose text not null,
  expires integer not null
) strict, without rowid;

create index challenge_expires on challenge (expires);

-- Games somebody has looked on at. Those with a seat stand in sitting.
create table watched (
  account text not null references account (id) on delete cascade,
  game text not null references game (id) on delete cascade,
  primary key (account, game)
) strict, without rowid;

-- Games among strangers that were played to their end, and whether somebody had left before.
create table attendance (
  account text not null references account (id) on delete cascade,
  game text not null,
  at integer not null,
  has_left integer not null,
  primary key (account, game)
) strict, without rowid;

-- Whose talk somebody does not want to see, and with whom not to sit.
create table avoidance (
  id text primary key,
  account text not null references account (id) on delete cascade,
  other text not null references account (id) on delete cascade,
  degree text not null check (degree in ('mute', 'block')),
  name text not null,
  since integer not null,
  unique (account, other)
) strict, without rowid;

create index avoidance_other on avoidance (other);

create table report (
  id text primary key,
  at integer not null,
  reporter text references account (id) on delete set null,
  about text not null references account (id) on delete cascade,
  game text not null,
  seat integer,
  name text not null,
  reason text not null,
  words text not null,
  talk text not null check (json_valid(talk)),
  ruling text,
  settled integer
) strict, without rowid;

create index report_open on report (at) where settled is null;
create index report_reporter on report (reporter) where reporter is not null;
create index report_about on report (about);

create table suspension (
  account text primary key references account (id) on delete cascade,
  since integer not null,
  until integer,
  why text not null
) strict, without rowid;

-- What those who run the server have done. It outlives them and whom it was about.
create table audit (
  n integer primary key,
  at integer not null,
  admin text not null,
  act text not null,
  subject text not null,
  detail text not null
) strict;

create trigger audit_stays before update on audit
begin
  select raise(abort, 'what was done is never changed');
end;

create trigger audit_is_kept before delete on audit
begin
  select raise(abort, 'what was done is never removed');
end;
