import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PageOf } from '#core/api/pagination.ts';
import { toTasks } from '#core/server/jobs/define-job.ts';
import { runJobs } from '#core/server/jobs/job-worker.ts';
import type { ProductList } from '#features/products/products.contract.ts';
import { type OpenShop, openShop, type Refused, type SignedIn } from '#tests/support/shop/in-process-shop.ts';
import { SynonymGroupInput } from '../synonym-group.ts';
import type { AdminSynonymGroup, SearchPreview } from '../synonyms.admin.contract.ts';
import { searchJobs } from './search.jobs.ts';

let shop: OpenShop;
let admin: SignedIn;
let jobs: Awaited<ReturnType<typeof runJobs>>;
beforeAll(async () => {
  shop = await openShop();
  admin = await shop.signUpAdmin();
  jobs = await runJobs({
    databaseUrl: shop.database.url,
    box: shop.context.box,
    log: { ...console, warn: () => undefined },
    tasks: toTasks(searchJobs, shop.context),
  });
});
afterAll(async () => {
  await jobs.stop();
  await shop.close();
});

const searchIds = async (q: string, language = 'ar') =>
  (await shop.request<ProductList>(`/products?${new URLSearchParams({ language, q })}`)).body.products.map(
    ({ id }) => id,
  );

const group = (kind: SynonymGroupInput['kind'], ...terms: (string | { typed: string } | { text: string })[]) => ({
  kind,
  isMeaning: false,
  words: terms.map((word) =>
    typeof word === 'string'
      ? { written: word, role: 'both' as const }
      : 'typed' in word
        ? { written: word.typed, role: 'typed' as const }
        : { written: word.text, role: 'text' as const },
  ),
});

const call = <Body = AdminSynonymGroup>(path: string, method: string, body?: unknown) =>
  shop.request<Body>(`/admin/${path}`, { method, body, token: admin.token });

const create = async (input: SynonymGroupInput) => {
  const { status, body } = await call('synonym-groups', 'POST', input);
  expect(status).toBe(201);
  return body;
};
const update = <Body = AdminSynonymGroup>({ id, version }: AdminSynonymGroup, input: SynonymGroupInput) =>
  call<Body>(`synonym-groups/${id}`, 'PUT', { version, group: input });
const remove = ({ id, version }: AdminSynonymGroup) => call<Refused>(`synonym-groups/${id}`, 'DELETE', { version });
const find = async (q: string, more = '') =>
  (await call<PageOf<AdminSynonymGroup>>(`synonym-groups?q=${encodeURIComponent(q)}${more}`, 'GET')).body.items;
const preview = async (q: string, change: unknown = null, language = 'ar') =>
  (
    await call<{ before: SearchPreview; after: SearchPreview | null; isPartial: boolean }>(
      'search-group-previews',
      'POST',
      { q, language, change },
    )
  ).body;

const listAllGroups = async () => {
  const groups: AdminSynonymGroup[] = [];
  for (let after = ''; ; ) {
    const { body } = await call<PageOf<AdminSynonymGroup>>(`synonym-groups${after}`, 'GET');
    groups.push(...body.items);
    if (body.next === null) return { groups, count: body.count };
    after = `?after=${body.next}`;
  }
};

