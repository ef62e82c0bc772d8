import * as v from 'valibot';
import { expect, test } from 'vitest';
import { adminSearchesContract } from './search-analytics.admin.contract.ts';

const { inputSchema } = adminSearchesContract.list['~orpc'];

test.each([
  ['2026-11-28', true],
  ['2026-02-30', false],
  ['0000-01-01', false],
])('validates the week %s: %s', (week, isAccepted) => {
  if (inputSchema === undefined) throw new Error('the endpoint has no input');
  expect(v.safeParse(inputSchema as v.GenericSchema, { week }).success).toBe(isAccepted);
});
