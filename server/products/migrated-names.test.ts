import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { catalogue } from '../../catalogue/catalogue.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { type FreshDatabase, freshDatabase } from '../../tests/support/database.ts';
import { migrationFolders } from '../migration-folders.ts';

/** The first migration of proper names. */
const NAMES = '0020-other-names.sql';

/** Products that an owner has changed before the update: the name, and the kind. */
const RENAMED = 'plate-lotus-02';
const OTHER_KIND = 'plate-scarab-01';

let database: FreshDatabase;
let place: string;

const find = async (text: string) =>
  (
    await database.pool.query<{ product_id: string }>(
      `select product_id from product_search_index where strpos(text_ar, fold_listing_text($1)) > 0 order by 1`,
      [text],
    )
  ).rows.map(({ product_id: id }) => id);

beforeAll(async () => {
  database = await freshDatabase({ isMigrated: false });
  place = await mkdtemp(join(tmpdir(), 'migrations-'));
  const earlier = join(place, 'server/migrations');
  const own = migrationFolders.find((folder) => folder.endsWith('server/migrations')) ?? '';
  await cp(own, earlier, {
    recursive: true,
    filter: (source) => !/^\d{4}-/.test(basename(source)) || basename(source) < NAMES,
  });
  await migrate(
    database.url,
    migrationFolders.map((folder) => (folder === own ? earlier : folder)),
  );
  for (const [index, product] of catalogue.entries()) {
    const { id, category, price, stock, otherNames, subtitle, description } = product;
    await database.pool.query(
      `insert into products (id, category, position, price, stock, name_ar, name_en, subtitle_ar, subtitle_en, description_ar,
         description_en, features_ar, features_en, search_text)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, '{}', '{}', 'former')`,
      [
        id,
        category,
        index,
        price,
        stock,
        id === RENAMED ? 'طبق جدتي' : otherNames.ar[0],
        otherNames.en[0],
        id === OTHER_KIND ? 'صينية' : subtitle.ar,
        subtitle.en,
        description.ar,
        description.en,
      ],
    );
  }
  await migrate(database.url, migrationFolders);
});
afterAll(async () => {
  await database.drop();
  await rm(place, { recursive: true });
});

test('built-in products get their proper names, unless the owner has changed name or kind', async () => {
  const { rows } = await database.pool.query(
    'select id, name_ar, name_en, other_names_ar, other_names_en, search_text, version from products order by position',
  );
  expect(rows).toEqual(
    catalogue.map(({ id, name, otherNames }) =>
      id === RENAMED || id === OTHER_KIND
        ? {
            id,
            name_ar: id === RENAMED ? 'طبق جدتي' : otherNames.ar[0],
            name_en: otherNames.en[0],
            other_names_ar: [],
            other_names_en: [],
            search_text: 'former',
            version: 1,
          }
        : {
            id,
            name_ar: name.ar,
            name_en: name.en,
            other_names_ar: otherNames.ar,
            other_names_en: otherNames.en,
            // the shop writes it at its start
            search_text: '',
            version: 2,
          },
    ),
  );
});

test('the search finds a product by its proper and by its former name', async () => {
  expect(await find('عين الليل')).toEqual(['plate-eye-horus-02']);
  expect(await find('طبق حلوى بعين حورس بالأسود والذهبي')).toEqual(['plate-eye-horus-02']);
  expect(await find('طبق جدتي')).toEqual([RENAMED]);
  const { rows } = await database.pool.query(
    `select product_id from product_search_keys where keys_ar @> array['1' || search_lemma('حلوي'), '1' || search_lemma('ليل')]`,
  );
  expect(rows).toEqual([{ product_id: 'plate-eye-horus-02' }]);
});
