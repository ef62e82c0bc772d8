import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PageOf } from '#core/api/pagination.ts';
import { owner } from '#features/settings/default-store-details.ts';
import type { AuditEntry } from '#features/staff/audit-log.admin.contract.ts';
import { type OpenShop, openShop, type Refused, type SignedIn } from '#tests/support/shop/in-process-shop.ts';
import type { AdminPage, AdminPageInfo, PageVersion } from '../content.admin.contract.ts';
import { ownPageNames } from '../content-page-names.ts';
import { defaultPageValue } from '../page-texts.ts';

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

const text = (line: string) => ({
  ar: `## عنوان\n\n${line} {returnDays}`,
  en: `## Title\n\n${line} {returnDays}`,
});
const filled = (line: string) => [`${line} ٣٠ يومًا`, `${line} 30 days`];

type Saved = PageVersion & Refused;
const saveOver = (version: number, value: unknown, publishAt: unknown, token: string | undefined = admin.token) =>
  shop.request<Saved>('/admin/pages/returns', { method: 'PUT', body: { version, value, publishAt }, token });
const post = (action: 'restorations' | 'cancellations', body: object) =>
  shop.request<Saved>(`/admin/pages/returns/${action}`, { body, token: admin.token });
const get = async () => (await shop.request<AdminPage>('/admin/pages/returns', { token: admin.token })).body;
const list = async () => (await shop.request<AdminPageInfo[]>('/admin/pages', { token: admin.token })).body;
const history = async (query = '') =>
  (
    await shop.request<{ versions: PageVersion[]; hasMore: boolean }>(`/admin/pages/returns/versions${query}`, {
      token: admin.token,
    })
  ).body;
/** Whether the public page contains a line, in Arabic and English. */
const checkVisibility = async (line: string) =>
  Promise.all(
    filled(line).map(async (expected, index) =>
      JSON.stringify((await shop.request(`/pages/returns?language=${['ar', 'en'][index]}`)).body).includes(expected),
    ),
  );
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
/** Moves the scheduled versions to the past, so that they are due. */
const makePlansDue = async () => {
  await shop.database.pool.query(
    `update setting_versions set published_at = now() - interval '1 second' where published_at > now()`,
  );
  shop.context.shopSettings.invalidate();
};
const { ar, en } = text('sound');

describe('a text that is not accepted', () => {
  const refused: readonly [why: string, value: unknown, issue: object][] = [
    [
      'a script',
      { ar, en: `${en}\n\n<script>alert(1)</script>` },
      { path: 'value.en', code: 'markdown.html', line: 5 },
    ],
    ['a script in a line', { ar: 'نص <b onclick="x">', en }, { path: 'value.ar', code: 'markdown.html', line: 1 }],
    ['an image', { ar, en: '![a](/a.png)' }, { path: 'value.en', code: 'markdown.image', line: 1 }],
    ['a script as a target', { ar, en: '\n[a](javascript:alert(1))' }, { code: 'markdown.target', line: 2 }],
    ['a target of data', { ar, en: '[a](data:text/html,x)' }, { code: 'markdown.target', line: 1 }],
    ['20,001 characters', { ar: 'ن'.repeat(20_001), en }, { path: 'value.ar', code: 'markdown.tooLong' }],
    ['an unknown placeholder', { ar, en: 'In {weeks}.' }, { path: 'value.en', code: 'markdown.placeholder', line: 1 }],
    ['a missing language', { ar }, { path: 'value.en', code: 'required' }],
    ['an empty language', { ar: ' \n\n', en }, { path: 'value.ar', code: 'required' }],
    ['a third language', { ar, en, fr: en }, { path: 'value.fr' }],
    ['no text', 'text', { path: 'value' }],
  ];

  test.each(refused)(
    '%s is refused at its field and line, also in a draft, and nothing is saved',
    async (_, value, issue) => {
      for (const publishAt of [null, 'now', inDays(1)]) {
        const { status, body } = await saveOver(0, value, publishAt);
        expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED']);
        expect(body.data.issues).toMatchObject([issue]);
      }
      expect((await get()).newest.version).toBe(0);
    },
  );

  test('a refused text gets all its problems in one response, in both languages and without the input', async () => {
    const { body } = await saveOver(0, { ar: '<i>\n\n{soon}', en: '[a](javascript:x)' }, 'now');
    expect(body.data.issues?.map(({ path, code }) => [path, code])).toEqual([
      ['value.ar', 'markdown.html'],
      ['value.ar', 'markdown.placeholder'],
      ['value.en', 'markdown.target'],
    ]);
    expect(body.data.issues?.[0]?.localizedMessage).toEqual({
      ar: 'السطر ١: لا تُقبل وسوم HTML. اكتب النص دونها.',
      en: 'Line 1: HTML is not accepted. Write the text without it.',
    });
    expect(JSON.stringify(body)).not.toMatch(/javascript|soon/u);
  });

  test('20,000 characters in each language are accepted', async () => {
    expect((await saveOver(0, { ar: 'ن'.repeat(20_000), en: '\u{1F3FA}'.repeat(10_000) }, 'now')).status).toBe(200);
  });
});

