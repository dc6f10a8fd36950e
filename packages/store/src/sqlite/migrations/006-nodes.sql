-- Servers that are there, or were last. The one before this file had its time among the settings.

create table node (
  id text primary key,
  seen integer not null
) strict, without rowid;

insert into node (id, seen) select 'before', cast(value as integer) from setting where key = 'alive';
delete from setting where key = 'alive';
