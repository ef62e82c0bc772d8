import { expect, test } from 'vitest';
import { gatewayNames } from '#features/orders/payment-methods.ts';
import { isTest, nodesOf, parse, type Source, sourcesIn } from './source-files.ts';

/** The only code outside of a gateway's own folder that has its name in a string: the list of names, and the types of the columns. */
const lists = ['src/generated/gateway-names.gen.ts', 'src/generated/tables.gen.ts'];

/** Gateways whose name a file has in a string. */
const gatewaysIn = (source: Source): readonly string[] =>
  gatewayNames.filter((name) =>
    [...nodesOf(parse(source))].some(([node]) => node.type === 'StringLiteral' && node['value'] === name),
  );

test('no code names a gateway outside of its folder, so that all gateways are called and counted alike', () => {
  const named = sourcesIn(['src'])
    .filter(({ path }) => !isTest(path) && !lists.includes(path))
    .flatMap((source) =>
      gatewaysIn(source)
        .filter((name) => !source.path.startsWith(`src/features/payments/providers/${name}/`))
        .map((name) => `${source.path}: ${name}`),
    );
  expect(named).toEqual([]);
});

test.each(lists)('%s has the name of each gateway', (list) => {
  const [source] = sourcesIn([list.split('/')[0] ?? '']).filter(({ path }) => path === list);
  expect(source === undefined ? [] : gatewaysIn(source)).toEqual(gatewayNames);
});
