import { useEffect } from 'react';
import { expect, inject, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { formatNumber } from '#core/i18n/format.ts';
import { normalizeText } from '#tests/support/browser/visible-text.ts';
import { accessibilityViolations } from '#tests/support/component/accessibility-violations.ts';
import { errorUnder } from '#tests/support/component/fields.ts';
import { renderAdminComponent } from '#tests/support/component/render-admin-component.tsx';
import { language, messagesFor } from '#tests/support/component/render-component.tsx';
import { owner } from '../default-store-details.ts';
import { Preview } from './preview.tsx';
import { SettingForm } from './setting-form.tsx';
import { type EditedSection, useEditedSection } from './use-edited-section.ts';

const done = () => undefined;

/** Renders the form and the preview of a section, with the settings of a new shop; `current` is its state. */
const openForm = async (section: 'shipping' | 'service' | 'tax' | 'facts') => {
  const { settings: t } = await messagesFor('admin');
  const { validation } = await messagesFor('forms');
  const version = { version: 0, value: { ...inject('settings'), facts: owner }[section], savedAt: null, savedBy: null };
  const states: EditedSection[] = [];
  const Section = () => {
    const edited = useEditedSection({ section, version, onSaved: done, onRestored: done });
    useEffect(() => void states.push(edited));
    return (
      <>
        <SettingForm edited={edited} getChanges={() => []} onDiscard={done} />
        <Preview edited={edited} />
      </>
    );
  };
  await renderAdminComponent(<Section />);
  return {
    t,
    fields: t.fields,
    validation,
    current: () => states.at(-1),
    save: page.getByRole('button', { name: t.save, exact: true }),
  };
};

/** Opens the delivery form with a first zone. */
const addZone = async () => {
  const form = await openForm('shipping');
  const { t, fields } = form;
  const add = page.getByRole('button', { name: t.addRow.zones, exact: true });
  await add.click();
  const zone = (number: number) =>
    page.getByRole('group', {
      name: t.row({ list: fields.zones, number: formatNumber(number, language) }),
      exact: true,
    });
  const nameIn = (each: 'ar' | 'en') => t.inLanguage[each]({ label: fields.zoneName });
  const nameZone = async () => {
    const all = (each: 'ar' | 'en') => page.getByLabelText(nameIn(each), { exact: true });
    // the first zone follows the default one
    for (const each of ['ar', 'en'] as const) await all(each).nth(1).fill(zoneName[each]);
  };
  return { ...form, add, zone, nameIn, nameZone };
};

const zoneName = { ar: 'الصعيد', en: 'Upper Egypt' };

test('errors of a zone are shown at its fields, and the first one gets the focus', async () => {
  const { fields, validation, save, zone, nameIn, current } = await addZone();
  const first = zone(1);
  await expect.element(first.getByLabelText(nameIn('ar'), { exact: true })).toHaveFocus();
  await first.getByLabelText(fields.daysMin, { exact: true }).fill('5');
  await first.getByLabelText(fields.daysMax, { exact: true }).fill('3');
  await first.getByLabelText(fields.fee, { exact: true }).fill('-10');
  await save.click();
  const name = first.getByLabelText(nameIn('ar'), { exact: true });
  await expect.poll(() => errorUnder(name)).toBe(validation.required);
  await expect.element(name).toHaveFocus();
  const errors = [
    [first.getByLabelText(fields.fee, { exact: true }), 'setting.amount'],
    [first.getByLabelText(fields.daysMax, { exact: true }), 'setting.daysOrder'],
    [first.getByRole('group', { name: fields.governorates, exact: true }), 'setting.noGovernorates'],
  ] as const;
  for (const [field, code] of errors) expect(errorUnder(field)).toBe(validation[code]);
  expect(await accessibilityViolations()).toEqual([]);
  expect(current()?.accepted).toBeNull();
  await first.getByLabelText(fields.fee, { exact: true }).fill('10');
  await expect.poll(() => errorUnder(errors[0][0])).toBe('');
});

test('a new zone accepts cash on delivery if the default zone does when the zone is added', async () => {
  const { fields, add, zone } = await addZone();
  const cashIn = (number: number) => zone(number).getByLabelText(fields.acceptsCashOnDelivery, { exact: true });
  await expect.element(cashIn(1)).toBeChecked();
  await page.getByLabelText(fields.acceptsCashOnDelivery, { exact: true }).first().click();
  await add.click();
  await expect.element(cashIn(2)).not.toBeChecked();
  await expect.element(cashIn(1)).toBeChecked();
});

test('a governorate of one zone is disabled in another, which names that zone', async () => {
  const { governorates } = await messagesFor('governorates');
  const { t, fields, add, zone, nameZone } = await addZone();
  await zone(1).getByLabelText(governorates.aswan).click();
  await nameZone();
  await add.click();
  const taken = zone(2).getByLabelText(governorates.aswan, { exact: false });
  await expect.element(taken).toBeDisabled();
  expect(normalizeText(taken.element().closest('label')?.innerText ?? '')).toContain(
    normalizeText(t.taken({ row: zoneName[language] })),
  );
  await expect.element(zone(2).getByLabelText(governorates.luxor)).toBeEnabled();
  const number = formatNumber(2, language);
  await page.getByRole('button', { name: t.removeRow({ row: t.row({ list: fields.zones, number }) }) }).click();
  await expect.element(zone(2)).not.toBeInTheDocument();
  await expect.element(add).toHaveFocus();
});

test('amounts of a zone are entered in pounds with Arabic digits, and a blank one is none', async () => {
  const { governorates } = await messagesFor('governorates');
  const { fields, zone, nameZone, current } = await addZone();
  const first = zone(1);
  await first.getByLabelText(governorates.aswan).click();
  await first.getByLabelText(fields.fee, { exact: true }).fill('٩٠٫٥');
  await first.getByLabelText(fields.daysMin, { exact: true }).fill('5');
  await first.getByLabelText(fields.daysMax, { exact: true }).fill('٧');
  await nameZone();
  const zones = [
    { governorates: ['aswan'], fee: 9050, freeFrom: null, days: { min: 5, max: 7 }, acceptsCashOnDelivery: true },
  ];
  const defaultZone = { acceptsCashOnDelivery: true };
  await expect.poll(() => current()?.accepted).toMatchObject({ defaultZone, zones });
});

test('a number outside of its limits is refused, and the limits stay visible', async () => {
  const { t, fields, validation, save } = await openForm('service');
  const field = page.getByLabelText(fields.returnDays, { exact: true });
  await field.fill('5');
  await save.click();
  await expect.poll(() => errorUnder(field)).toBe(validation['setting.range']);
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue('5');
  const limits = t.range({ min: formatNumber(14, language), max: formatNumber(365, language) });
  await expect.element(page.getByText(limits, { exact: false })).toBeVisible();
});

test('a changed tax is previewed on a sample cart, and an invalid one is not', async () => {
  const { t, fields } = await openForm('tax');
  const field = page.getByLabelText(fields.taxPercent, { exact: true });
  await field.fill('٢٠');
  await expect.element(field).toHaveValue('20');
  const row = page
    .getByRole('table', { name: t.preview.cart, exact: true })
    .getByRole('row', { name: new RegExp(`^${t.preview.tax} `, 'u') });
  // 20 % of EGP 2,550
  const tax = new RegExp(formatNumber(510, language), 'u');
  await expect.poll(() => normalizeText(row.element().textContent)).toMatch(tax);
  await field.fill('200');
  await expect.element(page.getByText(t.preview.invalid, { exact: true })).toBeVisible();
});

test('rows of opening hours are moved by keyboard alone, keep their input, and the focus follows', async () => {
  const { t, fields, current } = await openForm('facts');
  const upOf = (number: number) => {
    const row = t.row({ list: fields.hours, number: formatNumber(number, language) });
    return page.getByRole('button', { name: t.moveUp({ row }), exact: true });
  };
  const opens = page.getByLabelText(fields.opens, { exact: true });
  const before = opens.nth(0).element();
  await opens.nth(1).fill('11:30');
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  for (let step = 0; step < 20 && document.activeElement !== upOf(2).element(); step += 1)
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(upOf(2)).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(opens.nth(0)).toHaveValue('11:30');
  expect(opens.nth(1).element()).toBe(before);
  await expect.element(upOf(1)).toHaveFocus();
  await expect.poll(() => current()?.accepted).toMatchObject({ hours: [{ opens: '11:30' }, { opens: '09:00' }] });
});
