-- Deals that several groups play. The name is in the link; the secret, from which the cards follow, leaves the server only
-- with the records of finished games.
create table shared_deal (
  id text collate "C" primary key,
  account text collate "C" references account (id) on delete set null,
  cid text collate "C" not null,
  secret text collate "C" not null,
  setup text not null check (setup::json is not null),
  created bigint not null,
  unique (account, cid)
);

create index shared_deal_created on shared_deal (created);

-- Who knows a deal, since when and from where: a game that was played or watched, or the results (no game). The device is a
-- hash with a key of the deal, or empty.
create table deal_knowledge (
  deal text collate "C" not null references shared_deal (id) on delete cascade,
  account text collate "C" not null references account (id) on delete cascade,
  game text collate "C" not null,
  how text collate "C" not null check (how in ('played', 'watched', 'viewed')),
  device text collate "C" not null,
  at bigint not null,
  primary key (deal, account, game, how, device)
);

create index deal_knowledge_account on deal_knowledge (account);
create index deal_knowledge_device on deal_knowledge (deal, device);

-- Results by seat. Deleting an account empties the name.
create table deal_result (
  game text collate "C" not null references game (id) on delete cascade,
  seat bigint not null,
  deal text collate "C" not null references shared_deal (id) on delete cascade,
  account text collate "C",
  name text collate "C" not null,
  result text not null check (result::json is not null),
  at bigint not null,
  primary key (game, seat)
);

create index deal_result_deal on deal_result (deal, at);
create index deal_result_account on deal_result (account);
