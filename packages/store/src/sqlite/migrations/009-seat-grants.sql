-- A resume link lets its holder act as one person at one game and its rematches. A row stays when it has ended: it says that
-- the person is not one of the holder's own.
create table seat_grant (
  holder text not null references account (id) on delete cascade,
  person text not null references account (id) on delete cascade,
  game text not null,
  seat integer not null,
  at integer not null,
  ended integer not null default 0,
  primary key (holder, person, game)
) strict, without rowid;

create index seat_grant_person on seat_grant (person, game);
create index seat_grant_game on seat_grant (game);

-- Until now a link gave the whole person. A listed person is the device's own only if nobody signs in as that person, and no
-- earlier device lists it; all others keep the games of the links that are still valid.
insert into seat_grant (holder, person, game, seat, at, ended)
select holder.id, person.id, coalesce(link.game, ''), coalesce(link.seat, 0), 0, link.hash is null
from account as holder
join json_each(holder.prefs, '$.people') as listed
join account as person on person.id = listed.value
left join link on link.purpose = 'resume' and link.account = person.id
where person.kind <> 'visitor'
  or person.part_of is not null
  or exists (select 1 from session where session.account = person.id and session.browser <> '')
  or exists (
    select 1 from account as other, json_each(other.prefs, '$.people') as also
    where also.value = person.id and (other.created, other.id) < (holder.created, holder.id)
  )
on conflict (holder, person, game) do nothing;

-- The game that a request has opened, so that the same request opens one.
create table opening (
  account text not null references account (id) on delete cascade,
  cid text not null,
  game text not null,
  at integer not null,
  primary key (account, cid)
) strict, without rowid;

create index opening_at on opening (at);
