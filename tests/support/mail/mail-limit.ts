import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { registry } from '#generated/server.gen.ts';

/** Mails that a stranger can have sent to an unproven address, with their limit. */
export const limitedMails = registry.mails.flatMap(({ kind, cause, limit }) =>
  cause === 'stranger' && limit !== undefined ? [{ kind, limit }] : [],
);

/**
 * Tests the limit of such a mail: `attack` triggers as many mails to the address as a stranger can within an hour, and returns the number
 * of mails that the limit counts. `tests/server/mail-limits.test.ts` requires one for each mail, in any test.
 */
export const testMailLimit = (kind: string, attack: (email: string) => Promise<number>): void => {
  test(`a stranger cannot exceed the mail limit of an unproven address: ${kind}`, async () => {
    const mail = limitedMails.find((limited) => limited.kind === kind);
    expect(await attack(`squatted-${randomUUID()}@example.com`)).toBe(mail?.limit.max);
  });
};
