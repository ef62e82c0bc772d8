import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { auditPackages } from './audit.ts';

/** npm's cache of audit results. */
let memory: string;
beforeEach(async () => {
  memory = await mkdtemp(join(tmpdir(), 'lazaward-audit-'));
});

const registries: Server[] = [];
afterEach(async () => {
  for (const registry of registries.splice(0)) registry.close().closeAllConnections();
  await rm(memory, { recursive: true, force: true });
});

const auditAt = (registry: string) => auditPackages([`--registry=${registry}`, `--cache=${memory}`]);

/** A registry with this answer to audits, and without packages. */
const registryWith = async (handler: RequestListener): Promise<string> => {
  const registry = createServer((request, response) => {
    if (request.method === 'POST') return handler(request, response);
    response.writeHead(404, { 'content-type': 'application/json' }).end('{}');
  }).listen(0, '127.0.0.1');
  registries.push(registry);
  await new Promise((resolve) => registry.once('listening', resolve));
  return `http://127.0.0.1:${(registry.address() as AddressInfo).port}`;
};

const respondWith =
  (vulnerable: object): RequestListener =>
  (_, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(vulnerable));

const advisoryOf = (severity: string) => ({
  hono: [{ id: 1, url: 'https://example.com', title: 'a hole', severity, vulnerable_versions: '>=0.0.0', cwe: [] }],
});

test('reports packages without known vulnerabilities as clean', async () => {
  expect(await auditAt(await registryWith(respondWith({})))).toEqual({ kind: 'clean' });
});

test.each([
  ['critical', true],
  ['high', true],
  ['low', false],
])('reports a %s vulnerability in a runtime dependency', async (severity, isSevere) => {
  const audit = await auditAt(await registryWith(respondWith(advisoryOf(severity))));
  expect(audit).toMatchObject({ kind: 'vulnerable', isSevere });
  expect(audit.kind === 'vulnerable' && audit.advisories).toContain(`hono: ${severity}`);
});

test('reports an unreachable registry separately from vulnerabilities', async () => {
  const refusing = await registryWith((_, response) => response.writeHead(405).end());
  expect(await auditAt(refusing)).toMatchObject({ kind: 'unanswered', why: expect.stringContaining('405') });
  expect(await auditAt('http://127.0.0.1:9')).toMatchObject({ kind: 'unanswered' });
});
