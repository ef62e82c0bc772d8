import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { AddressForm as AddressInput } from '#core/forms/forms.ts';
import type { ValidationCode } from '#core/forms/validation.ts';
import { Dialog } from '#core/ui/dialog.tsx';
import { postalCodeHint } from '#features/shipping/governorates.ts';
import { accessibilityViolations } from '#tests/support/component/accessibility-violations.ts';
import { errorUnder, expectInvalid } from '#tests/support/component/fields.ts';
import { messagesFor, renderComponent } from '#tests/support/component/render-component.tsx';
import { home, type PlaceName } from '../testing/addresses.ts';
import { AddressForm } from './address-form.tsx';

const wrong: readonly (readonly [PlaceName, input: string, code: ValidationCode])[] = [
  ['label', '', 'required'],
  ['fullName', 'ن', 'shipping.fullName'],
  ['phone', 'nadia', 'shipping.phone'],
  ['phone', '1'.repeat(21), 'shipping.phoneMax'],
  ['address', 'شارع', 'shipping.address'],
  ['city', '', 'shipping.city'],
  ['postalCode', '12', 'shipping.postalCode'],
  ['postalCode', '1'.repeat(21), 'shipping.postalCodeMax'],
];

/** Renders the form in its dialog, as in the account. */
const openForm = async (initial: Partial<AddressInput> = {}) => {
  const t = await messagesFor('savedAddresses');
  const { fields } = await messagesFor('common');
  const saved: AddressInput[] = [];
  await renderComponent(
    <Dialog isOpen onClose={() => undefined} title={t.add} closeLabel={fields.close}>
      <AddressForm
        initial={{ ...home, isDefault: false, ...initial }}
        mayBeDefault
        draftName="address"
        onSave={async (form) => void saved.push(form)}
      />
    </Dialog>,
  );
  const fieldOf = (name: PlaceName) => page.getByLabelText(name === 'label' ? t.label : fields[name], { exact: true });
  return { t, saved, fieldOf, save: page.getByRole('button', { name: t.save, exact: true }) };
};

test.each(wrong)('an invalid %s, "%s", has its error, the focus and a notice, and is not saved', async (...row) => {
  const [name, input, code] = row;
  const { validation, general } = await messagesFor('forms');
  const { fieldOf, save, saved } = await openForm({ [name]: input });
  await save.click();
  const field = fieldOf(name);
  await expectInvalid(field, { error: validation[code], title: general.validationError });
  await expect.element(field).toHaveValue(input);
  expect(saved).toEqual([]);
  await field.fill(home[name]);
  await expect.poll(() => errorUnder(field)).toBe('');
});

test('several invalid fields have their errors, and the first one the focus', async () => {
  const { validation } = await messagesFor('forms');
  const { fieldOf, save, saved } = await openForm({ label: '', city: '' });
  await save.click();
  await expect.poll(() => errorUnder(fieldOf('label'))).toBe(validation.required);
  expect(errorUnder(fieldOf('city'))).toBe(validation['shipping.city']);
  await expect.element(fieldOf('label')).toHaveFocus();
  expect(await accessibilityViolations()).toEqual([]);
  expect(saved).toEqual([]);
});

test('the city field suggests governorates, and the postal code its first digits', async () => {
  const places = await messagesFor('governorates');
  const { fieldOf } = await openForm({ city: '' });
  await fieldOf('city').fill(places.governorates.alexandria);
  await expect.element(page.getByText(postalCodeHint(places, 'alexandria'))).toBeVisible();
  const field = fieldOf('city').element();
  const options = field instanceof HTMLInputElement ? [...(field.list?.options ?? [])] : [];
  expect(options.map(({ value }) => value)).toEqual(Object.values(places.governorates));
});

test('Enter saves the address, with Arabic digits as Latin ones', async () => {
  const { t, fieldOf, saved } = await openForm();
  await fieldOf('phone').fill('٠١٠ ١٢٣٤-٥٦٧٨');
  await fieldOf('postalCode').fill('١١٥١١');
  await expect.element(fieldOf('postalCode')).toHaveValue('11511');
  await page.getByRole('checkbox', { name: t.setDefault }).click();
  await fieldOf('label').click();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => saved).toEqual([{ ...home, isDefault: true }]);
});
