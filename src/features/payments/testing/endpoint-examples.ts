import { inTransaction } from '#core/server/database/connect.ts';
import { lockOrder } from '#features/orders/server/lock-order.ts';
import { type EndpointExamples, idOf, newestVersion, randomText, someOrder } from '#tests/support/example-data.ts';
import type { OpenShop, SignedIn } from '#tests/support/shop/in-process-shop.ts';
import { recordManualPayment } from '../server/manual-payments.ts';
import { transferReference } from '../server/transfers/transfer-reference.ts';

/** An unpaid order with a payment page. */
const someUnpaidOnlineOrder = async (shop: OpenShop, person: SignedIn): Promise<string> => {
  const orderNumber = await someOrder(shop, person);
  await shop.database.pool.query(
    `update orders set payment_method = 'card', payment_deadline = now() + interval '1 hour' where order_number = $1`,
    [orderNumber],
  );
  return orderNumber;
};

/** An unpaid bank transfer order. */
const someTransferOrder = async (shop: OpenShop, person: SignedIn): Promise<string> => {
  const orderNumber = await someOrder(shop, person);
  await shop.database.pool.query(`update orders set payment_method = 'bank_transfer' where order_number = $1`, [
    orderNumber,
  ]);
  return orderNumber;
};

/** Id of a waiting transfer proof. */
const someProof = async (shop: OpenShop, person: SignedIn): Promise<string> =>
  idOf(
    shop,
    `insert into transfer_proofs (order_id, picture, upload_hash, picture_hash, state, created_at)
     select id, 'RIFF', $2, $2, 'sent', now() from orders where order_number = $1 returning id`,
    [await someTransferOrder(shop, person), Buffer.from(randomText())],
  );

/** Id of an order with a manual payment. */
const somePaidOrder = async (shop: OpenShop, person: SignedIn): Promise<string> => {
  const orderNumber = await someOrder(shop, person);
  const id = await idOf(shop, 'select id from orders where order_number = $1', [orderNumber]);
  await inTransaction(shop.database, async (transaction) => {
    const order = await lockOrder(transaction, id);
    if (order) await recordManualPayment(shop.context, transaction, { order, adminId: person.userId });
  });
  return id;
};

export const endpointExamples: EndpointExamples = {
  'orders.cancel': async (shop, person) => ({
    at: { orderNumber: await someUnpaidOnlineOrder(shop, person) },
    owned: '"status":"cancelled"',
  }),
  'payments.open': async (shop, person) => ({
    at: { orderNumber: await someOrder(shop, person) },
    code: 'PAYMENT_METHOD_UNAVAILABLE',
    owned: 'PAYMENT_METHOD_UNAVAILABLE',
  }),
  'payments.changeMethod': async (shop, person) => {
    const orderNumber = await someUnpaidOnlineOrder(shop, person);
    const owned = transferReference(orderNumber);
    return { at: { orderNumber }, body: { method: 'bank_transfer' }, owned };
  },
  'payments.sendProof': async (shop, person) => ({
    at: { orderNumber: await someTransferOrder(shop, person) },
    body: { bankReference: randomText() },
    code: 'PICTURE_INVALID',
    owned: 'PICTURE_INVALID',
  }),
  'payments.getProofPicture': async (shop, person) => ({
    at: { id: await someProof(shop, person) },
    owned: 'RIFF',
  }),
  'admin.payments.get': async (shop, person) => ({ at: { id: await somePaidOrder(shop, person) } }),
  'admin.payments.check': async (shop, person) => ({ at: { id: await somePaidOrder(shop, person) } }),
  'admin.payments.quoteRefund': async (shop, person) => ({
    at: { id: await somePaidOrder(shop, person) },
    body: { lines: [{ productId: 'plate-lotus-01', quantity: 1 }], includesShipping: true },
  }),
  'admin.payments.refund': async (shop, person) => {
    const id = await somePaidOrder(shop, person);
    const paid = Number(await idOf(shop, 'select paid_amount as id from orders where id = $1', [id]));
    const fields = { lines: [], includesShipping: false, restock: false, reason: 'goodwill', note: 'كسر في الطريق' };
    return { at: { id }, body: { amount: 100, ...fields, expectedRefundable: paid } };
  },
  'admin.payments.refundCharge': async (shop, person) => ({
    at: { id: await somePaidOrder(shop, person) },
    body: { chargeId: 1 },
    code: 'REFUND_TOO_MUCH',
  }),
  'admin.payments.settleRefund': async (shop, person) => {
    const id = await somePaidOrder(shop, person);
    const refundId = await idOf(
      shop,
      `insert into refunds (order_id, charge_id, amount, reason, state, created_at)
       select order_id, id, 100, 'goodwill', 'unclear', now() from payment_transactions where order_id = $1 returning id`,
      [id],
    );
    return { at: { id, refundId }, body: { to: 'refused' } };
  },
  'admin.paymentSettings.save': async (shop) => ({
    body: { version: await newestVersion(shop, 'payments'), holdMinutes: 45, transferHoldHours: 24, providers: {} },
  }),
  'admin.paymentSettings.test': () => ({
    body: { provider: 'stripe', values: {}, secrets: { secretKey: 'no key' } },
    code: 'VALIDATION_FAILED',
  }),
  'admin.payments.acceptProof': async (shop, person) => {
    const id = await someProof(shop, person);
    const total = await idOf(
      shop,
      'select total as id from orders join transfer_proofs on order_id = orders.id where transfer_proofs.id = $1',
      [id],
    );
    return { at: { id }, body: { amount: Number(total) } };
  },
  'admin.payments.rejectProof': async (shop, person) => ({
    at: { id: await someProof(shop, person) },
    body: { reason: 'لم يصل إلى الحساب' },
  }),
  'admin.payments.resolveIssue': async (shop) => ({
    at: {
      id: await idOf(
        shop,
        `insert into payment_issues (kind, provider, subject, created_at) values ('unmatched', 'paymob', $1, now()) returning id`,
        [randomText()],
      ),
    },
    body: { note: 'طلب من متجر آخر على الحساب نفسه' },
  }),
};
