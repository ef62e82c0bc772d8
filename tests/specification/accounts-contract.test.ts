import { describe, expect, test } from 'vitest';
import { callsAndObjects, endpoints } from './accounts-contract-endpoints.ts';
import { rules } from './accounts-contract-rules.ts';
import { dangers } from './accounts-dangers.ts';
import type { Proof } from './rule.ts';
import { writtenTests } from './written-tests.ts';

/** Sections of the accounts contract; those of its endpoints separately. */
const headings = [
  '0 Transport',
  '0.1 Errors',
  '0.2 Bearers',
  '1 Objects',
  '2 Sign-up',
  '2 Token: password',
  '2 Token: refresh',
  '2 Token: proof key',
  '2 Sign-out',
  '2 User',
  '2 Recovery',
  '2 Verify',
  '2 Resend, reauthenticate',
  '2 Authorize',
  '2 Callback',
  '2 Identities',
  '2 Factors',
  '2 Keys, settings, health',
  '3 Second factors',
  '4 Access tokens',
  '5 Refresh tokens',
  '6 Proof keys',
  '7 One-time tokens',
  '8 Rate limits',
  '9 Redirects',
  '10 Captcha',
  '11 Security',
  '12 Error codes',
];

const table = [...callsAndObjects, ...endpoints, ...rules];
const written = new Map(writtenTests().map(({ name, cases }) => [name, cases]));

const isWritten = ({ file, name, case: inTable }: Proof): boolean => {
  const cases = written.get(`${file} > ${name}`);
  return cases !== undefined && (inTable === undefined || cases.has(inTable));
};

describe('the accounts contract', () => {
  test('the accounts contract is covered under each of its sections, by at least 120 rules', () => {
    expect([...new Set(table.map(({ section }) => section))]).toEqual(headings);
    expect(table.length).toBeGreaterThanOrEqual(120);
  });

  test('the accounts contract has no duplicate rule', () => {
    const names = table.map(({ section, rule }) => `${section}: ${rule}`);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  test('each rule of the accounts contract has an existing test that runs', () => {
    expect(table.filter(({ proof }) => !isWritten(proof))).toEqual([]);
  });

  test('each danger has a test in Node and in a browser', () => {
    expect(dangers.filter(({ inNode, inBrowser }) => !isWritten(inNode) || !isWritten(inBrowser))).toEqual([]);
    expect(dangers.filter(({ inNode }) => !inNode.file.startsWith('src/features/auth/server/accounts/'))).toEqual([]);
    expect(dangers.filter(({ inBrowser }) => !/^(?:tests|src\/features\/auth)\/e2e\//.test(inBrowser.file))).toEqual(
      [],
    );
  });
});
