-- Analyses of finished games: computed once by a server, shared by all who may see the game.
create table analysis (
  game text not null references game (id) on delete cascade,
  seat integer not null,
  version text not null,
  text text not null,
  primary key (game, seat)
) strict, without rowid;
