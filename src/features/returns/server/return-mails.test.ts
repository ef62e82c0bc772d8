import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatMoney, formatNumber, isolateText } from '#core/i18n/format.ts';
import { type ContentLanguage, contentLanguages, directionOf, localisedAddress } from '#core/i18n/language.ts';
import { serverTexts } from '#core/i18n/server-texts.ts';
import { productName } from '#features/products/product-name.ts';
import { soon } from '#tests/support/mail/job-capture.ts';
import { type MailServer, openMailServer, type ReceivedMail } from '#tests/support/servers/mail-server.ts';
import { testSettings } from '#tests/support/test-settings.ts';
import { PLATE, shopWithReturns } from '../testing/returns.ts';
import type { ReturnMailEvent } from './returns.mails.ts';

let server: MailServer;
const open = shopWithReturns(async () => {
  server = await openMailServer();
  return { smtpUrl: server.url };
});
let world: Awaited<ReturnType<typeof open>>;
beforeAll(async () => {
  world = await open();
});
afterAll(async () => {
  await server.close();
});

const waitForMail = (subject: string): Promise<ReceivedMail> =>
  soon(() => {
    const mails = server.mails.filter(({ headers }) => headers['subject'] === subject);
    expect(mails).toHaveLength(1);
    return mails[0] as ReceivedMail;
  });

describe.each(contentLanguages)('mails about returns of an order placed in %s', (language: ContentLanguage) => {
  const { mail } = serverTexts(language, testSettings);
  const sent = (event: ReturnMailEvent, orderNumber: string) =>
    waitForMail(mail.returns[event].subject({ orderNumber }));
  const itemText = async (quantity: number) => {
    const { rows } = await world.shop.database.pool.query(
      `select name_${language} as name, subtitle_${language} as kind from products where id = $1`,
      [PLATE],
    );
    const { name, kind } = rows[0];
    return mail.order.item({ name: productName(name, kind), quantity: formatNumber(quantity, language) });
  };

  test('return mails describe each step with items, refund and the shop’s note', async () => {
    const { orderNumber } = await world.deliver({ language });
    const id = await world.createReturn(orderNumber);
    const first = await sent('requested', orderNumber);
    expect(first.recipients).toEqual([world.salma.email]);
    expect(first.headers).toMatchObject({ 'content-language': language });
    expect(first.html).toContain(`dir="${directionOf(language)}"`);
    expect(first.text).toContain(await itemText(1));
    expect(first.text).toContain(
      localisedAddress(`/order-confirmation/${orderNumber}`, 'https://shop.example', language),
    );

    await world.approve(id, 'Sunday, <b>ten</b>');
    const approved = await sent('approved', orderNumber);
    expect(approved.text).toContain(isolateText('Sunday, <b>ten</b>'));
    expect(approved.html).not.toContain('<b>ten</b>');

    const { refundable } = (await world.receive(id, [{ productId: PLATE, restocked: 1 }])).body;
    const amount = mail.returns.amount({ amount: formatMoney(refundable, language) });
    expect((await sent('received', orderNumber)).text).toContain(amount);
    await world.refundReturn(id, refundable);
    await waitForMail(mail.payment.refunded.subject({ orderNumber }));

    const other = await world.createReturn(orderNumber);
    await world.refuse(other, 'It was used');
    expect((await sent('refused', orderNumber)).text).toContain(isolateText('It was used'));
  });

  test('return mails cover withdrawn and closed returns and refused deliveries', async () => {
    const delivered = await world.deliver({ language });
    await world.withdraw(delivered.orderNumber, await world.createReturn(delivered.orderNumber));
    await sent('withdrawn', delivered.orderNumber);
    const id = await world.createReturn(delivered.orderNumber);
    await world.approve(id);
    await world.close(id, 'Nothing came');
    expect((await sent('closed', delivered.orderNumber)).text).toContain(isolateText('Nothing came'));

    const unpaid = await world.placeShipped({ isPaid: false, language });
    await world.refuseDelivery(unpaid.id);
    const back = await sent('delivery-refused', unpaid.orderNumber);
    expect(back.text).toContain(await itemText(2));
    expect(back.text).not.toContain(formatMoney(0, language));
  });
});

test('processes the return of a deleted account without a mail', async () => {
  const { id: orderId, orderNumber } = await world.deliver();
  const id = await world.createReturn(orderNumber);
  await world.shop.database.pool.query('update orders set user_id = null where id = $1', [orderId]);
  expect((await world.refuse(id)).body).toMatchObject({ state: 'refused' });
  const subject = serverTexts('ar', testSettings).mail.returns.refused.subject({ orderNumber });
  expect(server.mails.some(({ headers }) => headers['subject'] === subject)).toBe(false);
});
