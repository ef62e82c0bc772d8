import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contentLanguages } from '#core/i18n/language.ts';
import { placeholdersIn } from '#core/text/placeholders.ts';
import { owner } from '#features/settings/default-store-details.ts';
import { type OpenShop, openShop, type Refused, type SignedIn } from '#tests/support/shop/in-process-shop.ts';
import type { AdminPage, PageVersion } from '../content.admin.contract.ts';
import { type DesignedPageName, designedPageNames } from '../content-page-names.ts';
import { fieldsOf } from '../designed-page-fields.ts';
import { defaultPageValue } from '../page-texts.ts';
import { maxTextLength } from '../page-value.ts';

let shop: OpenShop;
let admin: SignedIn;
beforeAll(async () => {
  shop = await openShop();
  admin = await shop.signUpAdmin();
});
afterAll(() => shop.close());

// each test begins with the texts of a new shop
beforeEach(async () => {
  await shop.database.pool.query('delete from setting_versions');
  shop.context.shopSettings.invalidate();
  shop.logged.length = 0;
});

type Texts = Readonly<Record<string, string>>;
const standard = (page: DesignedPageName) =>
  defaultPageValue(page, owner.name) as { readonly ar: Texts; readonly en: Texts };
/** The default with other texts in English. */
const withTexts = (page: DesignedPageName, texts: Readonly<Record<string, unknown>>) => ({
  ...standard(page),
  en: { ...standard(page).en, ...texts },
});
const save = (page: DesignedPageName, version: number, value: unknown, publishAt: string | null = 'now') =>
  shop.request<PageVersion & Refused>(`/admin/pages/${page}`, {
    method: 'PUT',
    body: { version, value, publishAt },
    token: admin.token,
  });
const get = async (page: DesignedPageName) =>
  (await shop.request<AdminPage>(`/admin/pages/${page}`, { token: admin.token })).body;
const readPage = async (page: DesignedPageName, language = 'en') =>
  (await shop.request<Readonly<Record<string, unknown>>>(`/pages/${page}?language=${language}`)).body;
const inOneDay = () => new Date(Date.now() + 86_400_000).toISOString();

describe.each(designedPageNames)('the texts of %s', (page) => {
  test.each(contentLanguages)('the texts are returned in %s by name, without placeholders', async (language) => {
    const texts = await readPage(page, language);
    expect(Object.keys(texts)).toEqual(fieldsOf(page).map(({ name }) => name));
    expect(placeholdersIn(JSON.stringify(texts).replaceAll(/\{"|"\}/gu, ''))).toEqual([]);
    expect(JSON.stringify(texts)).toMatch(language === 'ar' ? /\p{Script=Arabic}/u : /[a-z]{4}/u);
  });

  test('admins get the default texts as version 0 and can save all of them', async () => {
    expect((await get(page)).newest).toMatchObject({ version: 0, state: 'default', value: standard(page) });
    expect((await save(page, 0, standard(page))).status).toBe(200);
  });
});

describe('a text of a designed page that is not accepted', () => {
  const refused: readonly [
    why: string,
    page: DesignedPageName,
    texts: Readonly<Record<string, unknown>>,
    issue: object,
  ][] = [
    [
      'a script in a sentence',
      'home',
      { 'hero/sub': 'Blue\n<script>alert(1)</script>' },
      { path: 'value.en.hero/sub', code: 'markdown.html', line: 2 },
    ],
    [
      'a script as a target',
      'home',
      { 'promo/text': '[now](javascript:alert(1))' },
      { path: 'value.en.promo/text', code: 'markdown.target', line: 1 },
    ],
    [
      'a second paragraph where one fits',
      'home',
      { 'story/text': 'one\n\ntwo' },
      { path: 'value.en.story/text', code: 'markdown.paragraph', line: 3 },
    ],
    [
      'a heading beside that of the section',
      'about',
      { 'story/text': 'one\n\n## two' },
      { path: 'value.en.story/text', code: 'markdown.level', line: 3 },
    ],
    [
      'an unknown placeholder in a button',
      'home',
      { 'hero/primary': 'Up to {percent}' },
      { path: 'value.en.hero/primary', code: 'markdown.placeholder', line: 1 },
    ],
    [
      'an empty headline',
      'home',
      { 'hero/headline': ' \u200b\n ' },
      { path: 'value.en.hero/headline', code: 'required' },
    ],
    ['a value that is missing', 'about', { 'values/items/3/title': undefined }, { code: 'required' }],
    ['a fifth value', 'about', { 'values/items/4/title': 'More' }, { path: 'value.en.values/items/4/title' }],
    [
      'a line that is too long',
      'home',
      { 'hero/primary': 'a'.repeat(maxTextLength.line + 1) },
      { path: 'value.en.hero/primary', code: 'text.max' },
    ],
    [
      'a paragraph that is too long',
      'home',
      { 'hero/sub': 'a'.repeat(maxTextLength.paragraph + 1) },
      { path: 'value.en.hero/sub', code: 'text.max' },
    ],
  ];

  test.each(refused)(
    '%s is refused at its field, also in a draft, and nothing is saved',
    async (_, page, texts, issue) => {
      for (const publishAt of [null, 'now', inOneDay()]) {
        const { status, body } = await save(page, 0, withTexts(page, texts), publishAt);
        expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED']);
        expect(body.data.issues).toMatchObject([issue]);
      }
      expect((await get(page)).newest.version).toBe(0);
    },
  );

  test('Markdown instead of named texts is refused, and named texts instead of Markdown', async () => {
    expect((await save('home', 0, { ar: 'نص', en: 'text' })).status).toBe(400);
    const { status } = await shop.request('/admin/pages/terms', {
      method: 'PUT',
      body: { version: 0, value: standard('home'), publishAt: 'now' },
      token: admin.token,
    });
    expect(status).toBe(400);
  });
});

