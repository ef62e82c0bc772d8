import { PAGE_SIZE, type PageOf } from '#core/api/pagination.ts';
import { cairoDay } from '#core/dates/cairo-time.ts';
import { recordAuditEntry } from '#core/server/audit/record-audit-entry.ts';
import type { ShopContext } from '#core/server/context.ts';
import { inTransaction } from '#core/server/database/connect.ts';
import { toPage } from '#core/server/database/pagination.ts';
import { type ExportColumns, writeExportPart } from '#core/server/files/export-file.ts';
import { consentsOfSubscriptions, withdrawLatestConsent } from '#features/privacy/server/consents.ts';
import type { Subscription } from '../newsletter.admin.contract.ts';
import {
  countSubscriptions,
  deleteSubscriptionById,
  findAllSubscriptions,
  findSubscriptions,
  type SubscriptionFilters,
} from './newsletter-subscriptions.repository.ts';

/** Lists newsletter subscriptions, newest first; `q` is part of an address. */
export const listSubscriptions = async (
  shop: ShopContext,
  filters: SubscriptionFilters,
): Promise<PageOf<Subscription>> => {
  const { kysely } = shop.database;
  const [matches, counted] = await Promise.all([
    findSubscriptions(kysely, filters, PAGE_SIZE + 1),
    countSubscriptions(kysely, filters.q),
  ]);
  const { rows, next } = toPage(matches, PAGE_SIZE);
  const agreed = await consentsOfSubscriptions(
    shop,
    'newsletter',
    rows.map(({ email }) => email),
  );
  return {
    items: rows.map(({ id, email, created_at }, index) => ({
      id,
      email,
      createdAt: created_at.toISOString(),
      agreed: agreed[index] ?? null,
    })),
    ...counted,
    next,
  };
};

/**
 * Deletes a subscription at the request of its owner; no error when there is none. The audit log, which is never deleted,
 * stores the address shortened (decision 92).
 */
export const deleteSubscriptionAsAdmin = (shop: ShopContext, adminId: string, id: string): Promise<void> =>
  inTransaction(shop.database, async (transaction) => {
    const email = await deleteSubscriptionById(transaction, id);
    if (email === undefined) return;
    await withdrawLatestConsent(shop, transaction, { purpose: 'newsletter', source: 'admin', email, userId: null });
    await recordAuditEntry(transaction, {
      adminId,
      action: 'newsletter_subscription.deleted',
      subject: shorten(email),
    });
  });

/** `na…@example.com` */
const shorten = (email: string): string => email.replace(/^(.{0,2}).*(?=@)/u, '$1…');

/** Exports all subscriptions as CSV, oldest first, with dates in Cairo time, and records the export in the audit log. */
export const exportSubscriptions = (
  { database }: ShopContext,
  adminId: string,
  format: Parameters<typeof writeExportPart>[2],
): Promise<string> =>
  inTransaction(database, async (transaction) => {
    const subscriptions = await findAllSubscriptions(transaction);
    const details = { count: subscriptions.length };
    await recordAuditEntry(transaction, {
      adminId,
      action: 'newsletter_subscriptions.exported',
      subject: 'newsletter.csv',
      details,
    });
    const columns: ExportColumns<(typeof subscriptions)[number]> = {
      email: ({ email }) => email,
      subscribed_on: ({ created_at: at }) => cairoDay(at),
    };
    return writeExportPart(columns, subscriptions, format);
  });
