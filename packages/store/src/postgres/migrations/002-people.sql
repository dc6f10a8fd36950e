-- People and what they have been told. Tokens are kept as hashes only.

create table account (
  id text collate "C" primary key,
  name text not null,
  created bigint not null,
  prefs text not null check (prefs::json is not null)
);

create table session (
  hash text collate "C" primary key,
  account text collate "C" not null,
  seen bigint not null,
  expires bigint not null
);

create index session_account on session (account);
create index session_expires on session (expires);

create table link (
  hash text collate "C" primary key,
  game text collate "C" not null,
  purpose text collate "C" not null,
  seat integer,
  account text collate "C"
);

create index link_game on link (game, purpose);
create index link_account on link (account) where account is not null;

create table push (
  endpoint text collate "C" primary key,
  account text collate "C" not null,
  p256dh text not null,
  auth text not null
);

create index push_account on push (account);

create table told (
  account text collate "C" not null,
  game text collate "C" not null,
  round integer not null,
  opened integer not null,
  primary key (account, game)
);

create index told_game on told (game);

create table setting (
  key text collate "C" primary key,
  value text not null
);
