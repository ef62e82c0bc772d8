import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatMoney, isolateText } from '#core/i18n/format.ts';
import { loadMessages } from '#core/i18n/messages.ts';
import { serverTexts } from '#core/i18n/server-texts.ts';
import { sessionKey, storedAdmin } from '#features/auth/testing/users.ts';
import { shortOrderNumber } from '#features/orders/order-number.ts';
import { findAccessibilityViolations } from '#tests/support/browser/accessibility-violations.ts';
import { normalizeText, waitForHeading } from '#tests/support/browser/visible-text.ts';
import { inEachLanguage, journeyVisitors, openShopInBrowser, type ShopInBrowser } from '#tests/support/browser.ts';
import { errorText } from '#tests/support/error-text.ts';
import { allMessages } from '#tests/support/mail/dev-mailbox.ts';
import { placeAnOrder } from '#tests/support/pages.ts';
import { testSettings } from '#tests/support/test-settings.ts';
import { proofPictures } from '../payments.errors.ts';
import { bytesOf, screenshot } from '../testing/transfers.ts';

let shop: ShopInBrowser;
beforeAll(async () => {
  shop = await openShopInBrowser();
});
afterAll(() => shop.close());

const fileOf = (buffer: Buffer, name = 'Screenshot_20260314.png') => ({ name, mimeType: 'image/png', buffer });

/** Subjects of the mails to an address, newest first. */
const subjectsTo = async (email: string): Promise<readonly string[]> =>
  (await allMessages(shop.shop)).filter(({ to }) => to === email).map(({ subject = '' }) => normalizeText(subject));

describe.each(journeyVisitors(import.meta.url))(inEachLanguage, (visitor) => {
  test('a transfer proof is sent, rejected with a reason, sent again and accepted, with a mail at each step', async () => {
    const { orderNumber, stored } = await placeAnOrder(shop, visitor);
    const { email } = JSON.parse(stored[sessionKey] ?? '{}').user as { email: string };
    const reference = orderNumber.slice(-9);
    const customer = await shop.visit(visitor, { stored });
    const { page, t, language } = customer;
    const proof = t.transferProof;
    const { transfers } = await loadMessages('admin', language, testSettings);
    const { mail } = serverTexts(language, testSettings);

    await customer.open(`/order-confirmation/${orderNumber}`);
    const send = page.getByRole('form', { name: proof.title, exact: true });
    await send.waitFor();
    expect(normalizeText(await page.getByRole('main').innerText())).toContain(
      normalizeText(`${t.confirmation.transfer.reference} ${reference}`),
    );
    await send.getByRole('button', { name: proof.send, exact: true }).click();
    await send
      .getByText(
        errorText('PICTURE_INVALID', language, { fault: 'missing' }, proofPictures.definitions.PICTURE_INVALID),
        { exact: true },
      )
      .waitFor();
    const input = send.locator('input[type=file]');
    await input.setInputFiles(fileOf(Buffer.alloc(5 * 1024 * 1024 + 1)));
    await send
      .getByText(errorText('PICTURE_INVALID', language, { fault: 'size' }, proofPictures.definitions.PICTURE_INVALID), {
        exact: true,
      })
      .waitFor();
    await input.setInputFiles(fileOf(await bytesOf(screenshot().png())));
    await send
      .getByRole('img', { name: proof.selectedFile({ file: isolateText('Screenshot_20260314.png') }) })
      .waitFor();
    await send.getByLabel(proof.bankReference, { exact: true }).fill('1');
    await send.getByRole('button', { name: proof.send, exact: true }).click();
    await send.getByText(t.validation['transfer.bankReference'], { exact: true }).waitFor();
    await send.getByLabel(proof.bankReference, { exact: true }).fill('99 88 77 66 55');
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await send.getByRole('button', { name: proof.send, exact: true }).click();
    const main = page.getByRole('main');
    await main.getByText(proof.sent, { exact: true }).waitFor();
    await main.getByRole('img', { name: proof.picture, exact: true }).waitFor();
    expect(await send.count()).toBe(0);

    const admin = await shop.visit(visitor, { stored: await storedAdmin(shop) });
    await admin.page.goto('/admin/transfers');
    await waitForHeading(admin.page, transfers.title);
    const card = admin.page.getByRole('article', { name: new RegExp(shortOrderNumber(orderNumber)) });
    const alt = transfers.picture({ orderNumber: shortOrderNumber(orderNumber) });
    await card.getByRole('img', { name: alt, exact: true }).waitFor();
    const { rows } = await shop.database.pool.query<{ total: number }>(
      'select total::integer from orders where order_number = $1',
      [orderNumber],
    );
    const total = rows[0]?.total ?? 0;
    const facts = normalizeText(await card.innerText());
    for (const fact of [reference, '9988776655', formatMoney(total, language)])
      expect(facts).toContain(normalizeText(fact));
    expect(await findAccessibilityViolations(admin.page)).toEqual([]);

    await card.getByRole('button', { name: transfers.reject, exact: true }).click();
    const dialog = admin.page.getByRole('dialog');
    const reason = language === 'ar' ? 'لم يصل المبلغ إلى حسابنا' : 'the amount has not arrived in our account';
    await dialog.getByLabel(transfers.rejection.reason, { exact: true }).fill(reason);
    await dialog.getByRole('button', { name: transfers.rejection.button, exact: true }).click();
    await card.getByText(transfers.rejected, { exact: true }).waitFor();
    await expect
      .poll(() => subjectsTo(email))
      .toContain(normalizeText(mail.payment['transfer-rejected'].subject({ orderNumber })));

    await page.reload();
    await main.getByText(proof.rejected({ reason: isolateText(reason) }), { exact: true }).waitFor();
    await input.setInputFiles(fileOf(await bytesOf(screenshot().png())));
    await send.getByRole('button', { name: proof.send, exact: true }).click();
    await main.getByText(proof.sent, { exact: true }).waitFor();

    await admin.page.reload();
    await card.getByLabel(transfers.receivedAmount, { exact: true }).fill((total / 100).toFixed(2));
    await admin.page.keyboard.press('Enter');
    await card.getByText(transfers.accepted, { exact: true }).waitFor();
    await expect.poll(() => subjectsTo(email)).toContain(normalizeText(mail.payment.received.subject({ orderNumber })));

    await page.reload();
    await main.getByText(proof.accepted, { exact: true }).waitFor();
    expect(await send.count()).toBe(0);
    expect([customer.faults, admin.faults]).toEqual([[], []]);
    await Promise.all([customer.leave(), admin.leave()]);
  });
});
