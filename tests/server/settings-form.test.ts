import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { settingDifferences } from '#core/fields/field-differences.ts';
import { checkSettings, fieldNameAt, formatSettingsForm, parseSettingsForm } from '#core/fields/field-form.ts';
import { pounds } from '#core/money/money.ts';
import type { ShopSettings } from '#core/settings/settings.ts';
import { defaultRules } from '#features/pricing/pricing-rules.ts';
import { defaultSettings } from '#features/settings/server/default-settings.ts';
import { settingFields, settingSections } from '#features/settings/setting-sections.ts';

const facts: ShopSettings['facts'] = {
  name: { ar: 'متجر', en: 'Shop' },
  phone: '+201000000000',
  email: 'shop@example.com',
  address: {
    ar: { street: 'شارع النيل', city: 'أسوان', country: 'مصر' },
    en: { street: 'Nile Street', city: 'Aswan', country: 'Egypt' },
    postalCode: '81511',
  },
  hours: [
    { days: [0, 6], opens: '09:00', closes: '18:00' },
    { days: [5], opens: '14:00', closes: '20:30' },
  ],
  social: [{ name: 'tiktok', url: 'https://www.tiktok.com/@shop' }],
  instapayHandle: 'shop@instapay',
  taxNumber: null,
};
const shipping: ShopSettings['shipping'] = {
  ...defaultRules.shipping,
  zones: [
    {
      ...defaultRules.shipping.defaultZone,
      name: { ar: 'الصعيد', en: 'Upper Egypt' },
      governorates: ['aswan', 'luxor'],
      fee: pounds(90.5),
      freeFrom: null,
      days: { min: 5, max: 7 },
      acceptsCashOnDelivery: false,
    },
  ],
};
const values: Omit<ShopSettings, 'labels'> = {
  ...defaultSettings,
  facts,
  shipping,
  tax: { ...defaultSettings.tax, percent: 14.25, base: 'after-discounts', display: 'everywhere' },
  reviews: { ...defaultSettings.reviews, claimedCount: 0 },
  discountDialog: { ...defaultSettings.discountDialog, isShown: false },
  cartDrawer: { ...defaultSettings.cartDrawer, isShown: false },
  announcement: { isShown: true, text: { ar: 'تخفيضات', en: 'Sale' }, link: null },
  notifications: {
    sellerPhone: null,
    newOrders: ['one@example.com', 'two@example.com'],
    lowStockFrom: null,
    lowStock: ['three@example.com'],
  },
  staff: { ...defaultSettings.staff, requiresSecondFactor: true },
};

describe('the form of a section', () => {
  test.each(Object.keys(settingFields) as (keyof typeof values)[])(
    'the form of %s parses the values that it has written',
    (section) => {
      const input = formatSettingsForm(settingFields[section], values[section]);
      const parsed = parseSettingsForm(settingFields[section], input);
      expect(parsed).toEqual(values[section]);
      expect(v.safeParse(settingSections[section], parsed).success).toBe(true);
    },
  );

  test('accepts digits of any script, separators, and amounts in pounds', () => {
    const input = {
      ...formatSettingsForm(settingFields.shipping, shipping),
      'defaultZone.fee': '١٬٢٥٠٫٥',
      'zones.0.fee': ' 1,000 ',
      'defaultZone.freeFrom': ' ',
    };
    const parsed = v.parse(settingSections.shipping, parseSettingsForm(settingFields.shipping, input));
    expect(parsed.defaultZone).toMatchObject({ fee: pounds(1250.5), freeFrom: null });
    expect(parsed.zones[0]?.fee).toBe(pounds(1000));
  });

  test.each([
    ['', 'required'],
    ['abc', 'setting.percent'],
    ['-1', 'setting.percent'],
    ['140', 'setting.percent'],
    ['14.125', 'setting.percent'],
  ])('a tax rate of "%s" is %s', (percent, code) => {
    const input = { ...formatSettingsForm(settingFields.tax, values.tax), percent };
    const checked = checkSettings(settingSections.tax, settingFields.tax, parseSettingsForm(settingFields.tax, input));
    expect(checked.success ? [] : checked.issues.map((issue) => [v.getDotPath(issue), issue.message])).toEqual([
      ['percent', code],
    ]);
  });

  test('an issue within a set or within lines belongs to its field', () => {
    const value = { sellerPhone: null, newOrders: ['one@example.com', 'two'] };
    const checked = checkSettings(settingSections.notifications, settingFields.notifications, value);
    expect(checked.success ? [] : checked.issues.map((issue) => v.getDotPath(issue))).toEqual(['newOrders']);
    expect(fieldNameAt(settingFields.shipping, 'zones.1.governorates.2')).toBe('zones.1.governorates');
    expect(fieldNameAt(settingFields.shipping, 'zones.1.days.max')).toBe('zones.1.days.max');
    expect(fieldNameAt(settingFields.shipping, 'zones')).toBe('zones');
    expect(fieldNameAt(settingFields.tax, 'unknown')).toBe('unknown');
  });
});

describe('the differences of two values', () => {
  test('differences name each changed field, in the order of the form', () => {
    const other = { ...facts, name: { ...facts.name, en: 'Store' }, taxNumber: '123-456-789' };
    expect(settingDifferences(settingFields.facts, facts, other)).toMatchObject([
      { path: 'name.en', before: 'Shop', after: 'Store' },
      { path: 'taxNumber', before: null, after: '123-456-789' },
    ]);
    expect(settingDifferences(settingFields.facts, facts, structuredClone(facts))).toEqual([]);
  });

  test('differences have each field of an added or removed row', () => {
    const differences = settingDifferences(settingFields.shipping, defaultRules.shipping, shipping);
    expect(differences.map(({ path }) => path)).toContain('zones.0.governorates');
    expect(differences.every(({ before, list }) => before === undefined && list?.row === 0)).toBe(true);
    expect(settingDifferences(settingFields.shipping, shipping, defaultRules.shipping)).toHaveLength(
      differences.length,
    );
  });

  test('a stored value of another form counts as missing', () => {
    expect(settingDifferences(settingFields.tax, 'nonsense', values.tax).map(({ before }) => before)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