describe('synonym groups', () => {
  test('groups are listed page by page, newest first, and found by a part of a word in any spelling', async () => {
    const { groups, count } = await listAllGroups();
    expect(groups.length).toBe(count);
    expect(groups.length).toBeGreaterThan(150);
    expect(groups.map(({ id }) => Number(id))).toEqual(groups.map(({ id }) => Number(id)).toSorted((a, b) => b - a));
    const plates = (await find('PLATE', '&kind=similar')).find(({ words }) =>
      words.some(({ written }) => written === 'dish'),
    );
    expect(plates?.words).toEqual(
      expect.arrayContaining([
        { written: 'صحن', role: 'both' },
        { written: 'dish', role: 'both' },
        { written: 'category_plates', role: 'text' },
      ]),
    );
    expect((await find('أطبا', '&kind=forms')).some(({ words }) => words[0]?.written === 'طبق')).toBe(true);
  });

  test('groups of a new shop are valid input, except a group of a single word', async () => {
    const { groups } = await listAllGroups();
    const { safeParse } = await import('valibot');
    const refused = groups.filter(
      ({ kind, isMeaning, words }) => !safeParse(SynonymGroupInput, { kind, isMeaning, words }).success,
    );
    expect(refused.map(({ words }) => words.map(({ written }) => written))).toEqual([['لبني']]);
  });

  test('a created group finds products at once or after the job, and a deleted one finds none', async () => {
    expect(await searchIds('زمزمية')).toEqual([]);
    const created = await create(group('similar', { typed: 'زمزمية' }, { text: 'بسبوسة' }, { text: 'ibn tulun' }));
    expect(created).toMatchObject({ version: 1, isApplied: false });
    await expect.poll(() => searchIds('زمزمية')).toEqual(['plate-lotus-02']);
    await expect.poll(() => searchIds('زمزمية', 'en')).toEqual(['plate-arabesque-02']);
    await expect.poll(async () => (await find('زمزمية'))[0]?.isApplied).toBe(true);

    const changed = group('similar', { typed: 'زمزمية' }, { text: 'كنافة' }, { text: 'قناطر' });
    const { body: updated } = await update(created, changed);
    expect(updated).toMatchObject({ id: created.id, version: 2, isApplied: false });
    await expect.poll(() => searchIds('زمزمية')).toEqual(['plate-lotus-02', 'cup-tea-05']);

    const late = await update<Refused>(created, group('similar', 'زمزمية', 'بسبوسة'));
    expect(late.body).toMatchObject({
      code: 'SEARCH_GROUP_CHANGED',
      data: { current: { version: 2, words: changed.words } },
    });
    expect((await remove(created)).body.code).toBe('SEARCH_GROUP_CHANGED');
    expect((await remove(updated)).status).toBe(200);
    await expect.poll(() => searchIds('زمزمية')).toEqual([]);
    expect((await remove(updated)).body.code).toBe('RESOURCE_NOT_FOUND');
    expect((await update<Refused>(updated, changed)).body.code).toBe('RESOURCE_NOT_FOUND');
    const { rows } = await shop.database.pool.query(
      `select action, subject, details from audit_log where action like 'search_group.%' and subject like '%زمزمية%' order by created_at`,
    );
    expect(rows).toEqual([
      {
        action: 'search_group.created',
        subject: 'زمزمية · بسبوسة · ibn tulun',
        details: { added: 'زمزمية · بسبوسة · ibn tulun' },
      },
      {
        action: 'search_group.updated',
        subject: 'زمزمية · كنافة · قناطر',
        details: { added: 'كنافة · قناطر', removed: 'بسبوسة · ibn tulun' },
      },
      {
        action: 'search_group.deleted',
        subject: 'زمزمية · كنافة · قناطر',
        details: { removed: 'زمزمية · كنافة · قناطر' },
      },
    ]);
  });

  test('forms are searched as one word, with or without prefixes', async () => {
    expect(await searchIds('صمامات')).toEqual([]);
    await create(group('forms', 'فرجار', 'صمامات'));
    await expect.poll(() => searchIds('والصمامات')).toEqual(['plate-star-calligraphy-02']);
  });

  test('an absent word is never corrected to another one', async () => {
    expect(await searchIds('platf', 'en')).not.toEqual([]);
    await create(group('absent', 'platf'));
    expect(await searchIds('platf', 'en')).toEqual([]);
  });

  test('the lemma of a group does not change while it is one of its words, or a number', async () => {
    const lemmaOf = async (id: string) =>
      (await shop.database.pool.query('select lemma from synonym_groups where id = $1', [id])).rows[0]?.lemma;
    const [six] = (await find('ستة', '&kind=forms')).filter(({ words }) =>
      words.some(({ written }) => written === 'six'),
    );
    if (six === undefined) throw new Error('the group of the number six is missing');
    const { body: reversed } = await update(six, { kind: 'forms', isMeaning: false, words: six.words.toReversed() });
    expect(reversed.version).toBe(2);
    expect(await lemmaOf(six.id)).toBe('6');
    expect(await searchIds('لستة أفراد')).toEqual(await searchIds('6 people', 'en'));

    const made = await create(group('forms', 'قلقاس', 'قلاقيس'));
    const { body: swapped } = await update(made, group('forms', 'قلاقيس', 'قلقاس'));
    expect(await lemmaOf(made.id)).toBe('قلقاس');
    await update(swapped, group('forms', 'قلاقيس', 'قلقاسات'));
    expect(await lemmaOf(made.id)).toBe('قلاقيس');
  });

  test('a form of two words is refused, and a word that is absent in one group and searchable in another', async () => {
    const taken = await call<Refused>('synonym-groups', 'POST', group('forms', 'بشكير', 'أطباق'));
    expect(taken).toMatchObject({ status: 409, body: { code: 'SEARCH_WORD_TAKEN', data: { word: 'أطباق' } } });
    expect(taken.body.data.localizedMessage.en).toContain('طبق · أطباق · ');
    const response = await call<Refused>('synonym-groups', 'POST', group('similar', 'fork', 'بشكير'));
    expect(response.body).toMatchObject({ code: 'SEARCH_WORD_TAKEN', data: { word: 'fork' } });
    const absent = await call<Refused>('synonym-groups', 'POST', group('absent', 'plate'));
    expect(absent.body).toMatchObject({ code: 'SEARCH_WORD_TAKEN', data: { word: 'plate' } });
    expect((await find('بشكير')).length).toBe(0);
  });

  test('concurrent changes to the same word succeed once', async () => {
    const both = await Promise.all([
      call<Refused>('synonym-groups', 'POST', group('forms', 'دورق', 'دوارق')),
      call<Refused>('synonym-groups', 'POST', group('forms', 'دورقان', 'دورق')),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const [made] = await find('دورق');
    if (made === undefined) throw new Error('no group was created');
    const updates = await Promise.all([
      update<Refused>(made, group('forms', 'دورق', 'دوارق')),
      update<Refused>(made, group('forms', 'دورق', 'دورقين')),
    ]);
    expect(updates.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

test('incremental changes leave the same lemmas as a full recomputation', async () => {
  const { pool } = shop.database;
  const lemmas = async () =>
    (await pool.query('select group_id, folded, lemma from synonym_words order by group_id, folded')).rows;
  // suffixes, prefixes, spellings and numbers, created and deleted again
  await create(group('similar', 'سجادات', 'centres', 'عشرون قطعة'));
  await create(group('forms', 'سجادة', 'سجاجيد'));
  await create(group('forms', '20', 'عشرون', 'عشرين'));
  const removed = await create(group('forms', 'center', 'centrum'));
  expect((await remove(removed)).status).toBe(200);
  const before = await lemmas();
  const { rows } = await pool.query('select refresh_lemmas() as changed');
  expect(rows[0].changed).toEqual([]);
  expect(await lemmas()).toEqual(before);
});

describe('the search preview', () => {
  test('separates exact from similar products, and names the forms and groups it used', async () => {
    const { before, after, isPartial } = await preview('أطباق');
    expect(after).toBeNull();
    expect(isPartial).toBe(false);
    expect(before.exact.length).toBe(6);
    expect(before.forms).toMatchObject([{ typed: 'اطباق', lemma: 'طبق', groupId: expect.any(String) }]);
    expect(before.groups).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'similar', words: expect.arrayContaining(['طبق', 'صحن']) }),
      ]),
    );
    const saucer = (await preview('navy', null, 'en')).before;
    expect(saucer.exact).toEqual([]);
    expect(saucer.similar.length).toBeGreaterThan(0);
  });

  test('includes the results of an edited group, and changes nothing', async () => {
    const input = group('similar', { typed: 'مبهرة' }, { text: 'بسبوسة' });
    const previewed = await preview('مبهرة', { id: null, group: input });
    expect(previewed.before.count).toBe(0);
    expect(previewed.after).toMatchObject({ exact: [], count: 1, similar: [{ id: 'plate-lotus-02' }] });
    expect(await searchIds('مبهرة')).toEqual([]);
    expect(await find('مبهرة')).toEqual([]);
    const made = await create(input);
    const wider = group('similar', { typed: 'مبهرة' }, { text: 'بسبوسة' }, { text: 'كنافة' }, { text: 'قناطر' });
    expect((await preview('مبهرة', { id: made.id, group: wider })).after?.count).toBe(2);
    expect((await find('مبهرة'))[0]?.version).toBe(1);
    const narrower = group('similar', { typed: 'مبخرة' }, { text: 'بسبوسة' });
    expect((await preview('مبهرة', { id: made.id, group: narrower })).after?.groups).toEqual([]);
  });

  test('the search preview is refused with the same error as the change', async () => {
    const { body } = await call<Refused>('search-group-previews', 'POST', {
      q: 'طبق',
      language: 'ar',
      change: { id: null, group: group('forms', 'بشكير', 'أطباق') },
    });
    expect(body.code).toBe('SEARCH_WORD_TAKEN');
  });
});

test('similar groups of a word are those that contain it or a similarly spelled word', async () => {
  const listWords = async (query: string) => {
    const path = `synonym-groups/similar?words=${encodeURIComponent(query)}`;
    return (await call<AdminSynonymGroup[]>(path, 'GET')).body.flatMap(({ words }) =>
      words.map(({ written }) => written),
    );
  };
  expect(await listWords('plate')).toContain('صحن');
  expect(await listWords('لوتص ازرق')).toContain('لوتس');
  expect(await listWords('turqoize')).toContain('turquoise');
  expect(await listWords('غلايه')).toContain('إبريق');
  expect(await listWords('☂')).toEqual([]);
});

describe('the search index', () => {
  test('the search index is updated in the transaction of the product', async () => {
    const { pool } = shop.database;
    await pool.query(`update products set name_ar = 'مبخرة النحاس' where id = 'cup-mug-01'`);
    expect(await searchIds('المباخر')).toEqual([]);
    expect(await searchIds('مبخره')).toEqual(['cup-mug-01']);
    await pool.query(`update products set is_archived = true where id = 'cup-mug-01'`);
    expect(await searchIds('مبخره')).toEqual([]);
    await pool.query(`update products set is_archived = false, price = 1234567 where id = 'cup-mug-01'`);
    expect(await searchIds('مبخرة أكثر من 12000')).toEqual(['cup-mug-01']);
    await pool.query(`update products set price = 1000 where id = 'cup-mug-01'`);
    expect(await searchIds('مبخرة أقل من ٢٠')).toEqual(['cup-mug-01']);
    await pool.query(`update products set badge = 'NEW', description_ar = 'لا شيء' where id = 'cup-mug-01'`);
    expect(await searchIds('وصل حديثا')).toContain('cup-mug-01');
    await pool.query(`delete from products where id = 'cup-mug-01'`);
    expect(await searchIds('مبخره')).toEqual([]);
  });
});
