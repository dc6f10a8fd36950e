-- The logs of games, and what is looked up about them. Whoever writes here, the triggers hold the log together.
-- Text is compared byte by byte, whatever the database's own order of letters.

create table game (
  id text collate "C" primary key,
  length integer not null default 0,
  sealed boolean not null default false,
  created bigint not null,
  updated bigint not null,
  state text collate "C" not null,
  visibility text collate "C" not null,
  deadline bigint
);

create index game_deadline on game (deadline, id) where deadline is not null;
create index game_lists on game (visibility, state, updated);
create index game_updated on game (updated);
create index game_unfinished on game (id) where not sealed;

-- json, not jsonb: an event is given back as it was written.
create table event (
  game text collate "C" not null references game (id) on delete cascade,
  n integer not null,
  at bigint not null,
  kind text collate "C" not null,
  body json not null,
  primary key (game, n)
);

create function event_follows() returns trigger language plpgsql as $$
begin
  update game set length = length + 1, updated = new.at, sealed = sealed or new.kind = 'over'
    where id = new.game and length = new.n and not (sealed and new.kind = 'choose');
  if found then
    return new;
  end if;
  if exists (select from game where id = new.game and length = new.n) then
    raise exception 'a choice after the end' using errcode = 'integrity_constraint_violation';
  end if;
  raise exception 'an event out of its order' using errcode = 'integrity_constraint_violation';
end $$;

create trigger event_follows before insert on event for each row execute function event_follows();

create function event_stays() returns trigger language plpgsql as $$
begin
  raise exception 'an event is never changed' using errcode = 'integrity_constraint_violation';
end $$;

create trigger event_stays before update on event for each row execute function event_stays();

create table command (
  game text collate "C" not null references game (id) on delete cascade,
  who text collate "C" not null,
  cid text collate "C" not null,
  n integer not null,
  primary key (game, who, cid)
);

-- Apart: a copy of the logs tells no deal.
create table secret (
  game text collate "C" primary key references game (id) on delete cascade,
  secret bytea not null
);

create table sitting (
  game text collate "C" not null references game (id) on delete cascade,
  seat integer not null,
  account text collate "C",
  bot text collate "C",
  primary key (game, seat)
);

create index sitting_account on sitting (account) where account is not null;
