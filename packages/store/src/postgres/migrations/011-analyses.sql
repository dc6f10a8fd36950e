-- Analyses of finished games: computed once by a server, shared by all who may see the game.
create table analysis (
  game text collate "C" not null references game (id) on delete cascade,
  seat bigint not null,
  version text collate "C" not null,
  text text not null,
  primary key (game, seat)
);
