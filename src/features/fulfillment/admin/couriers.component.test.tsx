import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { formatNumber } from '#core/i18n/format.ts';
import { accessibilityViolations } from '#tests/support/component/accessibility-violations.ts';
import { errorUnder } from '#tests/support/component/fields.ts';
import { renderAdminComponent } from '#tests/support/component/render-admin-component.tsx';
import { language, messagesFor } from '#tests/support/component/render-component.tsx';
import { signInStaff } from '#tests/support/component/visitor.ts';
import Couriers, { clientLoader } from './couriers.route.tsx';

/** Opens the couriers, and the form that adds one. */
const openForm = async () => {
  const { couriers: t } = (await messagesFor('admin')).shipments;
  const { validation } = await messagesFor('forms');
  await signInStaff();
  await renderAdminComponent(<Couriers />, 'owner', { path: '/admin/shipments/couriers', loader: clientLoader });
  await page.getByRole('button', { name: t.add, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: t.form.add });
  const column = (number: number) => t.form.column({ number: formatNumber(number, language) });
  return {
    t,
    validation,
    dialog,
    column,
    fieldOf: (name: 'nameAr' | 'nameEn' | 'trackingUrl' | 'heading') =>
      dialog.getByRole('textbox', { name: t.form[name], exact: true }),
    button: (name: string) => dialog.getByRole('button', { name, exact: true }),
  };
};

test('a tracking address without https is refused at its field, which gets the focus', async () => {
  const { t, validation, fieldOf, button } = await openForm();
  await fieldOf('nameAr').fill('السريع');
  await fieldOf('nameEn').fill('Quick');
  await fieldOf('heading').fill('Order');
  await fieldOf('trackingUrl').fill('http://quick.example/{number}');
  await button(t.form.save).click();
  await expect.poll(() => errorUnder(fieldOf('trackingUrl'))).toBe(validation['courier.trackingUrl']);
  await expect.element(fieldOf('trackingUrl')).toHaveFocus();
  expect(await accessibilityViolations()).toEqual([]);
});

test('moved and removed columns of the file keep their input, and the focus follows', async () => {
  const { t, dialog, column, fieldOf, button } = await openForm();
  await fieldOf('heading').fill('Order');
  await button(t.form.addColumn).click();
  await expect.element(dialog.getByRole('combobox', { name: t.form.field, exact: true }).last()).toHaveFocus();
  await fieldOf('heading').last().fill('COD');
  await expect.element(button(t.form.down({ column: column(2) }))).toHaveAttribute('aria-disabled', 'true');
  await button(t.form.up({ column: column(2) })).click();
  await expect.element(button(t.form.up({ column: column(1) }))).toHaveFocus();
  await expect.element(fieldOf('heading').first()).toHaveValue('COD');
  await button(t.form.remove({ column: column(1) })).click();
  await expect.element(button(t.form.addColumn)).toHaveFocus();
  expect(fieldOf('heading').elements()).toHaveLength(1);
  await expect.element(fieldOf('heading')).toHaveValue('Order');
});

test('a courier without a name and without a heading has both errors, and the first field the focus', async () => {
  const { t, validation, fieldOf, button } = await openForm();
  await fieldOf('nameEn').fill('Quick');
  await button(t.form.save).click();
  await expect.poll(() => errorUnder(fieldOf('nameAr'))).toBe(validation.required);
  expect(errorUnder(fieldOf('heading'))).toBe(validation.required);
  await expect.element(fieldOf('nameAr')).toHaveFocus();
});

test('an added courier is listed with the columns of its file in their order', async () => {
  const { t, dialog, column, fieldOf, button } = await openForm();
  const name = { ar: `السريع ${language}`, en: `Quick ${language}` };
  await fieldOf('nameAr').fill(name.ar);
  await fieldOf('nameEn').fill(name.en);
  await fieldOf('trackingUrl').fill('https://quick.example/{number}');
  await fieldOf('heading').fill('Order');
  await button(t.form.addColumn).click();
  await dialog.getByRole('combobox', { name: t.form.field, exact: true }).last().selectOptions('cash');
  await fieldOf('heading').last().fill('COD');
  await button(t.form.up({ column: column(2) })).click();
  await button(t.form.save).click();
  await expect.element(page.getByText(t.form.saved.title, { exact: true })).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  const details = page.getByRole('button', { name: t.details({ name: name[language] }), exact: true });
  await details.click();
  const columns = page.getByRole('listitem').filter({ hasText: /COD|Order/u });
  await expect
    .poll(() => columns.elements().map((item) => item.querySelector('bdi')?.textContent))
    .toEqual(['COD', 'Order']);
});
