-- How games ended for whom, what came of it, who waits for a table, and the deals of the day.

-- Ratings in millionths. The turn counts all games rated in the pool; games are those of the season.
create table rating (
  account text collate "C" not null references account (id) on delete cascade,
  pool text collate "C" not null,
  season bigint not null,
  mu bigint not null,
  sigma bigint not null,
  games bigint not null,
  turn bigint not null,
  primary key (account, pool)
);

-- One row a game and account. Those that were not rated have no pool. Of two games that end at once only one can be the
-- next turn of a rating.
create table result (
  game text collate "C" not null,
  account text collate "C" not null references account (id) on delete cascade,
  at bigint not null,
  seat bigint not null,
  place bigint not null,
  players bigint not null,
  points bigint not null,
  wonder text collate "C" not null,
  edition text collate "C" not null,
  boxes text not null check (boxes::json is not null),
  is_open bigint not null,
  has_left bigint not null,
  pool text collate "C",
  season bigint,
  turn bigint,
  games bigint,
  mu_before bigint,
  sigma_before bigint,
  mu bigint,
  sigma bigint,
  primary key (game, account),
  unique (account, pool, turn)
);

create index result_account on result (account, at);
create index result_pool on result (pool, season, account, turn) where pool is not null;

-- Games whose end has been reckoned with.
create table settled (
  game text collate "C" primary key references game (id) on delete cascade,
  at bigint not null
);

-- Who waits for a table, and the one that was found.
create table seek (
  account text collate "C" not null references account (id) on delete cascade,
  since bigint not null,
  seen bigint not null,
  wish text not null check (wish::json is not null),
  primary key (account),
  unique (account, since)
);

create index seek_seen on seek (seen);

create table found (
  account text collate "C" not null,
  since bigint not null,
  game text collate "C" not null,
  primary key (account),
  foreign key (account, since) references seek (account, since) on delete cascade
);

create index found_game on found (game);

-- One try a day and account; points once it was played to its end.
create table daily (
  day text collate "C" not null,
  account text collate "C" not null references account (id) on delete cascade,
  game text collate "C" not null,
  began bigint not null,
  points bigint,
  place bigint,
  primary key (day, account)
);
