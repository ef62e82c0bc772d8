-- The languages of the pages are defined by the code (src/core/i18n/language.ts), so that a new one needs no migration.
alter table consents drop constraint consents_language_check;
alter table contact_messages drop constraint contact_messages_language_check;
alter table orders drop constraint orders_language_check;
alter table stock_notifications drop constraint stock_notifications_language_check;
alter table staff_invitations drop constraint staff_invitations_language_check;
