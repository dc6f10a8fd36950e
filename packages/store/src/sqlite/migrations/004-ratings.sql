-- How games ended for whom, what came of it, who waits for a table, and the deals of the day.

-- Ratings in millionths. The turn counts all games rated in the pool; games are those of the season.
create table rating (
  account text not null references account (id) on delete cascade,
  pool text not null,
  season integer not null,
  mu integer not null,
  sigma integer not null,
  games integer not null,
  turn integer not null,
  primary key (account, pool)
) strict, without rowid;

-- One row a game and account. Those that were not rated have no pool. Of two games that end at once only one can be the
-- next turn of a rating.
create table result (
  game text not null,
  account text not null references account (id) on delete cascade,
  at integer not null,
  seat integer not null,
  place integer not null,
  players integer not null,
  points integer not null,
  wonder text not null,
  edition text not null,
  boxes text not null check (json_valid(boxes)),
  is_open integer not null,
  has_left integer not null,
  pool text,
  season integer,
  turn integer,
  games integer,
  mu_before integer,
  sigma_before integer,
  mu integer,
  sigma integer,
  primary key (game, account),
  unique (account, pool, turn)
) strict, without rowid;

create index result_account on result (account, at);
create index result_pool on result (pool, season, account, turn) where pool is not null;

-- Games whose end has been reckoned with.
create table settled (
  game text primary key references game (id) on delete cascade,
  at integer not null
) strict, without rowid;

-- Who waits for a table, and the one that was found.
create table seek (
  account text not null references account (id) on delete cascade,
  since integer not null,
  seen integer not null,
  wish text not null check (json_valid(wish)),
  primary key (account),
  unique (account, since)
) strict, without rowid;

create index seek_seen on seek (seen);

create table found (
  account text not null,
  since integer not null,
  game text not null,
  primary key (account),
  foreign key (account, since) references seek (account, since) on delete cascade
) strict, without rowid;

create index found_game on found (game);

-- One try a day and account; points once it was played to its end.
create table daily (
  day text not null,
  account text not null references account (id) on delete cascade,
  game text not null,
  began integer not null,
  points integer,
  place integer,
  primary key (day, account)
) strict, without rowid;
