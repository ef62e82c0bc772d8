import { expect, test } from 'vitest';
import { confirmRole, getConfirmedRole, resetRole } from './confirmed-role.ts';

const owner = { canOpen: () => true };
const reader = { canOpen: () => false };

test('a loader waits for the role, even if the user changes before it is confirmed', async () => {
  resetRole();
  const waiting = getConfirmedRole();
  resetRole();
  confirmRole(owner);
  expect(await waiting).toBe(owner);
  expect(await getConfirmedRole()).toBe(owner);
});

test('a later confirmation replaces the role', async () => {
  confirmRole(owner);
  confirmRole(reader);
  expect(await getConfirmedRole()).toBe(reader);
});

test('after a change of the user, a loader waits for the next confirmation', async () => {
  confirmRole(owner);
  resetRole();
  const waiting = getConfirmedRole();
  expect(await Promise.race([waiting, Promise.resolve('waiting')])).toBe('waiting');
  confirmRole(reader);
  expect(await waiting).toBe(reader);
});
