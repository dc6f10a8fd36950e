-- Programs: tokens they come with, accounts that are bots for good, and tables they are asked to.

create table token (
  hash text primary key,
  id text not null unique,
  account text not null references account (id) on delete cascade,
  owner text not null references account (id) on delete cascade,
  name text not null,
  scopes text not null check (json_valid(scopes)),
  created integer not null,
  used integer
) strict, without rowid;

create index token_account on token (account);
create index token_owner on token (owner);

create table bot (
  account text primary key references account (id) on delete cascade,
  owner text references account (id) on delete set null,
  accepts text not null,
  created integer not null,
  -- When its program was last seen to listen, at whichever server.
  seen integer
) strict, without rowid;

create index bot_owner on bot (owner) where owner is not null;

create table bot_challenge (
  game text not null references game (id) on delete cascade,
  bot text not null references account (id) on delete cascade,
  seat integer,
  at integer not null,
  primary key (game, bot)
) strict, without rowid;

create index bot_challenge_bot on bot_challenge (bot, at);
