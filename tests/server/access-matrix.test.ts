import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rolePermissions, staffRoles } from '#core/permissions/permissions.ts';
import { enrolFactor, signInAgain, verifyFactor } from '#features/auth/testing/aal2-session.ts';
import { hashTables } from '../support/database.ts';
import {
  type CallableEndpoint,
  callableEndpoints,
  callEndpoint,
  type EndpointCall,
  endpointExamples,
  validCall,
} from '../support/endpoint-call.ts';
import { type OpenShop, openShop, type SignedIn } from '../support/shop/in-process-shop.ts';

const endpoints = callableEndpoints();

const lowerRoles = staffRoles.filter((role) => role !== 'owner');
// owners: `owner` has no second factor, `owing` has not verified it in the session, `raised` has
const callers = ['guest', 'customer', 'other', 'owner', 'owing', 'raised', ...lowerRoles] as const;
type Caller = (typeof callers)[number];

/** Refusal code of a call; null where it is allowed. The rights come from the table that the server checks by. */
const readError = ({ who, permission }: CallableEndpoint, caller: Caller): string | null => {
  if (who === 'anyone') return null;
  if (caller === 'guest') return 'SIGN_IN_REQUIRED';
  if (who === 'customer') return null;
  if (caller === 'customer' || caller === 'other') return 'ADMIN_REQUIRED';
  if (caller === 'owing') return 'SECOND_FACTOR_REQUIRED';
  const role = caller === 'raised' ? 'owner' : caller;
  return rolePermissions[role].has(permission ?? 'ownership') ? null : 'PERMISSION_REQUIRED';
};
const statusOf: Readonly<Record<string, number>> = {
  SIGN_IN_REQUIRED: 401,
  ADMIN_REQUIRED: 403,
  PERMISSION_REQUIRED: 403,
  SECOND_FACTOR_REQUIRED: 403,
};

let shop: OpenShop;
let people: Readonly<Record<Exclude<Caller, 'guest'>, SignedIn>>;
beforeAll(async () => {
  shop = await openShop();
  const [customer, other, owner, raising] = await Promise.all([1, 2, 3, 4].map(() => shop.signUp()));
  if (!customer || !other || !owner || !raising) throw new Error('a person is missing');
  await shop.database.pool.query(`insert into user_roles (user_id, role) values ($1, 'admin'), ($2, 'admin')`, [
    owner.userId,
    raising.userId,
  ]);
  const [manager, orders, catalogue, readonly] = await Promise.all(lowerRoles.map((role) => shop.signUpAdmin(role)));
  if (!manager || !orders || !catalogue || !readonly) throw new Error('a member of the staff is missing');
  const raised = await verifyFactor(shop, raising, await enrolFactor(shop, raising));
  const owing = await signInAgain(shop, raising, 'Lapis-1234');
  people = { customer, other, owner, owing, raised, manager, orders, catalogue, readonly };
});
afterAll(async () => {
  await shop.close();
});

const tokenOf = (caller: Caller) => (caller === 'guest' ? undefined : people[caller].token);

const call = async (endpoint: CallableEndpoint, trial: EndpointCall, caller: Caller) => {
  const { status, body } = await callEndpoint(shop, endpoint, trial, { token: tokenOf(caller) });
  return { status, code: status < 400 ? null : (body.code ?? null), text: JSON.stringify(body) };
};

/** Headers of a request that a page of another site sends, with the token in cookies and in the referrer. */
const crossSiteHeaders = (token: string) => {
  const names = ['session', 'token', 'access_token', 'sb-access-token', 'lazaward-session', 'authorization'];
  return {
    cookie: [...names.map((name) => `${name}=${token}`), `jwt=Bearer ${token}`].join('; '),
    origin: 'https://evil.example',
    'sec-fetch-site': 'cross-site',
    referer: `http://127.0.0.1/?access_token=${token}`,
  };
};

/** Content of all tables, including searches that are not counted yet. */
const content = async () => {
  await shop.context.searchCounter.write();
  return hashTables(shop.database);
};

/** Whether a call may change data and is derived from the contract only. */
const isDerivedChange = ({ name, method }: CallableEndpoint): boolean =>
  method !== 'GET' && endpointExamples[name] === undefined;

describe('access of the endpoints', () => {
  test('each example is a call of an endpoint of the contract', () => {
    const names = new Set(endpoints.map(({ name }) => name));
    expect(Object.keys(endpointExamples).filter((name) => !names.has(name))).toEqual([]);
  });

  test.each(endpoints.filter(({ who }) => who !== 'anyone'))(
    '$name: refuses callers without access, and a token in cookies or in the referrer, and changes nothing',
    async (endpoint) => {
      const refused = callers.filter((caller) => readError(endpoint, caller) !== null);
      const trial = await validCall(shop, endpoint, people.customer);
      const before = await content();
      for (const caller of refused) {
        const code = readError(endpoint, caller);
        const response = await call(endpoint, trial, caller);
        expect({ caller, ...response, text: '' }).toEqual({ caller, status: statusOf[code ?? ''], code, text: '' });
      }
      const headers = crossSiteHeaders(people.raised.token);
      const { status, body } = await callEndpoint(shop, endpoint, trial, { headers });
      expect([status, body.code]).toEqual([401, 'SIGN_IN_REQUIRED']);
      expect(await content()).toEqual(before);
      expect(refused.length).toBeGreaterThanOrEqual(endpoint.who === 'admin' ? 4 : 1);
    },
  );

  test.each(endpoints)('$name: allows callers with access', async (endpoint) => {
    expect(endpoint.permission === null).toBe(endpoint.who !== 'admin');
    let before = isDerivedChange(endpoint) ? await content() : null;
    for (const caller of callers.filter((each) => readError(endpoint, each) === null)) {
      const own = caller === 'guest' ? people.customer : people[caller];
      const trial = await validCall(shop, endpoint, own);
      const { status, code } = await call(endpoint, trial, caller);
      // without an example, nothing is prepared between two calls
      if (before) {
        const after = await content();
        expect(after, 'an example prepares what the call changes').not.toEqual(before);
        before = after;
      }
      const { codeWithoutFactor } = trial;
      const expected =
        caller === 'owing' && codeWithoutFactor
          ? { caller, status: statusOf[codeWithoutFactor], code: codeWithoutFactor }
          : { caller, status: trial.status, code: trial.code ?? null };
      expect({ caller, status, code }).toEqual(expected);
    }
  });

  test.each(endpoints.filter(({ who }) => who === 'customer'))(
    '$name: hides a customer’s data from other customers',
    async (endpoint) => {
      const trial = await validCall(shop, endpoint, people.customer);
      const own = await call(endpoint, trial, 'customer');
      if (trial.owned === undefined) {
        expect(endpoint.method, 'an example states what only its owner may read').not.toBe('GET');
        return expect(Object.keys(trial.at).filter((name) => name !== 'productId')).toEqual([]);
      }
      expect(own.text).toContain(trial.owned);
      const again = await validCall(shop, endpoint, people.customer);
      const before = await content();
      const response = await call(endpoint, again, 'other');
      expect(response.text).not.toContain(again.owned);
      if (endpoint.path.includes('{')) expect(response.status).toBe(404);
      expect(await content()).toEqual(before);
    },
  );
});
