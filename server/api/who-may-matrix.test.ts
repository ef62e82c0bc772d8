import type { AnyContractProcedure } from '@orpc/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '../../contract/index.ts';
import type { Who } from '../../contract/who.ts';
import { type Trial, trials } from '../../tests/world/endpoint-trials.ts';
import { type OpenShop, openShop, type SignedIn } from '../../tests/world/open-shop.ts';
import { enrolFactor, proveFactor, signInAnew } from '../../tests/world/raised-session.ts';
import { contentOf } from '../../tests/world/table-contents.ts';

type Verbs = Readonly<Record<string, AnyContractProcedure>>;
const { office, ...shopContract } = contract;
const endpoints = [
  ...Object.entries<Verbs>(shopContract),
  ...Object.entries<Verbs>(office).map(([name, verbs]): [string, Verbs] => [`office.${name}`, verbs]),
].flatMap(([subject, verbs]) =>
  Object.entries(verbs).map(([verb, { '~orpc': definition }]) => ({
    name: `${subject}.${verb}`,
    who: definition.meta['who'] as Who,
    method: definition.route.method ?? '',
    path: definition.route.path ?? '',
  })),
);
type Endpoint = (typeof endpoints)[number];

const callers = ['stranger', 'customer', 'other', 'admin', 'owing', 'raised'] as const;
type Caller = (typeof callers)[number];

/** The refusal that the contract's word on an endpoint means for a caller; null where it lets them in. */
const gate: Readonly<Record<Who, Readonly<Record<Caller, string | null>>>> = {
  anyone: { stranger: null, customer: null, other: null, admin: null, owing: null, raised: null },
  customer: { stranger: 'SIGN_IN_REQUIRED', customer: null, other: null, admin: null, owing: null, raised: null },
  admin: {
    stranger: 'SIGN_IN_REQUIRED',
    customer: 'ADMIN_REQUIRED',
    other: 'ADMIN_REQUIRED',
    admin: null,
    owing: 'SECOND_FACTOR_REQUIRED',
    raised: null,
  },
};
const statusOf: Readonly<Record<string, number>> = {
  SIGN_IN_REQUIRED: 401,
  ADMIN_REQUIRED: 403,
  SECOND_FACTOR_REQUIRED: 403,
};

let shop: OpenShop;
let people: Readonly<Record<Exclude<Caller, 'stranger'>, SignedIn>>;
beforeAll(async () => {
  shop = await openShop();
  const [customer, other, admin, raising] = await Promise.all([1, 2, 3, 4].map(() => shop.signUp()));
  if (!customer || !other || !admin || !raising) throw new Error('nobody came');
  await shop.database.pool.query(`insert into user_roles (user_id, role) values ($1, 'admin'), ($2, 'admin')`, [
    admin.userId,
    raising.userId,
  ]);
  const raised = await proveFactor(shop, raising, await enrolFactor(shop, raising));
  const owing = await signInAnew(shop, raising, 'Lapis-1234');
  people = { customer, other, admin, owing, raised };
});
afterAll(async () => {
  await shop.close();
});

const tokenOf = (caller: Caller) => (caller === 'stranger' ? undefined : people[caller].token);

const call = async ({ method, path }: Endpoint, { at = {}, query = '', body }: Trial, caller: Caller) => {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(at[name] ?? ''));
  const { status, body: answer } = await shop.ask<{ code?: string }>(filled + query, {
    method,
    body,
    token: tokenOf(caller),
  });
  return { status, code: status < 400 ? null : (answer.code ?? null), text: JSON.stringify(answer) };
};

const trialOf = ({ name }: Endpoint) => {
  const trial = trials[name];
  if (trial === undefined) throw new Error(`tests/world/endpoint-trials.ts does not say how ${name} is tried`);
  return trial;
};

describe('who may call what', () => {
  test('is tried on every endpoint of the contract, and on nothing else', () => {
    expect(Object.keys(trials).toSorted()).toEqual(endpoints.map(({ name }) => name).toSorted());
  });

  test.each(endpoints)('$name: whoever may not is told why, and changes nothing', async (endpoint) => {
    const refused = callers.filter((caller) => gate[endpoint.who][caller] !== null);
    const trial = await trialOf(endpoint)(shop, people.customer);
    const before = await contentOf(shop.database);
    for (const caller of refused) {
      const code = gate[endpoint.who][caller];
      const answer = await call(endpoint, trial, caller);
      expect({ caller, ...answer, text: '' }).toEqual({ caller, status: statusOf[code ?? ''], code, text: '' });
    }
    expect(await contentOf(shop.database)).toEqual(before);
    expect(refused).toHaveLength({ anyone: 0, customer: 1, admin: 4 }[endpoint.who]);
  });

  test.each(endpoints)('$name: whoever may is let in', async (endpoint) => {
    for (const caller of callers.filter((each) => gate[endpoint.who][each] === null)) {
      const own = caller === 'stranger' ? people.customer : people[caller];
      const trial = await trialOf(endpoint)(shop, own);
      const { status, code } = await call(endpoint, trial, caller);
      const { whenOwing } = trial;
      const expected =
        caller === 'owing' && whenOwing
          ? { caller, status: statusOf[whenOwing], code: whenOwing }
          : { caller, status: trial.status ?? 200, code: trial.code ?? null };
      expect({ caller, status, code }).toEqual(expected);
    }
  });

  test.each(endpoints.filter(({ who }) => who === 'customer'))(
    '$name: what belongs to a customer is nothing for another one',
    async (endpoint) => {
      const trial = await trialOf(endpoint)(shop, people.customer);
      const own = await call(endpoint, { ...trial, at: trial.at ?? {} }, 'customer');
      if (trial.owned === undefined)
        return expect(Object.keys(trial.at ?? {}).filter((name) => name !== 'productId')).toEqual([]);
      expect(own.text).toContain(trial.owned);
      const again = await trialOf(endpoint)(shop, people.customer);
      const before = await contentOf(shop.database);
      const answer = await call(endpoint, again, 'other');
      expect(answer.text).not.toContain(again.owned);
      if (endpoint.path.includes('{')) expect(answer.status).toBe(404);
      expect(await contentOf(shop.database)).toEqual(before);
    },
  );
});
