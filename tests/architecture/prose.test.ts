import { describe, expect, test } from 'vitest';
import { countEach, findIncreases, listProseDialect, readComments } from './dialect.ts';
import { packageFolders, sourcesIn, supportFolders } from './source-files.ts';

/** Uses in comments and in documents that habits 8 and 9 of the style guide still have. The numbers may only fall. */
const commentLimits: Readonly<Record<string, number>> = {
  'all the same': 1,
  nobody: 3,
  otherwise: 30,
};
const documentLimits: Readonly<Record<string, number>> = { otherwise: 5 };

/** A title that begins with a predicate without a subject. */
const predicateTitle =
  /^ *(?:test|\])[^'"`\n]*\(['"`](?:is|are|was|were|has|have|may|can|cannot|contains?|never|stays?|remains?|belongs?) .*/gmu;

describe('the prose', () => {
  test('does not use more words of the dialect in comments', () => {
    const sources = sourcesIn([...packageFolders, ...supportFolders], ['.ts', '.tsx', '.css', '.sql', '.mjs']);
    const terms = sources.flatMap((source) => listProseDialect(readComments(source)));
    expect(findIncreases(countEach(terms), commentLimits)).toEqual([]);
  });

  test('does not use more words of the dialect in documents', () => {
    const terms = sourcesIn(['docs', 'bench', 'deploy', 'studio'], ['.md'])
      .filter(({ path }) => path !== 'docs/style-guide.md')
      .flatMap(({ text }) => listProseDialect(text));
    expect(findIncreases(countEach(terms), documentLimits)).toEqual([]);
  });

  test('reads comments and leaves out code and addresses', () => {
    const ts = ["const anew = 'https://beside.example';", '//', 'apart', '\n/**', 'Nobody, all the same.', '*/'].join(
      ' ',
    );
    expect(listProseDialect(readComments({ path: 'shop.ts', text: ts }))).toEqual(['apart', 'nobody', 'all the same']);
    const sql = ["select 'anew';", '--', 'otherwise'].join(' ');
    expect(listProseDialect(readComments({ path: 'shop.sql', text: sql }))).toEqual(['otherwise']);
  });

  test('a title of a test names its subject, also without its describe', () => {
    const tests = sourcesIn([...packageFolders, ...supportFolders]).filter(({ path }) => path.includes('.test.ts'));
    const withoutSubject = tests.flatMap(({ path, text }) =>
      Array.from(text.matchAll(predicateTitle), ([title]) => `${path}: ${title.trim()}`),
    );
    expect(withoutSubject).toEqual([]);
    expect("  test('is refused', () => {").toMatch(predicateTitle);
    expect("  ])('has a type for %s', (").toMatch(predicateTitle);
  });
});
