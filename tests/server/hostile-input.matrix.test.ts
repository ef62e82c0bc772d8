import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  acceptsType,
  type CallableEndpoint,
  callableEndpoints,
  callEndpoint,
  type EndpointCall,
  type Field,
  fieldsOfEndpoints,
  nameOf,
  numberIn,
  validCall,
  withValue,
} from '../support/endpoint-call.ts';
import { hostileTexts, implausibleTexts } from '../support/hostile-texts.ts';
import { type OpenShop, openShop, type SignedIn } from '../support/shop/in-process-shop.ts';

/** Every input field of the contract; requests are sent by an admin, who has the widest access. */
const fields = fieldsOfEndpoints();
const endpoints = callableEndpoints().map((endpoint) => ({ ...endpoint, fields: fields.get(endpoint.name) ?? [] }));
type TestedEndpoint = (typeof endpoints)[number];

let shop: OpenShop;
let admin: SignedIn;
beforeAll(async () => {
  shop = await openShop();
  admin = await shop.signUpAdmin();
});
afterAll(() => shop.close());

/** Invariants: tables, admin users, product prices, and no unexpected errors. */
const readRows = async () => {
  const { rows } = await shop.database.pool.query(`
    select (select count(*) from information_schema.tables where table_schema in ('public', 'auth')) as tables,
      (select count(*) from user_roles where user_id = '${admin.userId}') as roles,
      (select sum(price) from products where id like 'plate-%') as prices,
      (select count(*) from orders where total <> subtotal - discount + shipping_cost + tax or total <= 0) as wrong`);
  return { ...rows[0], logged: [...shop.logged] };
};
let before: Awaited<ReturnType<typeof readRows>>;
beforeAll(async () => {
  before = await readRows();
});
afterEach(async () => {
  expect(await readRows()).toEqual(before);
  expect(Reflect.get({}, 'isEvil')).toBeUndefined();
});

/** Calls the endpoint with each value in each field; prepares the trial again after a successful call. */
const tryEach = async (
  endpoint: TestedEndpoint,
  isText: (field: Field) => boolean,
  values: (field: Field) => Iterable<unknown>,
  look: (response: Awaited<ReturnType<typeof callEndpoint>>, field: Field, value: unknown) => void,
) => {
  let trial: EndpointCall | undefined;
  for (const field of endpoint.fields.filter(isText)) {
    for (const value of values(field)) {
      trial ??= await validCall(shop, endpoint, admin);
      const response = await callEndpoint(shop, endpoint, withValue(trial, field, value), { token: admin.token });
      look(response, field, value);
      if (response.status < 400) trial = undefined;
    }
  }
};

/** Lists the faults of a response: unknown refusal or status, no JSON, a cookie. */
const findFaults = (
  { procedure }: CallableEndpoint,
  { status, headers, body }: Awaited<ReturnType<typeof callEndpoint>>,
): readonly string[] => {
  const { errorMap, route } = procedure['~orpc'];
  const isDocumented = status < 400 ? status === (route.successStatus ?? 200) : (body.code ?? '') in errorMap;
  return [
    ...(isDocumented && status < 500 ? [] : [`${status} ${body.code}`]),
    ...(headers.get('content-type') === 'application/json' ? [] : ['no JSON']),
    ...(headers.has('set-cookie') ? ['a cookie'] : []),
  ];
};

const withTexts = endpoints.filter((endpoint) => endpoint.fields.some((field) => acceptsType(field, 'string')));
/** Whether a field holds a day, a time, a cursor, an id or an address, by its name. */
const hasPattern = (field: Field): boolean =>
  acceptsType(field, 'string') &&
  !field.schema.enum &&
  /(?:week|day|date|birth|from|to|until|at|after|before|url|id|ids)$/i.test(nameOf(field));
const withPatterns = endpoints.filter((endpoint) => endpoint.fields.some(hasPattern));
const withNumbers = endpoints.filter((endpoint) => endpoint.fields.some(numberIn));
const withObjects = endpoints.filter((endpoint) => endpoint.fields.some((field) => acceptsType(field, 'object')));

