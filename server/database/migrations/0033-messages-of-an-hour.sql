-- How many mails and texts went out, by the minute, so that all processes together keep to what an hour allows (decision 158).

create table sent_messages (
  channel text not null check (channel in ('mail', 'text')),
  minute timestamptz not null,
  count integer not null check (count > 0),
  primary key (channel, minute)
);

-- A channel is here while its messages wait for the next hour.
create table held_channels (
  channel text primary key check (channel in ('mail', 'text')),
  since timestamptz not null default now()
);
