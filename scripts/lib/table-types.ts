import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { mkdtemp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { languages } from '#core/i18n/language.ts';
import { connect } from '#core/server/database/connect.ts';
import { removeDataDirectory } from '#core/server/database/embedded/data-directory.ts';
import { startEmbedded } from '#core/server/database/embedded/embedded.ts';
import { migrate } from '#core/server/database/migrate.ts';
import { manualProviderNames, paymentMethods } from '#features/orders/payment-methods.ts';
import { categories, colours, motifs } from '#features/products/product-attributes.ts';
import { migrationFolders } from '../../src/server/migration-folders.ts';
import { fastDirectory } from './fast-directory.ts';
import { readGatewayNames } from './payment-providers.ts';

type Column = {
  readonly schema: 'public' | 'auth';
  readonly table: string;
  readonly name: string;
  readonly type: string;
  readonly isNullable: boolean;
  readonly hasDefault: boolean;
  /** Whether only the database writes it. */
  readonly isGenerated: boolean;
  /** Definitions of the checks of this column alone. */
  readonly checks: readonly string[];
};

/** Values of the shop's columns that the code defines and no check lists, so that a new one needs no migration. */
const columnValues: Readonly<Record<string, readonly string[]>> = {
  category: categories,
  colour: colours,
  language: languages,
  method: paymentMethods,
  motif: motifs,
  // the names that the code has may be of an earlier state
  provider: [...readGatewayNames(), ...manualProviderNames],
};

/** Types of JSON columns whose content is more than an object or an array of objects. */
const jsonTypes: Readonly<Record<string, string>> = {
  'auth.sessions.amr': 'readonly { readonly method: string; readonly timestamp: number }[]',
};

/** Types of the values that the driver returns (`src/core/server/database/connect.ts`). */
const types: Readonly<Record<string, string>> = {
  bool: 'boolean',
  bytea: 'Buffer',
  date: 'CalendarDate',
  float8: 'number',
  inet: 'string',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  text: 'string',
  timestamptz: 'Timestamp',
  uuid: 'string',
  varchar: 'string',
  xid8: 'string',
  _text: 'string[]',
};

const union = (values: readonly string[]): string => values.map((value) => `'${value}'`).join(' | ');

/** Returns the values of `column in (…)`; null for any other check. */
const parseValues = (check: string): readonly string[] | null => {
  const list = /^CHECK \(\(\w+ = (?:ANY \(ARRAY\[([^\]]+)\]\)|('[^']*'::text))\)\)$/.exec(check);
  if (list === null) return null;
  return [...(list[1] ?? list[2] ?? '').matchAll(/'([^']*)'::text/g)].map(([, value = '']) => value);
};

const jsonType = ({ schema, table, name, checks }: Column): string => {
  const isArray = checks.some((check) => check.includes(`(jsonb_typeof(${name}) = 'array'::text)`));
  return jsonTypes[`${schema}.${table}.${name}`] ?? (isArray ? 'readonly JsonObject[]' : 'JsonObject');
};

const valueType = (column: Column): string => {
  const { schema, table, name, type, checks } = column;
  if (type === 'jsonb') return `Json<${jsonType(column)}>`;
  const checked = checks.map(parseValues).find((list) => list !== null);
  const defined = schema === 'public' && type === 'text' ? columnValues[name] : null;
  const values = checked ?? defined;
  if (values) return union(values);
  const result = types[type];
  if (result === undefined) throw new Error(`scripts/lib/table-types.ts lacks the type ${type} of ${table}.${name}.`);
  return result;
};

const columnType = (column: Column): string => {
  const type = column.isNullable ? `${valueType(column)} | null` : valueType(column);
  if (column.isGenerated) return `GeneratedAlways<${type}>`;
  // a nullable column is optional in an insert anyway
  return column.hasDefault && !column.isNullable ? `WithDefault<${type}>` : type;
};

const aliases: Readonly<Record<string, string>> = {
  CalendarDate: 'type CalendarDate = string;',
  JsonObject: 'type JsonObject = { readonly [key: string]: unknown };',
  Json: 'type Json<Value> = ColumnType<Value, string, string>;',
  Timestamp: 'type Timestamp = ColumnType<Date, Date | string, Date | string>;',
  WithDefault: `type WithDefault<Column> = [Column] extends [ColumnType<infer Select, infer Insert, infer Update>]
  ? ColumnType<Select, Insert | undefined, Update>
  : ColumnType<Column, Column | undefined, Column>;`,
};

const tablesModule = (fingerprint: string, typeName: string, prefix: string, columns: readonly Column[]): string => {
  const tables = Map.groupBy(columns, ({ table }) => table);
  const members = [...tables].map(([table, own]) => {
    const lines = own.map((column) => `    ${column.name}: ${columnType(column)};\n`).join('');
    return `  ${prefix === '' ? table : `'${prefix}${table}'`}: {\n${lines}  };\n`;
  });
  const body = `export type ${typeName} = {\n${members.join('')}};\n`;
  const used = Object.entries(aliases).filter(([name]) => new RegExp(String.raw`\b${name}\b`).test(body));
  return `// Generated from migrations by \`npm run generate\`. ${fingerprint}
import type { ColumnType, GeneratedAlways } from 'kysely';

${used.map(([, declaration]) => `${declaration}\n`).join('')}
${body}`;
};

const readColumns = async (client: pg.Pool): Promise<readonly Column[]> => {
  const { rows } = await client.query<Column>(`
    select nspname as schema, relname as table, attname as name, typname as type,
      not attnotnull as "isNullable", atthasdef or attidentity <> '' as "hasDefault",
      attgenerated <> '' or attidentity = 'a' as "isGenerated",
      array(select pg_get_constraintdef(pg_constraint.oid) from pg_constraint
        where conrelid = attrelid and contype = 'c' and conkey = array[attnum] order by conname) as checks
    from pg_attribute
    join pg_class on pg_class.oid = attrelid
    join pg_namespace on pg_namespace.oid = relnamespace
    join pg_type on pg_type.oid = atttypid
    where nspname in ('public', 'auth') and relkind = 'r' and relname <> 'schema_migrations'
      and attnum > 0 and not attisdropped
    order by nspname, relname collate "C", attnum`);
  return rows;
};

const root = join(import.meta.dirname, '../..');
const shopFile = 'src/generated/tables.gen.ts';
const authFile = 'src/generated/auth-tables.gen.ts';

/** Hash of the inputs of the types: while it is unchanged, no database is started. */
const findFingerprint = async (): Promise<string> => {
  const hash = createHash('sha256').update(JSON.stringify(columnValues));
  const files = [...globSync('migrations/*/*.sql', { cwd: root }).toSorted(), 'scripts/lib/table-types.ts'];
  for (const file of files) hash.update(await readFile(join(root, file)));
  return hash.digest('hex').slice(0, 16);
};

/** Returns the modules with the table types of a migrated database, by file. */
export const renderTableTypes = async (client: pg.Pool): Promise<Readonly<Record<string, string>>> => {
  const fingerprint = await findFingerprint();
  const columns = await readColumns(client);
  const tablesOf = (schema: Column['schema']) => columns.filter((column) => column.schema === schema);
  return {
    [shopFile]: tablesModule(fingerprint, 'Tables', '', tablesOf('public')),
    [authFile]: tablesModule(fingerprint, 'AccountsTables', 'auth.', tablesOf('auth')),
  };
};

/** Returns the present modules, or those of a migrated scratch database when a migration has changed since they were written. */
export const generateTableTypes = async (): Promise<Readonly<Record<string, string>>> => {
  const fingerprint = await findFingerprint();
  const read = (file: string) => readFile(join(root, file), 'utf8').catch(() => '');
  const [shop, auth] = await Promise.all([read(shopFile), read(authFile)]);
  if ([shop, auth].every((text) => text.split('\n', 1)[0]?.endsWith(fingerprint))) {
    return { [shopFile]: shop, [authFile]: auth };
  }
  const dataDir = await mkdtemp(join(await fastDirectory(), 'lazaward-tables-'));
  const { url, stop } = await startEmbedded({ dataDir, isThrowaway: true });
  try {
    await migrate(url, migrationFolders);
    const { pool, close } = connect(url, { poolSize: 1 });
    return await renderTableTypes(pool).finally(close);
  } finally {
    await stop();
    await removeDataDirectory(dataDir);
  }
};
