import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '#core/server/database/connect.ts';
import { type OpenShop, openShop, type SignedIn } from '#tests/support/shop/in-process-shop.ts';
import { recordAuditEntry } from './record-audit-entry.ts';

let shop: OpenShop;
let admin: SignedIn;
beforeAll(async () => {
  shop = await openShop();
  admin = await shop.signUp();
});
afterAll(async () => {
  await shop.close();
});

const written = async (subject: string) =>
  (await shop.database.pool.query('select * from audit_log where subject = $1', [subject])).rows;

const record = (subject: string) =>
  inTransaction(shop.database, (transaction) =>
    recordAuditEntry(transaction, {
      adminId: admin.userId,
      action: 'contact_message.marked_read',
      subject,
      details: { reason: 'سؤال' },
    }),
  );

describe('audit log', () => {
  test('records admin, time, action and subject, with the admin’s address at that time', async () => {
    await record('سؤال عن طبق');
    const [action] = await written('سؤال عن طبق');
    expect(action).toMatchObject({
      admin_id: admin.userId,
      admin_email: admin.email,
      action: 'contact_message.marked_read',
    });
    expect(action.details).toEqual({ reason: 'سؤال' });
    expect(Math.abs(Date.now() - action.created_at)).toBeLessThan(60_000);
    await shop.database.pool.query(`update auth.users set email = 'new-address@example.com' where id = $1`, [
      admin.userId,
    ]);
    await record('سؤال آخر');
    expect((await written('سؤال آخر'))[0].admin_email).toBe('new-address@example.com');
    expect((await written('سؤال عن طبق'))[0].admin_email).toBe(admin.email);
  });

  test('records nothing when the transaction rolls back', async () => {
    const failed = inTransaction(shop.database, async (transaction) => {
      await recordAuditEntry(transaction, {
        adminId: admin.userId,
        action: 'contact_message.marked_read',
        subject: 'لم يحدث',
      });
      throw new Error('too late');
    });
    await expect(failed).rejects.toThrow('too late');
    expect(await written('لم يحدث')).toEqual([]);
  });

  test('entries cannot be changed or deleted, and survive the deletion of the account', async () => {
    await record('باقٍ');
    for (const attempt of [
      `update audit_log set subject = 'آخر'`,
      `update audit_log set subject = 'آخر' where false`,
      'delete from audit_log',
      'truncate audit_log',
    ]) {
      await expect(shop.database.pool.query(attempt)).rejects.toThrow('the audit log is only ever added to');
    }
    await shop.database.pool.query('delete from auth.users where id = $1', [admin.userId]);
    expect(await written('باقٍ')).toHaveLength(1);
  });
});
