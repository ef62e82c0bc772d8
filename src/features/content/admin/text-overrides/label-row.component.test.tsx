import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { StaffRole } from '#core/permissions/permissions.ts';
import { accessibilityViolations } from '#tests/support/component/accessibility-violations.ts';
import { errorUnder } from '#tests/support/component/fields.ts';
import { renderAdminComponent } from '#tests/support/component/render-admin-component.tsx';
import { language, messagesFor } from '#tests/support/component/render-component.tsx';
import type { MessageDefinition } from '../../text-overrides/text-overrides.admin.contract.ts';
import { LabelRow } from './label-row.tsx';
import { type Texts, textsOf } from './own-texts.ts';

const added: MessageDefinition = {
  key: 'forms/notices/cart/added/body',
  place: 'notices',
  defaults: { ar: 'أضفنا {quantity} من {name}', en: 'We added {quantity} of {name}' },
  parameters: ['quantity', 'name'],
  values: [],
  isPluralForm: false,
  fixed: null,
  isAboutPayment: false,
};

/** Renders the row of a message whose texts are kept as they are edited; `errors` are those of the server. */
const openRow = async (
  entry: MessageDefinition,
  { role, errors = {} }: { readonly role?: StaffRole; readonly errors?: Readonly<Record<string, string>> } = {},
) => {
  const { labels: t, settings } = await messagesFor('admin');
  const edits: Texts[] = [];
  const Row = () => {
    const [texts, setTexts] = useState(textsOf(entry));
    const edit = (_: MessageDefinition, next: Texts) => {
      edits.push(next);
      setTexts(next);
    };
    return (
      <ul>
        <LabelRow entry={entry} edited={{ errors, edit, textsOf: () => texts }} hasPlace />
      </ul>
    );
  };
  await renderAdminComponent(<Row />, role);
  const fieldOf = (each: 'ar' | 'en') => page.getByRole('textbox', { name: t.languages[each], exact: true });
  return { t, settings, edits, fieldOf };
};

test('a changed text shows its default, and the reset restores both languages', async () => {
  const { t, edits, fieldOf } = await openRow(added);
  await expect.element(fieldOf('en')).toHaveValue(added.defaults.en ?? '');
  expect(page.getByText(t.changed, { exact: true }).elements()).toEqual([]);
  await fieldOf('en').fill('{quantity} more of {name}');
  await fieldOf('ar').fill('صار لك {quantity} من {name}');
  await expect.element(page.getByText(t.changed, { exact: true })).toBeVisible();
  await expect.element(fieldOf('en')).toHaveAccessibleDescription(`${t.standard} ${added.defaults.en}`);
  const name = added.defaults[language] ?? '';
  await page.getByRole('button', { name: t.resetOf({ text: name }) }).click();
  await expect.element(fieldOf('ar')).toHaveValue(added.defaults.ar ?? '');
  expect(edits.at(-1)).toEqual(added.defaults);
});

test('a parameter is inserted at the caret of the last field, which keeps the focus', async () => {
  const { t, edits, fieldOf } = await openRow(added);
  for (const each of ['ar', 'en'] as const) {
    await fieldOf(each).fill('{quantity} .');
    await userEvent.keyboard('{End}{ArrowLeft}');
    const { direction } = getComputedStyle(fieldOf(each).element());
    if (direction === 'rtl') await userEvent.keyboard('{End}{ArrowRight}');
    await page.getByRole('button', { name: t.insert({ name: '{name}' }) }).click();
    await expect.element(fieldOf(each)).toHaveValue('{quantity} {name}.');
    await expect.element(fieldOf(each)).toHaveFocus();
  }
  expect(edits.at(-1)).toEqual({ ar: '{quantity} {name}.', en: '{quantity} {name}.' });
});

test('an error of one language is shown at its field, and one of the message at both', async () => {
  const { validation } = await messagesFor('forms');
  const { fieldOf } = await openRow(added, { errors: { [`${added.key}.en`]: validation['setting.labelLacks'] } });
  expect(errorUnder(fieldOf('en'))).toBe(validation['setting.labelLacks']);
  expect(errorUnder(fieldOf('ar'))).toBe('');
  expect(await accessibilityViolations()).toEqual([]);
  const both = await openRow(added, { errors: { [added.key]: validation['setting.labelLacks'] } });
  for (const each of ['ar', 'en'] as const)
    expect(errorUnder(both.fieldOf(each).last())).toBe(validation['setting.labelLacks']);
});

test('Enter adds no line to a label', async () => {
  const { edits, fieldOf } = await openRow(added);
  await fieldOf('en').click();
  await userEvent.keyboard('{Enter}');
  expect(edits).toEqual([]);
});

test('a text that the specification fixes is shown with the reason, and has no field', async () => {
  const { t } = await openRow({ ...added, fixed: 'specification' });
  await expect.element(page.getByText(t.fixedReasons.specification, { exact: true })).toBeVisible();
  await expect.element(page.getByText(added.defaults.en ?? '', { exact: true }).last()).toBeVisible();
  expect(page.getByRole('textbox').elements()).toEqual([]);
  expect(page.getByRole('button', { name: t.insert({ name: '{name}' }) }).elements()).toEqual([]);
});

test('a text of a page links to the editor of that page', async () => {
  const { t, fieldOf } = await openRow({ ...added, place: 'home', fixed: 'page' });
  await expect.element(page.getByText(t.fixedReasons.page, { exact: false })).toBeVisible();
  const link = page.getByRole('link', { name: t.openPage, exact: true });
  await expect.element(link).toHaveAttribute('href', '/admin/settings/pages/home');
  expect(fieldOf(language).elements()).toEqual([]);
});

test('a payment text is for owners, and a manager only reads it', async () => {
  const payment = { ...added, isAboutPayment: true };
  const { settings, fieldOf } = await openRow(payment, { role: 'manager' });
  await expect.element(page.getByText(settings.forOwners, { exact: true })).toBeVisible();
  for (const each of ['ar', 'en'] as const) await expect.element(fieldOf(each)).toBeDisabled();
});

test.each([
  ['an owner', 'a payment text', 'owner', true],
  ['a manager', 'another text', 'manager', false],
] as const)('%s may change %s', async (_who, _what, role, isAboutPayment) => {
  const { settings, fieldOf } = await openRow({ ...added, isAboutPayment }, { role });
  for (const each of ['ar', 'en'] as const) await expect.element(fieldOf(each)).toBeEnabled();
  expect(page.getByText(settings.forOwners, { exact: true }).elements()).toEqual([]);
});

test('the form of a plural that a language does not have is a remark', async () => {
  const { t, fieldOf } = await openRow({ ...added, isPluralForm: true, defaults: { ...added.defaults, en: null } });
  await expect.element(page.getByText(t.noForm, { exact: true })).toBeVisible();
  await expect.element(fieldOf('ar')).toBeVisible();
  expect(fieldOf('en').elements()).toEqual([]);
});
