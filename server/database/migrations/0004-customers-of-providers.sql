-- Whoever comes by a provider or a code has told neither phone nor date of birth: the profile asks for them later.

alter table profiles
  alter column phone_number drop not null,
  alter column date_of_birth drop not null;