describe('a version of a designed page', () => {
  test('single-line texts are stored in one line, and the headline keeps its lines', async () => {
    const texts = { 'hero/headline': 'One\r\ntwo\u202e', 'hero/primary': ' Buy\nnow ' };
    const { body } = await save('home', 0, withTexts('home', texts));
    expect(body.value.en).toMatchObject({ 'hero/headline': 'One\ntwo', 'hero/primary': 'Buy now' });
  });

  test('a version is visible once published, with emphasis, links and the numbers of the rules, and not as a draft', async () => {
    const texts = { 'hero/headline': 'Blue {returnDays}', 'hero/sub': '**Blue** [sets](/products/sets)' };
    await save('home', 0, withTexts('home', texts), null);
    expect(await readPage('home')).toMatchObject({ 'hero/headline': 'Five thousand\nyears of blue' });
    await save('home', 1, withTexts('home', texts));
    expect(await readPage('home')).toMatchObject({
      'hero/headline': 'Blue 30 days',
      'hero/sub': [{ text: 'Blue', isBold: true }, { text: ' ' }, { text: 'sets', href: '/products/sets' }],
    });
    expect(await readPage('home', 'ar')).toMatchObject({ 'hero/headline': 'خمسة آلاف عام\nمن الأزرق' });
  });

  test('a version is visible from its scheduled time on', async () => {
    const { body } = await save('about', 0, withTexts('about', { 'story/text': '### Now\n\n- blue' }), inOneDay());
    expect(body.state).toBe('planned');
    expect(JSON.stringify(await readPage('about'))).toContain('lapis lazuli');
    await shop.database.pool.query(`update setting_versions set published_at = now() - interval '1 second'`);
    shop.context.shopSettings.invalidate();
    expect((await readPage('about'))['story/text']).toEqual([
      { type: 'heading', level: 3, spans: [{ text: 'Now' }] },
      { type: 'list', isOrdered: false, items: [[{ type: 'paragraph', spans: [{ text: 'blue' }] }]] },
    ]);
  });

  test('a version of another admin is not overwritten, and an earlier one and the default can be restored', async () => {
    await save('home', 0, withTexts('home', { 'hero/headline': 'One' }));
    const { status, body } = await save('home', 0, withTexts('home', { 'hero/headline': 'Two' }));
    expect([status, body.code]).toEqual([409, 'SETTINGS_CHANGED']);
    expect(body.data).toMatchObject({ current: { version: 1, value: { en: { 'hero/headline': 'One' } } } });
    const restore = (version: number, restored: number) =>
      shop.request<PageVersion>('/admin/pages/home/restorations', { body: { version, restored }, token: admin.token });
    expect((await restore(1, 0)).body.value).toEqual(standard('home'));
    expect((await restore(2, 1)).body.value).toMatchObject({ en: { 'hero/headline': 'One' } });
    expect(await readPage('home')).toMatchObject({ 'hero/headline': 'One' });
  });
});

const insert = async (value: unknown) => {
  await shop.database.pool.query(
    `insert into setting_versions (section, version, value, admin_id, published_at) values ('page/home', 1, $1, $2, now())`,
    [JSON.stringify(value), admin.userId],
  );
  shop.context.shopSettings.invalidate();
};

test('a version that was stored before a text was added gets the default of that text', async () => {
  const { 'hero/secondary': _, ...older } = standard('home').en;
  await insert({ ...standard('home'), en: { ...older, 'hero/headline': 'Old', 'hero/gone': 'Gone' } });
  expect(await readPage('home')).toMatchObject({ 'hero/headline': 'Old', 'hero/secondary': 'See new arrivals' });
  expect(await readPage('home')).not.toHaveProperty('hero/gone');
  const { value } = (await get('home')).newest;
  expect(value.en).toEqual({ ...standard('home').en, 'hero/headline': 'Old' });
  expect(shop.logged).toEqual([]);
});

test('a stored version that is no longer valid is replaced by the default, with a log line', async () => {
  await insert(withTexts('home', { 'hero/headline': 'Old', 'hero/sub': '<b>' }));
  expect(await readPage('home')).toMatchObject({ 'hero/headline': 'Five thousand\nyears of blue' });
  expect(shop.logged).toContainEqual({
    message: 'stored settings were invalid; the default is used',
    fields: { section: 'page/home', version: 1 },
  });
});

test('the default of a renamed shop does not mention the drawn name', async () => {
  await shop.request('/admin/settings/facts', {
    method: 'PUT',
    body: { version: 0, value: { ...owner, name: { ar: 'خزف النيل', en: 'Nile Porcelain' } } },
    token: admin.token,
  });
  expect(JSON.stringify(await readPage('about'))).not.toContain('lapis lazuli');
  expect(await readPage('about')).toMatchObject({
    'hero/text': [{ text: expect.stringContaining('Nile Porcelain is') }],
  });
  expect(JSON.stringify((await get('about')).newest.value)).not.toContain('lapis lazuli');
});
