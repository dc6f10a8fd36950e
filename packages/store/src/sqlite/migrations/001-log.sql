-- The logs of games, and what is looked up about them. Whoever writes here, the triggers hold the log together.

create table game (
  id text primary key,
  length integer not null default 0,
  sealed integer not null default 0,
  created integer not null,
  updated integer not null,
  state text not null,
  visibility text not null,
  deadline integer
) strict, without rowid;

create index game_deadline on game (deadline) where deadline is not null;
create index game_lists on game (visibility, state, updated);
create index game_updated on game (updated);
create index game_unfinished on game (id) where sealed = 0;

-- Clustered by game: a whole log is read in one piece.
create table event (
  game text not null references game (id) on delete cascade,
  n integer not null,
  at integer not null,
  kind text not null,
  body text not null check (json_valid(body)),
  primary key (game, n)
) strict, without rowid;

create trigger event_leaves_no_gap before insert on event
when new.n <> (select length from game where id = new.game)
begin
  select raise(abort, 'an event out of its order');
end;

create trigger event_after_the_end before insert on event
when new.kind = 'choose' and (select sealed from game where id = new.game)
begin
  select raise(abort, 'a choice after the end');
end;

create trigger event_counts after insert on event
begin
  update game set length = new.n + 1, updated = new.at, sealed = sealed or new.kind = 'over' where id = new.game;
end;

create trigger event_stays before update on event
begin
  select raise(abort, 'an event is never changed');
end;

create table command (
  game text not null references game (id) on delete cascade,
  who text not null,
  cid text not null,
  n integer not null,
  primary key (game, who, cid)
) strict, without rowid;

-- Apart: a copy of the logs tells no deal.
create table secret (
  game text primary key references game (id) on delete cascade,
  secret blob not null
) strict, without rowid;

create table sitting (
  game text not null references game (id) on delete cascade,
  seat integer not null,
  account text,
  bot text,
  primary key (game, seat)
) strict, without rowid;

create index sitting_account on sitting (account) where account is not null;
