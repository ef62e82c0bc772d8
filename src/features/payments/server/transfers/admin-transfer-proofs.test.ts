import { describe, expect, test } from 'vitest';
import type { Dashboard, DashboardSummary } from '#features/admin/dashboard.admin.contract.ts';
import type { Refused } from '#tests/support/shop/in-process-shop.ts';
import { findWaitingMails } from '../../testing/payment-records.ts';
import { bytesOf, screenshot, shopWithTransfers } from '../../testing/transfers.ts';

const world = shopWithTransfers();

const countMails = async () =>
  (await world.rows("select 1 as one from graphile_worker.jobs where task_identifier = 'mail'")).length;

describe('decisions about a proof', () => {
  test('accepting a proof pays the order, with a ledger row, an audit entry and a mail', async () => {
    const { orderNumber, id, total } = await world.sent();
    const before = await countMails();
    const { status, body } = await world.transfers.accept(world.admin, id, total);
    expect([status, body.state, body.paymentStatus, body.decidedBy]).toEqual([200, 'accepted', 'paid', 'سلمى حسن']);
    const { paymentStatus, payment } = await world.transfers.show(world.salma, orderNumber);
    expect([paymentStatus, payment.state, payment.paid, payment.instrument?.kind]).toEqual([
      'paid',
      'paid',
      total,
      'transfer',
    ]);
    expect(
      await world.rows(
        `select provider, kind, outcome, amount::integer, recorded_by, admin_id from payment_transactions
         join orders on orders.id = order_id where order_number = $1`,
        [orderNumber],
      ),
    ).toEqual([
      {
        provider: 'instapay',
        kind: 'charge',
        outcome: 'succeeded',
        amount: total,
        recorded_by: 'admin',
        admin_id: world.admin.userId,
      },
    ]);
    expect(await world.rows('select action from audit_log where subject = $1', [orderNumber])).toEqual([
      { action: 'payment.proof_accepted' },
    ]);
    expect(await countMails()).toBe(before + 1);
  });

  test('an amount other than the total needs a confirmation, or nothing changes', async () => {
    const { orderNumber, id, total } = await world.sent();
    for (const amount of [total - 1, total + 1, 0]) {
      const { status, body } = await world.transfers.accept(world.admin, id, amount);
      expect([status, body.code, body.data['total']]).toEqual([422, 'AMOUNT_DIFFERS', total]);
    }
    expect((await world.transfers.show(world.salma, orderNumber)).payment.state).toBe('transfer_sent');
  });

  test('a part payment leaves the order unpaid and mails the balance, which then pays it', async () => {
    const { orderNumber, id, total } = await world.sent();
    const part = total - 50_000;
    await world.rows(`update orders set payment_deadline = now() + interval '1 hour' where order_number = $1`, [
      orderNumber,
    ]);
    const before = await countMails();
    const { status, body } = await world.transfers.accept(world.admin, id, part, true);
    expect([status, body.state, body.paymentStatus]).toEqual([200, 'accepted', 'pending']);
    const { payment } = await world.transfers.show(world.salma, orderNumber);
    expect([payment.state, payment.paid, payment.paymentDeadline]).toEqual(['rest', part, null]);
    expect(await countMails()).toBe(before + 1);
    const mails = await findWaitingMails(world.shop.database.pool, world.shop.context.box);
    expect(mails.at(-1)).toMatchObject({ event: 'partly-paid', amount: 50_000, order: { orderNumber } });

    await world.transfers.send(world.salma, orderNumber);
    const otherId = await world.idOf(orderNumber);
    const { items } = await world.transfers.list(world.admin);
    expect(items).toMatchObject([{ id: otherId, total, due: 50_000 }]);
    expect((await world.transfers.accept(world.admin, otherId, total)).body.data['total']).toBe(50_000);
    expect((await world.transfers.accept(world.admin, otherId, 50_000)).body.paymentStatus).toBe('paid');
    const paid = await world.transfers.show(world.salma, orderNumber);
    expect([paid.payment.state, paid.payment.paid]).toEqual(['paid', total]);
    expect(
      await world.rows(
        `select amount::integer from payment_transactions join orders on orders.id = order_id where order_number = $1
         order by payment_transactions.id`,
        [orderNumber],
      ),
    ).toEqual([{ amount: part }, { amount: 50_000 }]);
  });

  test('a picture that paid a part is refused again, for the same order and for others', async () => {
    const [first, second] = [await world.transfers.order(world.salma), await world.transfers.order(world.salma)];
    const sent = { picture: await bytesOf(screenshot().png()), bankReference: '7001700170' };
    await world.transfers.send(world.salma, first, sent);
    await world.transfers.accept(world.admin, await world.idOf(first), 1_000, true);
    await world.transfers.send(world.salma, first);
    for (const orderNumber of [first, second])
      expect((await world.transfers.send<Refused>(world.salma, orderNumber, sent)).body.code).toBe(
        'TRANSFER_PROOF_REUSED',
      );
    const number = { bankReference: '7001700170' };
    expect((await world.transfers.send<Refused>(world.salma, second, number)).body.code).toBe('TRANSFER_PROOF_REUSED');
  });

  test('after a part payment an admin can record the balance by hand', async () => {
    const { orderNumber, id, total } = await world.sent();
    await world.transfers.accept(world.admin, id, 1_000, true);
    const [order] = await world.rows<{ id: string }>('select id from orders where order_number = $1', [orderNumber]);
    const body = { language: 'en', from: 'pending', to: 'paid' };
    await world.shop.request(`/admin/orders/${order?.id}/payment-status`, {
      method: 'PUT',
      body,
      token: world.admin.token,
    });
    const { payment } = await world.transfers.show(world.salma, orderNumber);
    expect([payment.state, payment.paid]).toEqual(['paid', total]);
  });

  test('an overpayment pays the order and refunds the surplus', async () => {
    const { orderNumber, id, total } = await world.sent();
    expect((await world.transfers.accept(world.admin, id, total + 7_500, true)).body.paymentStatus).toBe('paid');
    const { payment } = await world.transfers.show(world.salma, orderNumber);
    expect([payment.state, payment.paid]).toEqual(['paid_twice', total + 7_500]);
    expect(
      await world.rows(
        `select refunds.amount::integer, reason, state from refunds join orders on orders.id = order_id where order_number = $1`,
        [orderNumber],
      ),
    ).toEqual([{ amount: 7_500, reason: 'paid_twice', state: 'wanted' }]);
    expect(world.shop.logged.splice(0)).toMatchObject([
      { message: 'payment issue opened', fields: { kind: 'paid_twice' } },
    ]);
    const [order] = await world.rows<{ id: string; refund: string }>(
      'select orders.id, refunds.id as refund from refunds join orders on orders.id = order_id where order_number = $1',
      [orderNumber],
    );
    const settled = await world.shop.request(`/admin/orders/${order?.id}/refunds/${order?.refund}`, {
      method: 'PUT',
      body: { to: 'done' },
      token: world.admin.token,
    });
    expect(settled.status).toBe(200);
    const after = await world.transfers.show(world.salma, orderNumber);
    expect([after.payment.state, after.payment.refunded]).toEqual(['paid', 7_500]);
    expect(await world.rows('select from payment_issues where resolved_at is null')).toEqual([]);
  });

  test('rejecting a proof shows and mails the reason, and the customer can send another', async () => {
    const { orderNumber, id } = await world.sent();
    const before = await countMails();
    const reason = 'لم يصل المبلغ إلى الحساب';
    expect((await world.transfers.reject(world.admin, id, reason)).body.state).toBe('rejected');
    const { payment } = await world.transfers.show(world.salma, orderNumber);
    expect([payment.state, payment.transfer?.proof?.reason]).toEqual(['transfer_rejected', reason]);
    expect(await countMails()).toBe(before + 1);
    expect((await world.transfers.send(world.salma, orderNumber, {})).body.state).toBe('transfer_sent');
    for (const tooShort of ['', 'x', 'y'.repeat(201)]) {
      const { status, body } = await world.transfers.reject(world.admin, await world.idOf(orderNumber), tooShort);
      expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED']);
    }
  });

  test('two admins who accept and reject at once decide only once', async () => {
    const other = await world.shop.signUpAdmin();
    for (let round = 0; round < 6; round += 1) {
      const { orderNumber, id, total } = await world.sent();
      const decide = [
        () => world.transfers.accept(world.admin, id, total),
        () => (round % 2 === 0 ? world.transfers.reject(other, id) : world.transfers.accept(other, id, total)),
      ];
      const responses = await Promise.all((round % 3 === 0 ? decide.toReversed() : decide).map((each) => each()));
      expect(responses.map(({ status, body }) => [status, body.code]).toSorted()).toEqual([
        [200, undefined],
        [409, 'PROOF_CHANGED'],
      ]);
      const { payment } = await world.transfers.show(world.salma, orderNumber);
      const [ledger] = await world.rows<{ count: number }>(
        `select count(*)::integer as count from payment_transactions join orders on orders.id = order_id where order_number = $1`,
        [orderNumber],
      );
      expect([payment.state, ledger?.count]).toEqual(
        payment.transfer?.proof?.state === 'accepted' ? ['paid', 1] : ['transfer_rejected', 0],
      );
    }
  });

  test('accepting a proof of a cancelled order refunds the payment and sells nothing', async () => {
    const { orderNumber, id, total } = await world.sent();
    await world.shop.database.pool.query(`update orders set status = 'cancelled' where order_number = $1`, [
      orderNumber,
    ]);
    expect((await world.transfers.accept(world.admin, id, total)).status).toBe(200);
    const { status, payment } = await world.transfers.show(world.salma, orderNumber);
    expect([status, payment.state]).toEqual(['cancelled', 'paid_late']);
    expect(world.shop.logged.splice(0)).toMatchObject([
      { message: 'payment issue opened', fields: { kind: 'paid_late' } },
    ]);
  });

  test('marking the order as paid accepts its waiting proof', async () => {
    const { orderNumber, id } = await world.sent();
    const [order] = await world.rows<{ id: string }>('select id from orders where order_number = $1', [orderNumber]);
    const paid = await world.shop.request(`/admin/orders/${order?.id}/payment-status`, {
      method: 'PUT',
      body: { language: 'en', from: 'pending', to: 'paid' },
      token: world.admin.token,
    });
    expect(paid.status).toBe(200);
    expect(await world.rows('select state, admin_id from transfer_proofs where id = $1', [id])).toEqual([
      { state: 'accepted', admin_id: world.admin.userId },
    ]);
    // after a reversal the customer can send the picture again
    await world.shop.request(`/admin/orders/${order?.id}/payment-status`, {
      method: 'PUT',
      body: { language: 'en', from: 'paid', to: 'pending' },
      token: world.admin.token,
    });
    expect((await world.transfers.send(world.salma, orderNumber, {})).body.state).toBe('transfer_sent');
  });
});

