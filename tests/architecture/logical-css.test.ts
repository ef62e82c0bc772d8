import { describe, expect, test } from 'vitest';
import { isServerOnly, nodesOf, parse, type Source, sourcesIn } from './source-files.ts';

/** Class names with a physical side. `translate-x`, `origin-left` and `scale` have no logical form and are allowed. */
const sidedClasses = new RegExp(
  [
    '-?(?:ml|mr|pl|pr)-',
    '-?(?:left|right)-',
    '(?:text|float|clear)-(?:left|right)(?![\\w-])',
    'border-[lr](?:-|(?![\\w-]))',
    'rounded-(?:[lr]|[tb][lr])(?:-|(?![\\w-]))',
    'scroll-[mp][lr]-',
  ]
    .map((name) => `(?<![\\w-])${name}`)
    .join('|'),
);

const sidedProperties = new RegExp(
  [
    '(?:^|[{;\\s])(?:margin|padding|border|inset|scroll-margin|scroll-padding)-(?:left|right)(?:-[a-z]+)?\\s*:',
    '(?:^|[{;\\s])(?:left|right)\\s*:',
    '(?:^|[{;\\s])border-(?:top|bottom)-(?:left|right)-radius\\s*:',
    '(?:text-align|float|clear)\\s*:\\s*(?:left|right)',
  ].join('|'),
);

const importing = ['ImportDeclaration', 'ExportNamedDeclaration', 'ExportAllDeclaration', 'CallExpression'];

const textsIn = (source: Source): string[] =>
  [...nodesOf(parse(source))].flatMap(([node, parent]) => {
    if (node.type === 'StringLiteral' && !importing.includes(parent?.type ?? '')) return [String(node['value'])];
    return node.type === 'TemplateElement' ? [String(node['raw'])] : [];
  });

const sidesIn = (source: Source): string[] =>
  source.path.endsWith('.css')
    ? source.text
        .split('\n')
        .filter((line) => sidedProperties.test(line) || (/@apply/.test(line) && sidedClasses.test(line)))
    : textsIn(source).filter((text) => sidedClasses.test(text));

const pages = sourcesIn(['src'], ['.ts', '.tsx', '.css']).filter(({ path }) => !isServerOnly(path));

describe('layout uses logical sides (start and end) only', () => {
  test.each(pages.map((source) => [source.path, source] as const))('in %s', (_, source) => {
    expect(sidesIn(source)).toEqual([]);
  });

  test.each([
    ['bad.tsx', "const a = <i className='flex ml-2' />;"],
    ['bad.tsx', 'const a = `absolute md:-left-[3px] ${1}`;'],
    ['bad.tsx', "const a = <i className={x ? 'text-right' : 'hover:rounded-tl-lg'} />;"],
    ['bad.css', '.a { margin-left: 2px }'],
    ['bad.css', '  right: 0;'],
    ['bad.css', '.a { text-align: left; }'],
  ])('%s with %s is reported', (path, text) => {
    expect(sidesIn({ path, text })).not.toEqual([]);
  });

  test.each([
    ['good.tsx', "const a = <i className='ms-2 end-0 -translate-x-1 origin-left rtl:-scale-x-100 text-start' />;"],
    ['good.tsx', "import { stock } from './left-right.ts';\nexport const a = <ArrowLeft />;"],
    ['good.css', '.a { margin-inline-start: 2px; transform-origin: left; }'],
  ])('%s with %s is accepted', (path, text) => {
    expect(sidesIn({ path, text })).toEqual([]);
  });
});
