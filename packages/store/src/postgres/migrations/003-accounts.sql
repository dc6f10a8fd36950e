-- Accounts with passkeys, and how people get on with each other.

-- A visitor, a person with passkeys, or a program. Whoever is part of another account has signed in there since.
alter table account add column kind text not null default 'visitor' check (kind in ('visitor', 'person', 'bot'));
alter table account add column name_key text collate "C";
alter table account add column part_of text collate "C" references account (id) on delete cascade;

-- No two accounts have names that look alike.
create unique index account_name on account (name_key) where name_key is not null;
create index account_part on account (part_of) where part_of is not null;

create table passkey (
  id text collate "C" primary key,
  account text collate "C" not null references account (id) on delete cascade,
  public_key text not null,
  counter bigint not null,
  transports text not null check (transports::json is not null),
  name text not null,
  created bigint not null,
  used bigint not null
);

create index passkey_account on passkey (account);

-- What an authenticator is to sign: good once, for one purpose and for whoever asked.
create table challenge (
  hash text collate "C" primary key,
  account text collate "C" not null references account (id) on delete cascade,
  purpose text collate "C" not null,
  expires bigint not null
);

create index challenge_expires on challenge (expires);

-- Games somebody has looked on at. Those with a seat stand in sitting.
create table watched (
  account text collate "C" not null references account (id) on delete cascade,
  game text collate "C" not null references game (id) on delete cascade,
  primary key (account, game)
);

-- Games among strangers that were played to their end, and whether somebody had left before.
create table attendance (
  account text collate "C" not null references account (id) on delete cascade,
  game text collate "C" not null,
  at bigint not null,
  has_left bigint not null,
  primary key (account, game)
);

-- Whose talk somebody does not want to see, and with whom not to sit.
create table avoidance (
  id text collate "C" primary key,
  account text collate "C" not null references account (id) on delete cascade,
  other text collate "C" not null references account (id) on delete cascade,
  degree text not null check (degree in ('mute', 'block')),
  name text not null,
  since bigint not null,
  unique (account, other)
);

create index avoidance_other on avoidance (other);

create table report (
  id text collate "C" primary key,
  at bigint not null,
  reporter text collate "C" references account (id) on delete set null,
  about text collate "C" not null references account (id) on delete cascade,
  game text collate "C" not null,
  seat integer,
  name text not null,
  reason text not null,
  words text not null,
  talk text not null check (talk::json is not null),
  ruling text,
  settled bigint
);

create index report_open on report (at) where settled is null;
create index report_reporter on report (reporter) where reporter is not null;
create index report_about on report (about);

create table suspension (
  account text collate "C" primary key references account (id) on delete cascade,
  since bigint not null,
  until bigint,
  why text not null
);

-- What those who run the server have done. It outlives them and whom it was about.
create table audit (
  n bigint generated always as identity primary key,
  at bigint not null,
  admin text collate "C" not null,
  act text not null,
  subject text not null,
  detail text not null
);

create function audit_stays() returns trigger language plpgsql as $$
begin
  raise exception 'what was done is never changed' using errcode = 'integrity_constraint_violation';
end $$;

create trigger audit_stays before update or delete on audit for each row execute function audit_stays();
