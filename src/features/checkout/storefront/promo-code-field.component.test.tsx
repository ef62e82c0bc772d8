import { expect, test } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { formatAmount } from '#core/i18n/format.ts';
import { normalizeText } from '#tests/support/browser/visible-text.ts';
import { accessibilityViolations } from '#tests/support/component/accessibility-violations.ts';
import { expectNotice } from '#tests/support/component/notices.ts';
import { language } from '#tests/support/component/render-component.tsx';
import { disconnect, holdRequests, signInCustomer } from '#tests/support/component/visitor.ts';
import { errorText } from '#tests/support/error-text.ts';
import { openCheckout } from '../testing/open-checkout.tsx';

const codes = { valid: 'TEN', old: 'OLD', spent: 'SPENT', minimum: 'DEAR' } as const;
const codeOf = (name: keyof typeof codes) => `${codes[name]}-${language.toUpperCase()}`;

const insertCodes = () =>
  commands.query(
    `insert into promo_codes (code, discount_type, discount_value, valid_until, max_uses, current_uses, min_purchase)
     values ($1, 'percentage', 10, null, null, 0, 0), ($2, 'fixed', 5000, '2020-01-01', null, 0, 0),
       ($3, 'fixed', 5000, null, 1, 1, 0), ($4, 'fixed', 5000, null, null, 0, 300000)
     on conflict (code) do nothing`,
    [codeOf('valid'), codeOf('old'), codeOf('spent'), codeOf('minimum')],
  );

/** Renders the checkout of a signed-in customer, whose attempts are counted by their account. */
const openField = async () => {
  await insertCodes();
  const opened = await openCheckout();
  const { promo } = opened.checkout;
  const section = page.getByRole('region', { name: promo.label, exact: true });
  const field = section.getByRole('textbox', { name: promo.label, exact: true });
  await expect.element(section).toBeVisible();
  return {
    ...opened,
    promo,
    section,
    field,
    remove: section.getByRole('button', { name: promo.remove, exact: true }),
    apply: async (code: string) => {
      await field.fill(code);
      await section.getByRole('button', { name: promo.apply, exact: true }).click();
    },
    discount: formatAmount(((opened.products[0]?.price ?? 0) * 2) / 10, language),
  };
};

test('an invalid promo code has its reason at the field and in a notice', async () => {
  await signInCustomer();
  const { notices, validation, section, field, apply } = await openField();
  for (const [code, reason] of [
    ['كود', validation['promo.characters']],
    ['x'.repeat(51), validation['promo.tooLong']],
    [codeOf('old'), errorText('PROMO_EXPIRED', language)],
    [codeOf('spent'), errorText('PROMO_USED_UP', language)],
    [codeOf('minimum'), errorText('PROMO_BELOW_MINIMUM', language, { minimum: 300_000 })],
  ] as const) {
    await apply(code);
    await expectNotice('alert', { title: notices.promo.invalid.title, body: reason });
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    expect(normalizeText(section.element().textContent)).toContain(normalizeText(reason));
  }
  expect(await accessibilityViolations()).toEqual([]);
  await field.fill('x');
  await expect.element(field).toHaveAttribute('aria-invalid', 'false');
});

test('a valid promo code in any spelling is applied by Enter, and stays in a checkout opened again until it is removed', async () => {
  await signInCustomer();
  const { notices, section, field, remove, discount, unmount } = await openField();
  await field.fill(` ${codeOf('valid').toLowerCase()} `);
  await userEvent.keyboard('{Enter}');
  const applied = notices.promo.applied({ amount: discount });
  await expectNotice('status', applied);
  const notice = page.getByText(applied.title, { exact: true });
  await expect.element(section.getByText(codeOf('valid'), { exact: true })).toBeVisible();
  expect(await accessibilityViolations()).toEqual([]);

  await userEvent.keyboard('{Escape}');
  await expect.element(notice).not.toBeInTheDocument();
  await unmount();
  const again = await openField();
  await expect.element(remove).toBeVisible();
  expect(notice.elements()).toEqual([]);
  await remove.click();
  await expectNotice('status', notices.promo.removed);
  await expect.element(field).toHaveValue('');
  await again.unmount();
  await openField();
  await expect.element(field).toHaveValue('');
});

test('a promo code that did not arrive has an error, and is applied once it is opened again', async () => {
  await signInCustomer();
  const { notices, section, field, remove, apply, unmount } = await openField();
  await apply(codeOf('valid'));
  await expect.element(remove).toBeVisible();
  // the draft is stored after the code is displayed
  await expect.poll(() => JSON.stringify({ ...sessionStorage })).toContain(codeOf('valid'));
  await unmount();
  const reconnect = await disconnect('/api/promo-code-quotes');
  const again = await openField();
  await expectNotice('alert', notices.promo.failed);
  await expect.element(section.getByText(notices.promo.failed.body, { exact: true })).toBeVisible();
  await expect.element(field).toHaveValue(codeOf('valid'));
  await again.unmount();
  await reconnect();
  await openField();
  await expect.element(remove).toBeVisible();
});

test('after an unknown promo code the next attempt waits as long as the server requires', async () => {
  const { id } = await signInCustomer();
  const { notices, promo, section, remove, apply } = await openField();
  const { invalid, wait } = notices.promo;
  const countDown = (seconds: number) => normalizeText(errorText('PROMO_THROTTLED', language, { seconds }));
  await apply('NO-SUCH-CODE');
  await expectNotice('alert', invalid);
  await expect.element(section.getByText(invalid.body, { exact: true })).toBeVisible();
  await apply(codeOf('valid'));
  await expect.element(page.getByRole('alert').filter({ hasText: wait.title })).toBeVisible();
  await expect.element(section.getByText(promo.hint, { exact: true })).toBeVisible();

  // the account has failed more often than this page has counted
  await commands.query('update promo_attempts set failed_attempts = 4 where subject_hash = $1', [id]);
  await commands.query(
    `update promo_attempts set last_failed_at = now() - interval '1 minute' where subject_hash = $1`,
    [id],
  );
  await apply('NO-SUCH-CODE');
  await expect
    .poll(() => normalizeText(section.element().textContent))
    .toMatch(new RegExp([30, 29, 28].map(countDown).join('|'), 'u'));
  await apply(codeOf('valid'));
  await expect.element(page.getByRole('alert').filter({ hasText: wait.title })).toBeVisible();
  await expect.element(remove).not.toBeInTheDocument();
});

test('a response to a promo code that was replaced meanwhile is ignored, and no order is placed before the last one', async () => {
  await signInCustomer();
  const { notices, section, apply, remove, place } = await openField();
  const respond = await holdRequests('/api/promo-code-quotes');
  await apply(codeOf('old'));
  await expect.element(place).toHaveAttribute('aria-disabled', 'true');
  await apply(codeOf('valid'));
  await expect.element(place).toHaveAttribute('aria-disabled', 'true');
  await respond();
  await expect.element(remove).toBeVisible();
  await expect.element(section.getByText(codeOf('valid'), { exact: true })).toBeVisible();
  await expect.element(place).toHaveAttribute('aria-disabled', 'false');
  expect(page.getByText(notices.promo.invalid.title, { exact: true }).elements()).toEqual([]);
});
