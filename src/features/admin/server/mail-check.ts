import { AppError } from '#core/errors/app-error.ts';
import type { Language } from '#core/i18n/language.ts';
import type { Caller } from '#core/server/api/request-context.ts';
import { recordAuditEntry } from '#core/server/audit/record-audit-entry.ts';
import type { ShopContext } from '#core/server/context.ts';
import { inTransaction } from '#core/server/database/connect.ts';
import { getSetupRecord, saveSetupRecord } from '#core/server/setup/setup-records.ts';
import { type MailCheck, mailCheckErrors } from '../mail-check.admin.contract.ts';
import { mailCheckMail } from './admin.mails.ts';

type Admin = Pick<Caller, 'userId' | 'email'>;

/** Returns whether a test mail has arrived, and the missing requirements for sending mails. */
export const getMailCheck = async (shop: ShopContext, { email }: Admin): Promise<MailCheck> => {
  const [missing, arrivedAt] = await Promise.all([
    missingRequirements(shop),
    getSetupRecord(shop.database.kysely, 'mail-arrived'),
  ]);
  return { missing, address: email, arrivedAt: arrivedAt?.toISOString() ?? null };
};

/** Sends a mail with a code to the admin's own address. MAIL_NOT_CONFIGURED without a mail server or sender. */
export const sendCheckMail = async (shop: ShopContext, admin: Admin, language: Language): Promise<MailCheck> => {
  await requireConfiguredMail(shop);
  const now = shop.clock();
  const mail = { to: admin.email, language, code: codeOn(shop, admin, now), cause: now.toISOString() };
  await inTransaction(shop.database, (transaction) => mailCheckMail.send(shop, transaction, mail));
  return getMailCheck(shop, admin);
};

/** Records that a test mail has arrived. MAIL_CODE_WRONG for a code that is not of today's or yesterday's mail. */
export const confirmCheckMail = async (shop: ShopContext, admin: Admin, code: string): Promise<MailCheck> => {
  await requireConfiguredMail(shop);
  const now = shop.clock();
  const codes = [now, new Date(now.getTime() - DAY_MS)].map((day) => codeOn(shop, admin, day));
  if (!codes.includes(code)) throw new AppError(mailCheckErrors, 'MAIL_CODE_WRONG');
  await inTransaction(shop.database, async (transaction) => {
    await saveSetupRecord(transaction, 'mail-arrived');
    await recordAuditEntry(transaction, { adminId: admin.userId, action: 'mail.arrived', subject: 'mail' });
  });
  return getMailCheck(shop, admin);
};

const DAY_MS = 86_400_000;

const CODE_LENGTH = 6;

/** Returns the admin's code of a day (UTC); only a mail contains it. */
const codeOn = ({ box }: ShopContext, { userId }: Admin, day: Date): string => {
  const number = box.hash('mail-check', userId, day.toISOString().slice(0, 10)).readUInt32BE(0);
  return String(number % 10 ** CODE_LENGTH).padStart(CODE_LENGTH, '0');
};

const missingRequirements = async ({ shopSettings }: ShopContext): Promise<MailCheck['missing']> => {
  const { opening } = await shopSettings.current();
  return opening.missing.filter((name) => name === 'mailServer' || name === 'mailFrom');
};

const requireConfiguredMail = async (shop: ShopContext): Promise<void> => {
  if ((await missingRequirements(shop)).length > 0) throw new AppError(mailCheckErrors, 'MAIL_NOT_CONFIGURED');
};
