import { expect, test } from 'vitest';
import { rolePermissions, staffRoles } from '#core/permissions/permissions.ts';
import { type CallableEndpoint, callableEndpoints } from '../support/endpoint-call.ts';

const callersOf = ({ who, permission }: CallableEndpoint): string =>
  who === 'admin' ? staffRoles.filter((role) => rolePermissions[role].has(permission ?? 'ownership')).join(', ') : who;

/**
 * `access-matrix.test.ts` proves that the server obeys the contract; here a change of the contract itself is seen. After an intended one:
 * `vitest run --update --project=architecture endpoint-access`.
 */
test('each endpoint may be called by the people whom endpoint-access.txt names', async () => {
  const lines = callableEndpoints().map((endpoint) => `${endpoint.name}: ${callersOf(endpoint)}`);
  await expect(`${lines.toSorted().join('\n')}\n`).toMatchFileSnapshot('endpoint-access.txt');
});
