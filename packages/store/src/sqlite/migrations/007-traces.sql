-- From where people play, as far as it has to be known whether two of them are one: by keyed hashes alone. The key is of one
-- game or one day, and goes with everything made with it.
create table trace_key (
  scope text primary key,
  key text not null,
  at integer not null
) strict, without rowid;

create index trace_key_at on trace_key (at);

create table trace (
  scope text not null references trace_key (scope) on delete cascade,
  mark text not null,
  account text not null references account (id) on delete cascade,
  kind text not null check (kind in ('address', 'device')),
  primary key (scope, mark, account)
) strict, without rowid;

create index trace_account on trace (account);

-- What was found: accounts that sat at one rated table from one address or one device.
create table alike (
  game text not null,
  account text not null references account (id) on delete cascade,
  kind text not null check (kind in ('address', 'device')),
  at integer not null,
  primary key (game, account, kind)
) strict, without rowid;

create index alike_account on alike (account);
create index alike_at on alike (at);

-- A try of the day's deal on a device that had seen it before.
alter table daily add column knew integer not null default 0;
