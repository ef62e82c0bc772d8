import * as v from 'valibot';
import { expect, test } from 'vitest';
import { shopWithMails } from '#tests/support/shop/http-shop.ts';
import { exportExclusions } from '../testing/export-exclusions.ts';
import { ExportFile, nestedMembers } from '../testing/exported-data.ts';
import { seedTraceableData } from '../testing/seed-traces.ts';
import { traceableUsers } from '../testing/traceable-users.ts';

const world = shopWithMails();

type Row = Readonly<Record<string, unknown>>;

/** Returns every row of the shop's and the accounts' tables as JSON. */
const listAllRows = async (): Promise<{ readonly table: string; readonly row: Row }[]> => {
  const { rows: tables } = await world.database.pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const columns = [];
  for (const { name } of tables) {
    const { rows } = await world.database.pool.query<{ row: Row }>(
      `select to_jsonb(entry) as row from ${name} as entry`,
    );
    columns.push(...rows.map(({ row }) => ({ table: name.replace(/^public\./, ''), row })));
  }
  return columns;
};

/** Returns the rows about a person: those that contain one of the names, and those that refer to one of these by id. */
const findRowsAbout = async (names: readonly string[]) => {
  const all = await listAllRows();
  const lowerNames = new Set(names.map((name) => name.toLowerCase()));
  let about: typeof all = [];
  for (let before = -1; before < about.length; ) {
    before = about.length;
    about = all.filter(({ row }) => {
      const text = JSON.stringify(row).toLowerCase();
      return [...lowerNames].some((name) => text.includes(name));
    });
    for (const { row } of about)
      if (typeof row['id'] === 'string' && row['id'].length === 36) lowerNames.add(row['id']);
  }
  return about;
};

const isMoment = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value);

/** Returns the leaf values of JSON data, with timestamps in one format. */
const leavesOf = (value: unknown): string[] => {
  if (value === null) return [];
  if (typeof value === 'object') return Object.values(value).flatMap(leavesOf);
  return [isMoment(value) ? String(Date.parse(value)) : String(value).toLowerCase()];
};

test('everything stored about a customer is in the export or excluded for a reason', async () => {
  const [person] = traceableUsers;
  if (person === undefined) throw new Error('no user to look for');
  const { token, userId, email, orderNumber } = await seedTraceableData(world.shop, world.mails, person);
  const response = await world.shop.fetch('/api/personal-data', { token });
  expect(response.status).toBe(200);
  const file = await response.json();
  const exportedValues = new Set(leavesOf(file));
  v.parse(ExportFile, file);
  for (const order of file.orders) v.parse(nestedMembers('orders'), order);
  expect(Object.keys(file).join(' ')).toMatchInlineSnapshot(
    `"exportedAt account profile addresses orders wishlist reviews stockNotifications consents newsletterSince contactMessages staffNotes staffTags staffInvitation isEmailVerified"`,
  );
  expect(Object.keys(file.orders[0]).join(' ')).toMatchInlineSnapshot(
    `"orderNumber createdAt language status paymentMethod paymentStatus items shipping shippingZone subtotal bundleDiscount togetherDiscount promoDiscount promoCode shippingCost tax taxPercent taxBase bundlePercent togetherPercent total isGift giftWrap giftMessage payments returns parcels settlements history paymentHistory changes"`,
  );

  const about = await findRowsAbout([userId, email, orderNumber]);
  const tables = new Set(about.map(({ table }) => table));
  expect([...tables].toSorted()).toMatchInlineSnapshot(`
    [
      "auth.audit_log",
      "auth.factors",
      "auth.flow_states",
      "auth.identities",
      "auth.one_time_tokens",
      "auth.rate_limits",
      "auth.sessions",
      "auth.users",
      "cod_settlement_lines",
      "consents",
      "contact_message_replies",
      "contact_messages",
      "customer_notes",
      "customer_tags",
      "newsletter_subscriptions",
      "order_networks",
      "order_status_changes",
      "orders",
      "payment_attempts",
      "payment_issues",
      "payment_transactions",
      "profiles",
      "promo_attempts",
      "promo_codes",
      "refunds",
      "return_changes",
      "return_lines",
      "return_refunds",
      "returns",
      "reviews",
      "saved_addresses",
      "shipment_changes",
      "shipments",
      "staff_invitations",
      "stock_movements",
      "stock_notifications",
      "transfer_proofs",
      "wishlist",
    ]
  `);

  const unexported = new Set<string>();
  const moments = new Set<string>();
  for (const { table, row } of about) {
    for (const [column, value] of Object.entries(row)) {
      if (leavesOf(value).some((leaf) => !exportedValues.has(leaf))) unexported.add(`${table}.${column}`);
      if (isMoment(value)) moments.add(`${table}.${column}`);
    }
  }
  const reasons = new Map(
    Object.entries(exportExclusions).flatMap(([reason, columns]) => columns.map((each) => [each, reason])),
  );
  expect([...unexported].filter((each) => !reasons.has(each)).toSorted()).toEqual([]);
  // every exclusion is needed and exists; two timestamps may be equal by chance
  expect([...reasons.keys()].filter((each) => !unexported.has(each) && !moments.has(each))).toEqual([]);
}, 120_000);

test('no table with personal data was left empty by the test', async () => {
  const { rows } = await world.database.pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.columns
     where table_schema in ('public', 'auth') and column_name in ('user_id', 'user_id', 'email', 'person', 'phone', 'recipient')
     group by 1 order by 1`,
  );
  const empty = [];
  for (const { name } of rows) {
    const { rowCount } = await world.database.pool.query(`select from ${name} limit 1`);
    if (rowCount === 0) empty.push(name);
  }
  // only the table of staff roles
  expect(empty).toEqual(['public.user_roles']);
});
