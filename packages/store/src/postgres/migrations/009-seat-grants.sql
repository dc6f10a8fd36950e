-- A resume link lets its holder act as one person at one game and its rematches. A row stays when it has ended: it says that
-- the person is not one of the holder's own.
create table seat_grant (
  holder text collate "C" not null references account (id) on delete cascade,
  person text collate "C" not null references account (id) on delete cascade,
  game text collate "C" not null,
  seat bigint not null,
  at bigint not null,
  ended bigint not null default 0,
  primary key (holder, person, game)
);

create index seat_grant_person on seat_grant (person, game);
create index seat_grant_game on seat_grant (game);

-- Until now a link gave the whole person. A listed person is the device's own only if nobody signs in as that person, and no
-- earlier device lists it; all others keep the games of the links that are still valid.
with listed as (
  select account.id as holder, account.created, people.id as person
  from account,
    lateral jsonb_array_elements_text(
      case jsonb_typeof(account.prefs::jsonb -> 'people') when 'array' then account.prefs::jsonb -> 'people' else '[]' end
    ) as people (id)
)
insert into seat_grant (holder, person, game, seat, at, ended)
select listed.holder, person.id, coalesce(link.game, ''), coalesce(link.seat, 0), 0, (link.hash is null)::int
from listed
join account as person on person.id = listed.person
left join link on link.purpose = 'resume' and link.account = person.id
where person.kind <> 'visitor'
  or person.part_of is not null
  or exists (select 1 from session where session.account = person.id and session.browser <> '')
  or exists (
    select 1 from listed as other
    where other.person = listed.person and (other.created, other.holder) < (listed.created, listed.holder)
  )
on conflict (holder, person, game) do nothing;

-- The game that a request has opened, so that the same request opens one.
create table opening (
  account text collate "C" not null references account (id) on delete cascade,
  cid text collate "C" not null,
  game text collate "C" not null,
  at bigint not null,
  primary key (account, cid)
);

create index opening_at on opening (at);
