import { setTimeout as pause } from 'node:timers/promises';
import { signUp } from '../../bench/checkout-users.ts';
import type { Chance } from '../support/chance.ts';
import type { Stage } from './environment.ts';
import { must } from './scenario.ts';

/** The answer to a request; a refusal has a code. */
export type Answer<Body> = {
  readonly status: number;
  readonly code: string | null;
  readonly body: Body;
  /** Whether an earlier attempt got no response, and so may have succeeded. */
  readonly isRepeated: boolean;
};

export type Call = {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/api`. */
  readonly path: string;
  readonly body?: object;
};

type MayRefuse = {
  /** Refusal codes after an attempt without a response that had succeeded. */
  readonly again?: readonly string[];
  /** Refusal codes after concurrent changes by others. */
  readonly ever?: readonly string[];
};

/** Sends requests of one member of the staff. */
export type StaffClient = {
  readonly token: string;
  /** Sends a request again until it is answered, as a person does who sees no answer. */
  readonly request: <Body>(call: Call, url?: string) => Promise<Answer<Body>>;
  /** `request`; throws for a refusal that is not expected, returns null for one that is. */
  readonly done: <Body>(call: Call, mayRefuse?: MayRefuse) => Promise<Body | null>;
};

/** Creates an admin of the shop with the rights of its owner. */
export const createStaff = async (
  { url, database }: Pick<Stage, 'url' | 'database'>,
  index: number,
  chance: Chance,
): Promise<StaffClient> => {
  const { token, userId } = await signUp({ url }, index);
  await database.pool.query(`insert into user_roles (user_id, role, staff_role) values ($1, 'admin', 'owner')`, [
    userId,
  ]);
  const request = async <Body>(call: Call, at = url): Promise<Answer<Body>> => {
    for (let isRepeated = false; ; isRepeated = true) {
      const response = await sendOnce<Body>(at, token, call);
      if (response !== null) return { ...response, isRepeated };
      await pause(chance.between(20, 120));
    }
  };
  return {
    token,
    request,
    done: async <Body>(call: Call, { again = [], ever = [] }: MayRefuse = {}) => {
      const { status, code, body, isRepeated } = await request<Body>(call);
      if (status < 300) return body;
      const expected = isRepeated ? [...ever, ...again] : ever;
      must(
        expected.includes(code ?? ''),
        'a step succeeds, or is refused with an expected code',
        call,
        status,
        isRepeated,
        body,
      );
      return null;
    },
  };
};

/** Maximum time of a request, in milliseconds. */
const TIMEOUT_MS = 20_000;

/** Null without a response, or with a retry delay. */
const sendOnce = async <Body>(
  url: string,
  token: string,
  { method = 'GET', path, body }: Call,
): Promise<Omit<Answer<Body>, 'isRepeated'> | null> => {
  const isForm = body instanceof FormData;
  const startedAt = performance.now();
  try {
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = await response.text();
    if (response.status === 503 || response.status === 429) return null;
    must(response.status < 500, 'no request fails', method, path, response.status, text);
    const payload = JSON.parse(text) as Body & { readonly code?: string };
    return { status: response.status, code: response.ok ? null : (payload.code ?? null), body: payload };
  } catch (error) {
    must(performance.now() - startedAt < TIMEOUT_MS, 'no request takes twenty seconds', method, path);
    // a connection that the killed process has closed; anything else is a breach
    if (error instanceof TypeError || error instanceof SyntaxError || (error as Error).name === 'AbortError')
      return null;
    throw error;
  }
};
