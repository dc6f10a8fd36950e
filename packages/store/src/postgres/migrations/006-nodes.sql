-- Servers that are there, or were last.

create table node (
  id text collate "C" primary key,
  seen bigint not null
);