describe('waiting transfers', () => {
  test('waiting transfers are listed oldest first with the order data, and counted on the dashboard', async () => {
    const first = await world.sent();
    world.shop.wait(60);
    const second = await world.sent(world.omar);
    const { items, count } = await world.transfers.list(world.admin);
    expect([count, items.map(({ id }) => id)]).toEqual([2, [first.id, second.id]]);
    expect(items[0]).toMatchObject({
      orderNumber: first.orderNumber,
      total: first.total,
      reference: first.orderNumber.slice(-9),
      customer: 'سلمى حسن',
      state: 'sent',
      hasPicture: true,
    });
    const [summary, dashboard] = await Promise.all([
      world.shop.request<DashboardSummary>('/admin/dashboard/summary', { token: world.admin.token }),
      world.shop.request<Dashboard>('/admin/dashboard?language=en', { token: world.admin.token }),
    ]);
    expect(summary.body.waiting['transfers']).toBe(2);
    expect(dashboard.body.work).toContainEqual({
      id: 'transfersToCheck',
      text: '2 transfers to check',
      isExactCount: true,
      list: 'transfers',
      since: items[0]?.sentAt,
      isUrgent: false,
    });
    await world.transfers.reject(world.admin, first.id);
    expect((await world.transfers.list(world.admin)).items.map(({ id }) => id)).toEqual([second.id]);
    expect((await world.transfers.list(world.admin, 'decided')).items.map(({ id, state }) => [id, state])).toEqual([
      [first.id, 'rejected'],
    ]);
  });

  test('transfers are paged in both sort orders', async () => {
    const { rows: orders } = await world.shop.database.pool.query<{ id: string }>(
      'select id from orders order by created_at limit 1',
    );
    await world.shop.database.pool.query(
      `insert into transfer_proofs (order_id, upload_hash, picture_hash, state, created_at, decided_at)
       select $1, sha256(n::text::bytea), sha256(n::text::bytea), 'rejected', now() - n * interval '1 minute', now()
       from generate_series(1, 45) n`,
      [orders[0]?.id],
    );
    const ids: string[] = [];
    for (let after = ''; ; ) {
      const { body } = await world.shop.request<{ items: { sentAt: string }[]; next: string | null }>(
        `/admin/transfer-proofs?state=decided${after}`,
        { token: world.admin.token },
      );
      ids.push(...body.items.map(({ sentAt }) => sentAt));
      if (body.next === null) break;
      after = `&after=${body.next}`;
    }
    expect(ids).toHaveLength(45);
    expect(ids).toEqual(ids.toSorted().toReversed());
  });
});
