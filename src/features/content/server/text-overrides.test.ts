import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SettingVersion } from '#core/settings/setting-version.ts';
import type { PublicSettings } from '#core/settings/settings.ts';
import { type OpenShop, openShop, type Refused, type SignedIn } from '#tests/support/shop/in-process-shop.ts';
import { MAX_LABEL_LENGTH, MAX_LABELS } from '../text-overrides/text-override.ts';
import type { MessageDefinition } from '../text-overrides/text-overrides.admin.contract.ts';

let shop: OpenShop;
let admin: SignedIn;
beforeAll(async () => {
  shop = await openShop();
  admin = await shop.signUp();
  await shop.database.pool.query(`insert into user_roles (user_id, role) values ($1, 'admin')`, [admin.userId]);
});
afterAll(async () => {
  await shop.close();
});

type Labels = Readonly<Record<string, { readonly ar: string | null; readonly en: string | null }>>;

let version = 0;
const save = (value: unknown) =>
  shop.request<SettingVersion & Refused>('/admin/settings/labels', {
    method: 'PUT',
    body: { version, value },
    token: admin.token,
  });
const saveAccepted = async (value: Labels): Promise<SettingVersion> => {
  const { status, body } = await save(value);
  expect(status, JSON.stringify(body)).toBe(200);
  version = body.version;
  return body;
};
const stored = async () =>
  (await shop.request<Record<string, SettingVersion>>('/admin/settings', { token: admin.token })).body['labels'];
const readLabels = async (language: string) =>
  (await shop.request<PublicSettings>(`/settings?language=${language}`)).body.labels;

const buyNow = { 'common/catalogue/addToCart': { ar: 'اشترِ الآن', en: 'Buy now' } };
beforeEach(() => saveAccepted(buyNow));

describe('saving labels', () => {
  test.each([
    ['an unknown key', { 'common/nothing': { ar: 'نص', en: 'Text' } }, 'value.common/nothing', 'setting.labelUnknown'],
    [
      'a text that the specification fixes',
      { 'forms/notices/cart/added/title': { ar: 'نص', en: 'Text' } },
      'value.forms/notices/cart/added/title',
      'setting.labelFixed',
    ],
    [
      'the text of a consent',
      { 'authFlows/agreement/text': { ar: 'نص', en: 'Text' } },
      'value.authFlows/agreement/text',
      'setting.labelFixed',
    ],
    [
      'a security text',
      { 'content/mail/code/secret': { ar: 'نص', en: 'Text' } },
      'value.content/mail/code/secret',
      'setting.labelFixed',
    ],
    [
      'a text of the home page, which is edited with its page',
      { 'content/home/hero/headline': { ar: 'نص', en: 'Text' } },
      'value.content/home/hero/headline',
      'setting.labelFixed',
    ],
    [
      'a missing parameter',
      { 'cart/cart/removeNamed': { ar: 'احذف {name}', en: 'Remove' } },
      'value.cart/cart/removeNamed.en',
      'setting.labelLacks',
    ],
    [
      'an unknown parameter',
      { 'cart/cart/removeNamed': { ar: 'احذف {name} {nam}', en: 'Remove {name}' } },
      'value.cart/cart/removeNamed.ar',
      'setting.labelNames',
    ],
    [
      'an empty text',
      { 'cart/cart/title': { ar: ' \u200b\n ', en: 'Basket' } },
      'value.cart/cart/title.ar',
      'required',
    ],
    ['a missing translation', { 'cart/cart/title': { ar: 'سلتي' } }, 'value.cart/cart/title.en', 'required'],
    ['no translation', { 'cart/cart/title': { ar: 'سلتي', en: null } }, 'value.cart/cart/title.en', 'required'],
    [
      'a form that a language lacks',
      { 'common/counts/items/few': { ar: '{count} تحف', en: '{count} pieces' } },
      'value.common/counts/items/few.en',
      'generic',
    ],
    [
      'a text that is too long',
      { 'cart/cart/title': { ar: 'س'.repeat(MAX_LABEL_LENGTH + 1), en: 'Basket' } },
      'value.cart/cart/title.ar',
      'text.max',
    ],
    [
      'too many labels',
      Object.fromEntries(Array.from({ length: MAX_LABELS + 1 }, (_, at) => [`cart/${at}`, { ar: 'نص', en: 'Text' }])),
      'value',
      'setting.labelsMany',
    ],
  ])('refuses %s at its key, and saves nothing', async (_, labels, path, code) => {
    const { status, body } = await save({ ...buyNow, ...labels, 'cart/cart/remove': { ar: 'أزل', en: 'Take out' } });
    expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED']);
    expect(body.data).toMatchObject({ issues: expect.arrayContaining([expect.objectContaining({ path, code })]) });
    expect(body.data.issues?.[0]?.localizedMessage).toEqual({
      ar: expect.stringMatching(/\p{Script=Arabic}/u),
      en: expect.stringMatching(/\w/),
    });
    expect(await stored()).toMatchObject({ version, value: buyNow });
    expect(await readLabels('en')).toEqual({ en: { 'common/catalogue/addToCart': 'Buy now' } });
  });

  test('removes control characters, line breaks and direction overrides', async () => {
    await saveAccepted({
      'cart/cart/title': { ar: 'سلتي\u202e ', en: ' My\u0000\nbasket' },
      'content/contact/hero/title': { ar: 'سطر\r\nثانٍ', en: 'One\ntwo' },
    });
    expect((await stored())?.value).toEqual({
      'cart/cart/title': { ar: 'سلتي', en: 'My basket' },
      'content/contact/hero/title': { ar: 'سطر ثانٍ', en: 'One two' },
    });
  });

  test('another admin’s labels are not overwritten', async () => {
    const { status, body } = await shop.request('/admin/settings/labels', {
      method: 'PUT',
      body: { version: version - 1, value: {} },
      token: admin.token,
    });
    expect([status, body.code]).toEqual([409, 'SETTINGS_CHANGED']);
    expect(body.data).toMatchObject({ current: { version, value: buyNow } });
  });

  test('an earlier version can be restored', async () => {
    const before = version;
    await saveAccepted({});
    expect(await readLabels('en')).toEqual({ en: {} });
    const { body } = await shop.request<SettingVersion>('/admin/settings/labels/restorations', {
      body: { version, restored: before },
      token: admin.token,
    });
    ({ version } = body);
    expect(body.value).toEqual(buyNow);
  });

  test('an earlier version that no longer fits the messages is refused', async () => {
    await shop.database.pool.query(
      `update setting_versions set value = '{"common/gone": {"ar": "نص", "en": "Text"}}' where section = 'labels' and version = $1`,
      [version],
    );
    const old = version;
    await saveAccepted(buyNow);
    const { status, body } = await shop.request('/admin/settings/labels/restorations', {
      body: { version, restored: old },
      token: admin.token,
    });
    expect([status, body.code]).toEqual([422, 'SETTINGS_NOT_ACCEPTED']);
  });
});

