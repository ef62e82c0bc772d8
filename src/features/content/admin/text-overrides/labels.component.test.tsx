import { expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { accessibilityViolations } from '#tests/support/component/accessibility-violations.ts';
import { errorUnder, expectRefusalNotice } from '#tests/support/component/fields.ts';
import { renderAdminComponent } from '#tests/support/component/render-admin-component.tsx';
import { messagesFor } from '#tests/support/component/render-component.tsx';
import { signInStaff } from '#tests/support/component/visitor.ts';
import Labels, { clientLoader } from './labels.route.tsx';

/** Opens the texts of the shop. */
const openLabels = async () => {
  const { labels: t, layout } = await messagesFor('admin');
  const { validation } = await messagesFor('forms');
  await signInStaff();
  await renderAdminComponent(<Labels />, 'owner', { path: '/admin/settings/labels', loader: clientLoader });
  const search = page.getByRole('searchbox', { name: t.search });
  await expect.element(search).toBeVisible();
  const fieldOf = (each: 'ar' | 'en') => page.getByRole('textbox', { name: t.languages[each], exact: true });
  return {
    t,
    layout,
    validation,
    fieldOf,
    save: page.getByRole('button', { name: t.save, exact: true }),
    /** Enters both texts of the message with this key. */
    write: async (key: string, texts: { readonly ar: string; readonly en: string }) => {
      await search.fill(key);
      await expect.element(page.getByText(t.matchCount(1), { exact: true })).toBeVisible();
      await fieldOf('ar').fill(texts.ar);
      await fieldOf('en').fill(texts.en);
    },
  };
};

test('texts without a parameter are refused at their fields, the first one has the focus, and nothing is saved', async () => {
  const { layout, validation, fieldOf, save, write } = await openLabels();
  await write('forms/notices/cart/added/body', { ar: 'صار لك {quantity} من', en: '{quantity} more of' });
  await save.click();
  await expect.poll(() => errorUnder(fieldOf('ar'))).toBe(validation['setting.labelLacks']);
  expect(errorUnder(fieldOf('en'))).toBe(validation['setting.labelLacks']);
  await expect.element(fieldOf('ar')).toHaveFocus();
  await expect.element(page.getByText(layout.saveBar.count(1), { exact: true })).toBeVisible();
  expect(await accessibilityViolations()).toEqual([]);
  expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  expectRefusalNotice();
  expect(await commands.query(`select version from setting_versions where section = 'labels'`, [])).toEqual([]);
});

test('an open group shows why some of its texts are fixed', async () => {
  const { t } = await openLabels();
  await page.getByRole('button', { name: t.places.notices, exact: false }).click();
  await expect.element(page.getByText(t.fixed.specification, { exact: true }).first()).toBeVisible();
  expect(await accessibilityViolations()).toEqual([]);
});

test('the browser confirms that the page is left with unsaved texts', async () => {
  const { layout, fieldOf, write } = await openLabels();
  const isConfirmed = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(isConfirmed()).toBe(false);
  await write('cart/cart/title', { ar: 'سلة', en: 'Basket' });
  await expect.element(page.getByText(layout.saveBar.count(1), { exact: true })).toBeVisible();
  expect(isConfirmed()).toBe(true);
  await expect.element(fieldOf('en')).toHaveValue('Basket');
});
