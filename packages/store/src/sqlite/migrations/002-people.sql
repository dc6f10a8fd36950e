-- People and what they have been told. Tokens are kept as hashes only.

create table account (
  id text primary key,
  name text not null,
  created integer not null,
  prefs text not null check (json_valid(prefs))
) strict, without rowid;

create table session (
  hash text primary key,
  account text not null,
  seen integer not null,
  expires integer not null
) strict, without rowid;

create index session_account on session (account);
create index session_expires on session (expires);

create table link (
  hash text primary key,
  game text not null,
  purpose text not null,
  seat integer,
  account text
) strict, without rowid;

create index link_game on link (game, purpose);
create index link_account on link (account) where account is not null;

create table push (
  endpoint text primary key,
  account text not null,
  p256dh text not null,
  auth text not null
) strict, without rowid;

create index push_account on push (account);

create table told (
  account text not null,
  game text not null,
  round integer not null,
  opened integer not null,
  primary key (account, game)
) strict, without rowid;

create index told_game on told (game);

create table setting (
  key text primary key,
  value text not null
) strict, without rowid;
