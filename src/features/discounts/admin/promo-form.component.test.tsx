import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ValidationCode } from '#core/forms/validation.ts';
import { formatMoney } from '#core/i18n/format.ts';
import { findCoveredByNotices, normalizeText } from '#tests/support/browser/visible-text.ts';
import { accessibilityViolations } from '#tests/support/component/accessibility-violations.ts';
import { errorUnder } from '#tests/support/component/fields.ts';
import { renderAdminComponent } from '#tests/support/component/render-admin-component.tsx';
import { language, messagesFor } from '#tests/support/component/render-component.tsx';
import type { AdminPromoCode } from '../promo-codes.admin.contract.ts';
import { PromoForm } from './promo-form.tsx';

const used: AdminPromoCode = {
  id: '00000000-0000-4000-8000-000000000002',
  code: 'NILE-15',
  isActive: true,
  discountType: 'percentage',
  discountValue: 15,
  minPurchase: 100_000,
  maxUses: 50,
  currentUses: 12,
  validUntil: '2031-06-30T20:59:59.999Z',
  owner: null,
  isFirstOrderOnly: false,
  isInOrders: true,
  createdAt: '2026-01-01T00:00:00.000Z',
};

/** Renders the form of a code, or of a new one. */
const openForm = async (promo: AdminPromoCode | null = null) => {
  const { promoCodes: t, layout } = await messagesFor('admin');
  const { validation } = await messagesFor('forms');
  const closed: string[] = [];
  await renderAdminComponent(
    <PromoForm promo={promo} onClose={() => closed.push('closed')} onSaved={() => undefined} />,
  );
  const dialog = page.getByRole('dialog', { name: promo ? t.form.change(promo) : t.form.make, exact: true });
  const labels = {
    code: t.code,
    discountValue: t.form.percent,
    minPurchase: t.form.minPurchase,
    maxUses: t.form.maxUses,
    validUntil: t.form.validUntil,
  };
  return {
    t,
    layout,
    validation,
    closed,
    dialog,
    fieldOf: (name: keyof typeof labels) => dialog.getByLabelText(labels[name], { exact: true }),
    save: dialog.getByRole('button', { name: t.form.save, exact: true }),
    /** Subtotal and discount of the sample carts. */
    preview: () =>
      dialog
        .getByRole('row')
        .elements()
        .map((row) => normalizeText(row.textContent)),
  };
};

type FieldName = Parameters<Awaited<ReturnType<typeof openForm>>['fieldOf']>[0];

const wrong: readonly (readonly [FieldName, input: string, code: ValidationCode])[] = [
  ['code', '', 'promo.empty'],
  ['discountValue', '', 'required'],
  ['discountValue', '150', 'promo.percent'],
  ['discountValue', '١٠٫٥', 'promo.percent'],
  ['minPurchase', '-1', 'promo.amount'],
  ['maxUses', '0', 'promo.uses'],
];

test.each(wrong)('a new code with the %s "%s" is refused at that field, which gets the focus', async (...row) => {
  const [name, input, code] = row;
  const { validation, fieldOf, save } = await openForm();
  await fieldOf('code').fill('NILE-15');
  await fieldOf('discountValue').fill('10');
  await fieldOf(name).fill(input);
  await save.click();
  await expect.poll(() => errorUnder(fieldOf(name))).toBe(validation[code]);
  await expect.element(fieldOf(name)).toHaveFocus();
  await expect.element(fieldOf(name)).toHaveValue(input);
  await expect.poll(findCoveredByNotices).toEqual([]);
  expect(await accessibilityViolations()).toEqual([]);
  await fieldOf(name).fill('5');
  await expect.poll(() => errorUnder(fieldOf(name))).toBe('');
});

test('the discount is previewed on sample carts during input, also in Arabic digits', async () => {
  const { t, dialog, fieldOf, preview } = await openForm();
  expect(preview()).toEqual([]);
  await fieldOf('discountValue').fill('١٠');
  await fieldOf('minPurchase').fill('1000');
  await expect.poll(() => preview()[1]).toContain(t.preview.none);
  expect(preview()[3]).toContain(normalizeText(formatMoney(30_000, language)));
  await dialog.getByRole('radio', { name: t.form.fixed }).click();
  await expect.poll(() => preview()[3]).toContain(normalizeText(formatMoney(1000, language)));
});

test('every other Escape asks whether unsaved input is discarded, and Enter keeps the input', async () => {
  const { layout, closed, fieldOf } = await openForm();
  await expect.element(fieldOf('code')).toHaveFocus();
  await userEvent.keyboard('NILE-15');
  const confirmation = page.getByRole('dialog', { name: layout.unsaved.title, exact: true });
  for (const isOpen of [true, false, true]) {
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => confirmation.elements().length).toBe(isOpen ? 1 : 0);
  }
  await expect.element(confirmation.getByRole('button', { name: layout.unsaved.stay, exact: true })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(confirmation).not.toBeInTheDocument();
  await expect.element(fieldOf('code')).toHaveValue('NILE-15');
  expect(closed).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await confirmation.getByRole('button', { name: layout.unsaved.leave, exact: true }).click();
  expect(closed).toEqual(['closed']);
});

test('Escape closes a form without input at once', async () => {
  const { closed, fieldOf } = await openForm();
  await expect.element(fieldOf('code')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => closed).toEqual(['closed']);
});

test('a code in orders shows why its discount is fixed, and its other terms can be changed', async () => {
  const { t, dialog, fieldOf, preview } = await openForm(used);
  await expect.element(dialog.getByText(t.form.fixedTerms, { exact: true })).toBeVisible();
  expect(dialog.getByRole('radio').elements()).toEqual([]);
  expect(fieldOf('discountValue').elements()).toEqual([]);
  await expect.element(fieldOf('minPurchase')).toHaveValue('1000');
  await expect.element(fieldOf('maxUses')).toHaveValue('50');
  await expect.element(fieldOf('validUntil')).toHaveValue('2031-06-30');
  expect(preview()[3]).toContain(normalizeText(formatMoney(45_000, language)));
});
