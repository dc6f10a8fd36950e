-- Programs: tokens they come with, accounts that are bots for good, and tables they are asked to.

create table token (
  hash text collate "C" primary key,
  id text collate "C" not null unique,
  account text collate "C" not null references account (id) on delete cascade,
  owner text collate "C" not null references account (id) on delete cascade,
  name text not null,
  scopes text not null check (scopes::json is not null),
  created bigint not null,
  used bigint
);

create index token_account on token (account);
create index token_owner on token (owner);

create table bot (
  account text collate "C" primary key references account (id) on delete cascade,
  owner text collate "C" references account (id) on delete set null,
  accepts text not null,
  created bigint not null,
  -- When its program was last seen to listen, at whichever server.
  seen bigint
);

create index bot_owner on bot (owner) where owner is not null;

create table bot_challenge (
  game text collate "C" not null references game (id) on delete cascade,
  bot text collate "C" not null references account (id) on delete cascade,
  seat bigint,
  at bigint not null,
  primary key (game, bot)
);

create index bot_challenge_bot on bot_challenge (bot, at);