describe('labels in responses', () => {
  test('the public settings have the labels of one language, with setting values filled in and without long texts', async () => {
    await saveAccepted({
      ...buyNow,
      'common/layout/promises/2': { ar: 'الجواب خلال {replyHours}', en: 'Answers in {replyHours}' },
      'content/contact/hero/title': { ar: 'أزرق', en: 'Blue' },
    });
    expect(await readLabels('ar')).toEqual({
      ar: { 'common/catalogue/addToCart': 'اشترِ الآن', 'common/layout/promises/2': 'الجواب خلال ٢٤ ساعة' },
    });
    expect(await readLabels('en')).toEqual({
      en: {
        'common/catalogue/addToCart': 'Buy now',
        'common/layout/promises/2': 'Answers in 24 hours',
      },
    });
  });

  test('a refusal has the owner’s label of its message, which no page contains', async () => {
    await saveAccepted({ 'refusals/PRODUCT_NOT_FOUND': { ar: 'نفدت هذه القطعة', en: 'This piece is gone' } });
    const { status, body } = await shop.request('/products/none?language=en');
    expect([status, body.message, body.data?.['localizedMessage']]).toEqual([
      404,
      'This piece is gone',
      { ar: 'نفدت هذه القطعة', en: 'This piece is gone' },
    ]);
    expect(await readLabels('en')).toEqual({ en: {} });
  });

  test('the list has every message with its default', async () => {
    const { body } = await shop.request<MessageDefinition[]>('/admin/text-overrides', { token: admin.token });
    expect(body.find(({ key }) => key === 'common/catalogue/addToCart')).toEqual({
      key: 'common/catalogue/addToCart',
      place: 'productList',
      defaults: { ar: 'أضف إلى السلة', en: 'Add to Cart' },
      parameters: [],
      values: [],
      isPluralForm: false,
      fixed: null,
      isAboutPayment: false,
    });
    expect(body.length).toBeGreaterThan(900);
  });
});
