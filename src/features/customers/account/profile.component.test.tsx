import { expect, test } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { loadShopClient } from '#core/api/load-shop-client.ts';
import type { ValidationCode } from '#core/forms/validation.ts';
import { formatDate } from '#core/i18n/format.ts';
import { accessibilityViolations } from '#tests/support/component/accessibility-violations.ts';
import { errorUnder, expectInvalid } from '#tests/support/component/fields.ts';
import { language, messagesFor, renderComponent } from '#tests/support/component/render-component.tsx';
import { disconnect, signInCustomer } from '#tests/support/component/visitor.ts';
import type { Profile } from '../profile.contract.ts';
import { ProfileForm } from './profile.tsx';

type Editable = 'name' | 'phone';

const wrong: readonly (readonly [Editable, input: string, code: ValidationCode])[] = [
  ['name', '', 'name.min'],
  ['name', 'ن', 'name.min'],
  ['name', 'ن'.repeat(101), 'name.max'],
  ['name', 'Nadia 2', 'name.letters'],
  ['phone', '', 'phone.format'],
  ['phone', '٠', 'phone.format'],
  ['phone', 'nadia', 'phone.format'],
  ['phone', '1'.repeat(21), 'phone.max'],
];

/** Renders the form with the profile of a new customer, whose row has these changes. */
const openForm = async ({ isIncomplete = false } = {}) => {
  const { id, email } = await signInCustomer();
  if (isIncomplete) {
    await commands.query('update profiles set phone_number = null, date_of_birth = null where id = $1', [id]);
  }
  const texts = await messagesFor('account');
  const { fields } = await messagesFor('common');
  const changes: Profile[] = [];
  const failures: unknown[] = [];
  const profile = await (await loadShopClient()).profile.get();
  await renderComponent(
    <ProfileForm
      profile={profile}
      texts={texts}
      onChanged={(changed) => changes.push(changed)}
      onFailed={(error) => failures.push(error)}
    />,
  );
  return {
    email,
    texts,
    profile,
    changes,
    failures,
    fieldOf: (name: Editable) => page.getByRole('textbox', { name: fields[name], exact: true }),
    save: page.getByRole('button', { name: texts.profile.save, exact: true }),
    readRow: async () => {
      const columns = 'name, phone_number, email, date_of_birth::text';
      return (await commands.query(`select ${columns} from profiles where id = $1`, [id]))[0];
    },
  };
};

test('an invalid name or phone number has its error, the focus and a notice, and is not saved', async () => {
  const { validation, general } = await messagesFor('forms');
  const { fieldOf, profile, changes, readRow } = await openForm();
  const before = await readRow();
  for (const [name, input, code] of wrong) {
    const field = fieldOf(name);
    await field.fill(input);
    await userEvent.keyboard('{Enter}');
    await expectInvalid(field, { error: validation[code], title: general.error });
    await field.fill(profile[name] ?? '');
    await expect.poll(() => errorUnder(field)).toBe('');
  }
  expect(changes).toEqual([]);
  expect(await readRow()).toEqual(before);
});

test('two invalid fields have their errors, and the first one the focus', async () => {
  const { validation, general } = await messagesFor('forms');
  const { fieldOf, save } = await openForm();
  await fieldOf('name').fill('2');
  await fieldOf('phone').fill('0');
  await save.click();
  await expectInvalid(fieldOf('name'), { error: validation['name.min'], title: general.error });
  expect(errorUnder(fieldOf('phone'))).toBe(validation['phone.format']);
  expect(await accessibilityViolations()).toEqual([]);
});

test('name and phone number are saved as the server normalizes them; e-mail and birth date are not fields', async () => {
  const { email, texts, fieldOf, save, changes, readRow } = await openForm();
  expect(page.getByRole('textbox').elements()).toHaveLength(2);
  await expect.element(page.getByText(email, { exact: true })).toBeVisible();
  await expect.element(page.getByText(texts.profile.emailLocked, { exact: true })).toBeVisible();
  const birth = formatDate(new Date('1990-05-17T12:00:00Z'), language);
  await expect.element(page.getByText(birth, { exact: true })).toBeVisible();
  await fieldOf('name').fill('نادية السيد');
  await fieldOf('phone').fill('٠١١ ٢٣٤٥-٦٧٨٩');
  await expect.element(fieldOf('phone')).toHaveValue('011 2345-6789');
  await save.click();
  const notice = page.getByRole('status').filter({ hasText: texts.notices.profileUpdated.title });
  await expect.element(notice.getByText(texts.notices.profileUpdated.body, { exact: true })).toBeVisible();
  expect(changes).toMatchObject([{ name: 'نادية السيد', phone: '+201123456789' }]);
  expect(await readRow()).toEqual({
    name: 'نادية السيد',
    phone_number: '+201123456789',
    email,
    date_of_birth: '1990-05-17',
  });
});

test('a failed save keeps the entered values and reports the failure', async () => {
  const { fieldOf, save, changes, failures } = await openForm();
  await disconnect('/api/profile');
  await fieldOf('name').fill('نادية السيد');
  await fieldOf('phone').fill('01123456789');
  await save.click();
  await expect.poll(() => failures).toHaveLength(1);
  await expect.element(fieldOf('name')).toHaveValue('نادية السيد');
  await expect.element(fieldOf('phone')).toHaveValue('01123456789');
  expect(changes).toEqual([]);
});

test('a profile without phone number and birth date has an empty field and a hint', async () => {
  const { details } = await messagesFor('accountSecurity');
  const { fieldOf, save, changes, readRow } = await openForm({ isIncomplete: true });
  await expect.element(fieldOf('phone')).toHaveValue('');
  await expect.element(page.getByText(details.untold, { exact: true })).toBeVisible();
  expect(await accessibilityViolations()).toEqual([]);
  await fieldOf('phone').fill('01123456789');
  await save.click();
  await expect.poll(() => changes).toHaveLength(1);
  expect(await readRow()).toMatchObject({ phone_number: '+201123456789', date_of_birth: null });
});