describe('an invalid publication time', () => {
  test.each([
    ['of the past', new Date(Date.now() - 1000).toISOString(), 'moment.past'],
    ['without a time', '2027-01-01', 'moment.typed'],
    ['in words', 'tomorrow', 'moment.typed'],
    ['of no calendar', '2027-02-30T10:00:00.000Z', 'moment.typed'],
  ])('%s is refused at its field, and nothing is saved', async (_, publishAt, code) => {
    const { status, body } = await saveOver(0, text('late'), publishAt);
    expect([status, body.data.issues]).toMatchObject([400, [{ path: 'publishAt', code }]]);
    expect((await get()).newest.version).toBe(0);
  });
});

describe('a draft', () => {
  test('a draft is not public, and is the newest version for admins', async () => {
    const saved = (await saveOver(0, text('draft'), null)).body;
    expect(saved).toMatchObject({ version: 1, state: 'draft', publishedAt: null, savedBy: admin.email });
    expect(await checkVisibility('draft')).toEqual([false, false]);
    expect(await get()).toMatchObject({ newest: saved, shown: 0 });
    await saveOver(1, text('public'), 'now');
    await saveOver(2, text('draft'), null);
    expect([await checkVisibility('public'), await checkVisibility('draft')]).toEqual([
      [true, true],
      [false, false],
    ]);
    expect(await get()).toMatchObject({ newest: { version: 3, state: 'draft' }, shown: 2 });
  });
});

describe('a published text', () => {
  test('a published text is public at once with the numbers of the rules, and is in the audit log', async () => {
    const { body } = await saveOver(0, text('public'), 'now');
    expect(body).toMatchObject({ version: 1, state: 'published', publishedAt: body.savedAt });
    expect(await checkVisibility('public')).toEqual([true, true]);
    const log = await shop.request<PageOf<AuditEntry>>('/admin/audit-log?action=page.published', {
      token: admin.token,
    });
    expect(log.body.items[0]).toMatchObject({
      subject: 'page/returns',
      email: admin.email,
      details: { from: 0, to: 1 },
    });
  });

  test('a text is stored without control characters and direction overrides', async () => {
    const { body } = await saveOver(0, { ar: `${ar}\u0000\u202e`, en: `one\r\ntwo\u2066` }, 'now');
    expect(body.value).toEqual({ ar, en: 'one\ntwo' });
  });

  test('the first of two concurrent saves wins, and the second gets SETTINGS_CHANGED with its version', async () => {
    const responses = await Promise.all(['one', 'two'].map((line) => saveOver(0, text(line), 'now')));
    const saved = responses.find(({ status }) => status === 200)?.body;
    const other = responses.find(({ status }) => status === 409)?.body;
    expect(other).toMatchObject({ code: 'SETTINGS_CHANGED', data: { current: saved } });
    expect((await get()).newest).toEqual(saved);
  });
});

describe('a scheduled text', () => {
  test('a scheduled text is public from its publication time on, and not before', async () => {
    const at = inDays(1);
    const { body } = await saveOver(0, text('planned'), at);
    expect(body).toMatchObject({ version: 1, state: 'planned', publishedAt: at });
    expect(await checkVisibility('planned')).toEqual([false, false]);
    expect(await get()).toMatchObject({ newest: { state: 'planned' }, shown: 0 });
    await makePlansDue();
    expect(await checkVisibility('planned')).toEqual([true, true]);
    expect(await get()).toMatchObject({ newest: { state: 'published' }, shown: 1 });
  });

  test.each([
    ['a draft', null, 'draft'],
    ['another scheduled text', inDays(2), 'planned'],
    ['a publication', 'now', 'published'],
  ])('a scheduled text becomes a draft when %s is saved over it', async (_, publishAt, state) => {
    await saveOver(0, text('superseded'), inDays(1));
    await saveOver(1, text('later'), publishAt);
    expect((await history()).versions.map((version) => version.state)).toEqual([state, 'draft', 'default']);
    await makePlansDue();
    expect(await checkVisibility('superseded')).toEqual([false, false]);
  });

  test('an unscheduled text is a draft, also after its publication time', async () => {
    await saveOver(0, text('planned'), inDays(1));
    expect((await post('cancellations', { version: 1 })).body).toMatchObject({ version: 1, state: 'draft' });
    await makePlansDue();
    expect(await checkVisibility('planned')).toEqual([false, false]);
    expect((await post('cancellations', { version: 1 })).body).toMatchObject({
      code: 'SETTINGS_CHANGED',
      data: { current: { version: 1, state: 'draft' } },
    });
  });

  test('a text that is due within a second can neither be unscheduled nor replaced by a draft', async () => {
    await saveOver(0, text('due'), inDays(1));
    await shop.database.pool.query(`update setting_versions set published_at = now() + interval '900 milliseconds'`);
    expect((await post('cancellations', { version: 1 })).body).toMatchObject({
      code: 'SETTINGS_CHANGED',
      data: { current: { version: 1, state: 'published' } },
    });
    await saveOver(1, text('draft'), null);
    await makePlansDue();
    expect(await checkVisibility('due')).toEqual([true, true]);
    // an immediate publication wins over a scheduled one at any time
    await shop.database.pool.query(
      `update setting_versions set published_at = now() + interval '900 milliseconds' where version = 1`,
    );
    await saveOver(2, text('newer'), 'now');
    await makePlansDue();
    expect(await checkVisibility('newer')).toEqual([true, true]);
  });

  test('an admin with an outdated version cannot unschedule a text', async () => {
    await saveOver(0, text('one'), inDays(1));
    await saveOver(1, text('two'), inDays(1));
    expect((await post('cancellations', { version: 1 })).body).toMatchObject({
      code: 'SETTINGS_CHANGED',
      data: { current: { version: 2, state: 'planned' } },
    });
  });
});

