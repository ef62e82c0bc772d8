import { describe, expect, test } from 'vitest';
import { type Node, nodesOf, parse, type Source, sourcesIn } from './source-files.ts';

const pages = sourcesIn(['src'], ['.tsx']);
const textAttributes = [
  'alt',
  'title',
  'placeholder',
  'label',
  'aria-label',
  'aria-description',
  'aria-roledescription',
];
const hasLetters = (text: unknown): text is string => typeof text === 'string' && /\p{L}/u.test(text);

/** The literal text of a markup node: its text, or the value of a visible or spoken attribute. */
const literalTextOf = (node: Node, parent: Node | null): string | null => {
  if (node.type === 'JSXText') return hasLetters(node['value']) ? node['value'].trim() : null;
  if (node.type === 'JSXAttribute') {
    const name = (node['name'] as { value?: unknown }).value;
    const value = node['value'] as { type: string; value?: unknown; expression?: Node } | null;
    if (!textAttributes.includes(String(name))) return null;
    const literalText: unknown = value?.type === 'JSXExpressionContainer' ? literal(value.expression) : value?.value;
    return hasLetters(literalText) ? `${String(name)}="${literalText}"` : null;
  }
  const isChild = parent?.type === 'JSXElement' || parent?.type === 'JSXFragment';
  if (node.type === 'JSXExpressionContainer' && isChild) {
    const literalText = literal(node['expression'] as Node);
    return hasLetters(literalText) ? literalText : null;
  }
  return null;
};

const literal = (node: Node | undefined): string | undefined => {
  if (node?.type === 'StringLiteral') return String(node['value']);
  if (node?.type === 'TemplateLiteral') return (node['quasis'] as { raw: string }[]).map(({ raw }) => raw).join('');
  return undefined;
};

const wordsIn = (source: Source): string[] =>
  [...nodesOf(parse(source))].flatMap(([node, parent]) => {
    const literalText = literalTextOf(node, parent);
    return literalText === null ? [] : [`${source.path}: ${literalText}`];
  });

describe('visible text comes from the locales', () => {
  test('no markup has literal text', () => {
    expect(pages.flatMap(wordsIn)).toEqual([]);
  });

  test('literal text in markup is reported', () => {
    const text =
      'export const Loud = () => <p title={`Now ${1}`}>Sale! {\'اشترِ الآن\'} <img alt="A cup" /> {1} – </p>;';
    expect(wordsIn({ path: 'loud.tsx', text })).toEqual([
      'loud.tsx: title="Now "',
      'loud.tsx: Sale!',
      'loud.tsx: اشترِ الآن',
      'loud.tsx: alt="A cup"',
    ]);
  });
});

describe('unsafe markup, or markup that the content security policy blocks', () => {
  const attributes = pages.flatMap((source) =>
    [...nodesOf(parse(source))].flatMap(([node]) => {
      const name = node.type === 'JSXAttribute' ? (node['name'] as { value?: unknown }).value : undefined;
      return name === undefined ? [] : [{ name, path: source.path }];
    }),
  );

  test.each(['style', 'dangerouslySetInnerHTML'])('%s is not used', (banned) => {
    expect(attributes.length).toBeGreaterThan(100);
    expect(attributes.filter(({ name }) => name === banned).map(({ path }) => path)).toEqual([]);
  });
});
