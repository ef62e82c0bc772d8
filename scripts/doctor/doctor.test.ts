import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { readSettings } from '../../src/server/environment/environment.ts';
import { openMailServer } from '../../tests/support/servers/mail-server.ts';
import { freePort } from '../lib/free-port.ts';
import { checkAddress, judgeCertificate } from './check-address.ts';
import { judgeAdmins, judgeClocks, judgeJobs, judgeOpening } from './check-database.ts';
import { checkMail, checkProcess, checkSettings } from './check-shop.ts';
import { checkDisk, examine, judgeBackup, judgeFreeSpace, judgeTime } from './examine.ts';

const HOUR_MS = 3_600_000;

const withListener = async <Result>(handler: RequestListener, work: (port: number) => Promise<Result>) => {
  const server = createServer(handler);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  try {
    return await work((server.address() as AddressInfo).port);
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
};

describe('doctor', () => {
  test('doctor fails below the free space that a database needs', () => {
    expect([9e9, 1.5e9, 4e8].map((bytes) => judgeFreeSpace(bytes).state)).toEqual(['good', 'warning', 'failure']);
  });

  test('doctor reports a data folder that cannot be read', async () => {
    expect(await checkDisk('/no/such/folder')).toMatchObject({ state: 'failure' });
  });

  test('doctor checks the age of the newest backup', () => {
    const states = [20, 30, 200].map((hours) => judgeBackup(hours * HOUR_MS, '/backups').state);
    expect(states).toEqual(['good', 'warning', 'failure']);
    expect(judgeBackup(null, '/backups')).toMatchObject({
      state: 'warning',
      text: expect.stringContaining('/backups'),
    });
    expect(judgeBackup(72 * HOUR_MS, '/backups').text).toContain('3 days old');
  });

  test('doctor checks issuer and expiry of a certificate', () => {
    const now = new Date('2026-11-01T00:00:00Z');
    const until = (day: string) => ({ valid_to: `${day} 00:00:00 2026 GMT` });
    expect(judgeCertificate(until('Dec 24'), null, now)).toMatchObject({
      state: 'good',
      text: expect.stringMatching(/ 53 /),
    });
    expect(judgeCertificate(until('Nov 10'), null, now).state).toBe('warning');
    expect(judgeCertificate(until('Dec 24'), 'DEPTH_ZERO_SELF_SIGNED_CERT', now)).toMatchObject({
      state: 'failure',
      text: expect.stringContaining('DEPTH_ZERO_SELF_SIGNED_CERT'),
    });
  });

  test('doctor compares the clock with the database in both directions', () => {
    expect([1_000, 20_000, -20_000].map((ms) => judgeClocks(ms).state)).toEqual(['good', 'warning', 'warning']);
  });

  test('doctor distinguishes a silent time server from a missing or stopped program', () => {
    const report = (can: string, runs: string, isReachable: string) =>
      judgeTime(`Timezone=Etc/UTC\nCanNTP=${can}\nNTP=${runs}\nNTPSynchronized=${isReachable}\n`);
    expect(report('yes', 'yes', 'yes').state).toBe('good');
    // a container follows the clock of its machine, without a program of its own
    expect(report('no', 'no', 'yes').state).toBe('good');
    expect(report('no', 'no', 'no').text).toContain('apt-get install systemd-timesyncd');
    expect(report('yes', 'no', 'no').text).toContain('timedatectl set-ntp true');
    expect(report('yes', 'yes', 'no').text).toContain('No time server has answered yet');
  });

  test('doctor checks age and failed attempts of pending mails', () => {
    const none = { late: 0, failed: 0, retried: 0, due: 0 };
    expect(judgeJobs(none)).toMatchObject({ state: 'good', text: 'No mail waits.' });
    expect(judgeJobs({ ...none, due: 2 })).toMatchObject({ state: 'good', text: expect.stringMatching(/^2 /) });
    expect(judgeJobs({ ...none, due: 3, retried: 3 })).toMatchObject({ state: 'warning' });
    expect(judgeJobs({ ...none, failed: 1 })).toMatchObject({ state: 'warning' });
    expect(judgeJobs({ ...none, due: 4, retried: 4, late: 4 })).toMatchObject({ state: 'failure' });
  });

  test('doctor warns while no account can open the admin area', () => {
    expect(judgeAdmins(0)).toMatchObject({ state: 'warning', text: expect.stringContaining('ADMIN_EMAIL') });
    expect(judgeAdmins(1).state).toBe('good');
  });

  test('doctor lists the missing requirements for orders', () => {
    const state = { isDemonstration: false, missing: [], suggested: ['address' as const] };
    expect(judgeOpening(state).state).toBe('good');
    expect(judgeOpening({ ...state, missing: ['phone', 'mailServer'] })).toMatchObject({
      state: 'warning',
      text: expect.stringMatching(/cannot order yet.*phone.*SMTP_URL/),
    });
    expect(judgeOpening({ ...state, isDemonstration: true, missing: ['phone'] })).toMatchObject({
      state: 'warning',
      text: expect.stringContaining('demonstration'),
    });
  });

  test('doctor lists every problem of the settings and skips the other checks', async () => {
    const findings = await examine({ PORT: 'x', DATABASE_URL: 'nowhere' }, () => '/backups');
    expect(findings.map(({ subject, state }) => `${subject} ${state}`)).toEqual([
      'Settings failure',
      'Settings failure',
    ]);
  });

  test('doctor warns about https without a trusted proxy', () => {
    const settings = { PUBLIC_URL: 'https://shop.example', SMTP_URL: 'smtp://mail.example' };
    expect(checkSettings(readSettings(settings))).toMatchObject([{ text: expect.stringContaining('TRUST_PROXY') }]);
    expect(checkSettings(readSettings({ ...settings, TRUST_PROXY: '1' }))).toMatchObject([{ state: 'good' }]);
  });

  test('doctor requests the readiness of the process', async () => {
    const stateAt = async (port: number) => (await checkProcess(readSettings({ PORT: String(port) }))).state;
    expect(await withListener((_, response) => response.end('ready'), stateAt)).toBe('good');
    const unavailable: RequestListener = (_, response) => response.writeHead(503).end('unavailable');
    expect(await withListener(unavailable, stateAt)).toBe('failure');
    expect(await stateAt(await freePort())).toBe('failure');
  });

  test('doctor connects to a shop on an IPv6 address', async () => {
    const server = createServer((_, response) => response.end('ready'));
    await new Promise<void>((resolve) => void server.listen(0, '::1', resolve));
    const { port } = server.address() as AddressInfo;
    const finding = await checkProcess(readSettings({ PORT: String(port), HOST: '::1' }));
    expect(finding).toMatchObject({ state: 'good', text: expect.stringContaining(`[::1]:${port}`) });
    await new Promise((resolve) => server.close(resolve));
  });

  test('doctor distinguishes the shop from another server at its address', async () => {
    const findingAt = (port: number) => checkAddress(`http://127.0.0.1:${port}`);
    const shop: RequestListener = (_, response) => response.setHeader('x-request-id', 'a').end('alive');
    expect(await withListener(shop, findingAt)).toMatchObject([{ state: 'good' }]);
    expect(await withListener((_, response) => response.end('hello'), findingAt)).toMatchObject([{ state: 'failure' }]);
    expect(await findingAt(await freePort())).toMatchObject([
      { state: 'failure', text: expect.stringContaining('nothing listens') },
    ]);
  });

  test('doctor signs in to the mail server without sending a mail', async () => {
    const server = await openMailServer();
    expect(await checkMail(readSettings({ SMTP_URL: server.url }))).toMatchObject({ state: 'good' });
    expect(server.offered()).toBe(0);
    await server.close();
    expect(await checkMail(readSettings({ SMTP_URL: server.url }))).toMatchObject({
      state: 'failure',
      text: expect.stringContaining('No connection to the mail server'),
    });
    expect(await checkMail(readSettings({}))).toMatchObject({ state: 'warning' });
  });
});
