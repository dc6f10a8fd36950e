-- What a device is, as far as its browser says so: enough for its owner to tell two of them apart.
alter table session add column browser text not null default '';
alter table session add column system text not null default '';
