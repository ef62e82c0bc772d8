import { expect, test } from 'vitest';
import { isForPages, isTest, type Node, nodesOf, parse, type Source, sourcesIn } from './source-files.ts';

const server = sourcesIn(['src']).filter(({ path }) => !isTest(path) && !isForPages(path));

const isCallOf =
  (...names: readonly string[]) =>
  ([node]: [node: Node, parent: Node | null]): boolean => {
    if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return false;
    const [[callee] = []] = [...nodesOf(node['callee'])].slice(0, 1);
    return callee?.type === 'Identifier' && names.includes(String(callee['value']));
  };

const filesWhere = (matches: (source: Source) => boolean) => server.filter(matches).map(({ path }) => path);

test('the server sends requests only to hosts from its settings', () => {
  const asking = filesWhere((source) => [...nodesOf(parse(source))].some(isCallOf('fetch')));
  expect(asking.toSorted()).toEqual([
    'src/core/server/mail/sms-transport.ts',
    'src/features/auth/server/accounts/captcha/captcha.ts',
    'src/features/payments/server/gateway-fetch.ts',
  ]);
  for (const { path, text } of server) {
    expect(text, path).not.toMatch(
      /import [^;]*\b(?:request|get|connect)\b[^;]*from 'node:(?:https?|net|tls|http2|dgram)'/,
    );
    if (asking.includes(path)) expect(text, path).toMatch(/redirect: '(?:manual|error)'/);
  }
});

test('no text is run as code or by a shell', () => {
  const running = [...nodesOf(server.map(parse))].filter(isCallOf('eval', 'Function', 'exec', 'execSync'));
  expect(running).toEqual([]);
  expect(filesWhere(({ text }) => /from 'node:vm'|shell: true/.test(text))).toEqual([]);
  expect(filesWhere(({ text }) => text.includes("from 'node:child_process'"))).toEqual(
    filesWhere(({ path }) =>
      /^src\/core\/server\/database\/embedded\/(?:binaries|cluster|data-directory)\.ts$/.test(path),
    ),
  );
});
