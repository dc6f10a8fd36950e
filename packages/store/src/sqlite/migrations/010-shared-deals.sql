-- Deals that several groups play. The name is in the link; the secret, from which the cards follow, leaves the server only
-- with the records of finished games.
create table shared_deal (
  id text primary key,
  account text references account (id) on delete set null,
  cid text not null,
  secret text not null,
  setup text not null check (json_valid(setup)),
  created integer not null,
  unique (account, cid)
) strict, without rowid;

create index shared_deal_created on shared_deal (created);

-- Who knows a deal, since when and from where: a game that was played or watched, or the results (no game). The device is a
-- hash with a key of the deal, or empty.
create table deal_knowledge (
  deal text not null references shared_deal (id) on delete cascade,
  account text not null references account (id) on delete cascade,
  game text not null,
  how text not null check (how in ('played', 'watched', 'viewed')),
  device text not null,
  at integer not null,
  primary key (deal, account, game, how, device)
) strict, without rowid;

create index deal_knowledge_account on deal_knowledge (account);
create index deal_knowledge_device on deal_knowledge (deal, device);

-- Results by seat. Deleting an account empties the name.
create table deal_result (
  game text not null references game (id) on delete cascade,
  seat integer not null,
  deal text not null references shared_deal (id) on delete cascade,
  account text,
  name text not null,
  result text not null check (json_valid(result)),
  at integer not null,
  primary key (game, seat)
) strict, without rowid;

create index deal_result_deal on deal_result (deal, at);
create index deal_result_account on deal_result (account);
