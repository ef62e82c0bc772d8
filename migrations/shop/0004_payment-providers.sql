-- The payment providers are defined by the code (src/features/payments/providers), so that a new one needs no migration.
alter table payment_attempts drop constraint payment_attempts_provider_check;