describe('hostile text is stored as text or refused', () => {
  test.each(withTexts)('$name', async (endpoint) => {
    expect.hasAssertions();
    await tryEach(
      endpoint,
      (field) => acceptsType(field, 'string'),
      () => Object.values(hostileTexts),
      (response, field, text) => {
        const what = `${nameOf(field)}: ${String(text).slice(0, 40)}`;
        expect(findFaults(endpoint, response), what).toEqual([]);
        // a refusal never repeats the input
        if (response.status >= 400) expect(JSON.stringify(response.body), what).not.toContain('evil');
        if (field.schema.enum) expect(response.status, what).toBeGreaterThanOrEqual(400);
      },
    );
  });

  test.each(withPatterns)(
    '$name, with days, times, cursors and addresses that do not exist',

    async (endpoint) => {
      expect.hasAssertions();
      await tryEach(
        endpoint,
        hasPattern,
        () => implausibleTexts,
        (response, field, text) => {
          expect(findFaults(endpoint, response), `${nameOf(field)}: ${String(text)}`).toEqual([]);
        },
      );
    },
  );

  test('no stored text contains NUL, CR or bidi control characters', async () => {
    const { rows } = await shop.database.pool.query<{ tableName: string; columnName: string }>(
      `select table_name as "tableName", column_name as "columnName" from information_schema.columns
       where table_schema = 'public' and data_type in ('text', 'character varying', 'jsonb') and table_name <> 'migrations'`,
    );
    const stored: string[] = [];
    for (const { tableName, columnName } of rows) {
      const result = await shop.database.pool.query<{ text: string }>(
        `select ${columnName}::text as text from ${tableName} where ${columnName}::text ~ 'evil|passwd|drop table'`,
      );
      stored.push(...result.rows.map(({ text }) => text));
    }
    expect(stored.length).toBeGreaterThan(20);
    expect(stored.filter((text) => /[\0\r\u{202a}-\u{202e}\u{2066}-\u{2069}]|\\r|\\u0000/u.test(text))).toEqual([]);
  });
});

describe('numbers outside the contract are refused', () => {
  const odd = [0, -1, -0.01, 1.5, 1e21, Number.MAX_SAFE_INTEGER + 1, '1', '0x10', '', null, true, [1], {}];
  const isDocumented =
    ({ minimum = -Infinity, maximum = Infinity, type }: NonNullable<ReturnType<typeof numberIn>>) =>
    (value: unknown) =>
      typeof value === 'number' &&
      value >= minimum &&
      value <= maximum &&
      (type !== 'integer' || Number.isSafeInteger(value));

  test.each(withNumbers)('$name', async (endpoint) => {
    expect.hasAssertions();
    await tryEach(
      endpoint,
      (field) => numberIn(field) !== undefined,
      (field) => odd.filter((value) => !isDocumented(numberIn(field) ?? {})(value)),
      (response, field, value) => {
        const what = `${nameOf(field)}: ${JSON.stringify(value)}`;
        expect(findFaults(endpoint, response), what).toEqual([]);
        const mayBeNothing = field.schema.anyOf?.some(({ type }) => type === 'null') === true;
        const mayBeText = acceptsType(field, 'string') && typeof value === 'string';
        if ((value === null && mayBeNothing) || mayBeText) return;
        expect(response.status, what).toBeGreaterThanOrEqual(400);
      },
    );
  });
});

/** Fields of orders, accounts and products that clients must not set. */
const forbiddenNames = [
  'userId',
  'user_id',
  'role',
  'isAdmin',
  'total',
  'unitPrice',
  'discount',
  'createdAt',
  'isVerified',
];

describe('unknown fields are refused', () => {
  test.each(withObjects)('$name', async (endpoint) => {
    const trial = await validCall(shop, endpoint, admin);
    for (const field of endpoint.fields.filter((each) => acceptsType(each, 'object'))) {
      for (const name of forbiddenNames.filter((each) => !(each in (field.schema.properties ?? {})))) {
        const input = withValue(trial, { ...field, steps: [...field.steps, name] }, 1);
        const { status, body } = await callEndpoint(shop, endpoint, input, { token: admin.token });
        expect([name, status, body.code]).toEqual([name, 400, 'VALIDATION_FAILED']);
      }
    }
  });

  test.each(withObjects)('$name, without prototype pollution', async (endpoint) => {
    const evil = '"__proto__":{"isEvil":true},"constructor":{"prototype":{"isEvil":true}}';
    const trial = await validCall(shop, endpoint, admin);
    const text = JSON.stringify(trial.body ?? {})
      .replaceAll('{', `{${evil},`)
      .replaceAll(',}', '}');
    const response = await callEndpoint(
      shop,
      endpoint,
      { ...trial, body: text as unknown as object },
      { token: admin.token },
    );
    expect(findFaults(endpoint, response)).toEqual([]);
  });
});