describe('the history', () => {
  test('restoring an earlier version or the default publishes it', async () => {
    await saveOver(0, text('one'), 'now');
    await saveOver(1, text('two'), 'now');
    expect((await post('restorations', { version: 2, restored: 1 })).body).toMatchObject({
      version: 3,
      state: 'published',
      value: text('one'),
    });
    expect(await checkVisibility('one')).toEqual([true, true]);
    expect((await post('restorations', { version: 3, restored: 0 })).body.value).toEqual(
      defaultPageValue('returns', owner.name),
    );
    expect(await checkVisibility('one')).toEqual([false, false]);
    expect((await post('restorations', { version: 4, restored: 9 })).body.code).toBe('RESOURCE_NOT_FOUND');
    expect((await post('restorations', { version: 3, restored: 1 })).body).toMatchObject({
      code: 'SETTINGS_CHANGED',
      data: { current: { version: 4 } },
    });
  });

  test('the history is paged, newest first, down to the default', async () => {
    for (let version = 0; version < 21; version += 1) await saveOver(version, text(`${version}`), null);
    const first = await history();
    expect([first.hasMore, first.versions.length, first.versions[0]?.version]).toEqual([true, 20, 21]);
    const second = await history(`?before=${first.versions.at(-1)?.version}`);
    expect([second.hasMore, second.versions.map(({ version }) => version)]).toEqual([false, [1, 0]]);
    expect(second.versions.at(-1)).toMatchObject({ state: 'default', value: defaultPageValue('returns', owner.name) });
  });
});

test('the list has each page with its state and no texts, and a page has the values of its placeholders', async () => {
  await saveOver(0, text('public'), 'now');
  await saveOver(1, text('draft'), null);
  const pages = await list();
  expect(pages.map(({ name }) => name)).toEqual(ownPageNames);
  expect(pages.filter(({ newest }) => newest.state === 'default')).toHaveLength(ownPageNames.length - 1);
  expect(pages.find(({ name }) => name === 'returns')).toMatchObject({
    newest: { version: 2, state: 'draft', savedBy: admin.email },
    shown: 1,
  });
  expect(JSON.stringify(pages)).not.toContain('##');
  expect((await get()).placeholders).toMatchObject({ ar: { returnDays: '٣٠ يومًا' }, en: { returnDays: '30 days' } });
});

test('a stored text that is no longer valid is replaced by the default, with a log line, until a new one is saved', async () => {
  await shop.database.pool.query(
    `insert into setting_versions (section, version, value, admin_id, published_at)
     values ('page/returns', 1, $1, $2, now())`,
    [JSON.stringify({ ar, en: 'sound {gone} 30 days' }), admin.userId],
  );
  shop.context.shopSettings.invalidate();
  expect(await checkVisibility('sound')).toEqual([false, false]);
  expect(JSON.stringify((await shop.request('/pages/returns?language=en')).body)).toContain('within 30 days');
  expect(shop.logged).toContainEqual({
    message: 'stored settings were invalid; the default is used',
    fields: { section: 'page/returns', version: 1 },
  });
  expect((await get()).newest.value.en).toBe('sound {gone} 30 days');
  expect((await post('restorations', { version: 1, restored: 1 })).body.code).toBe('SETTINGS_NOT_ACCEPTED');
  await saveOver(1, text('mended'), 'now');
  expect(await checkVisibility('mended')).toEqual([true, true]);
});
