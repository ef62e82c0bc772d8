import { expect, test } from 'vitest';
import { isTest, sourcesIn } from './source-files.ts';

/** Calls that write a file or a name, after which a power cut may leave an empty file (decision 227). */
const writes = /\b(?:writeFile|appendFile|createWriteStream|copyFile|rename|writeFileSync|renameSync|appendFileSync)\(/;

/** Files that may write in such a way, and why nothing is lost with it. */
const reasons: Readonly<Record<string, string>> = {
  'src/core/server/files/durable-files.ts': 'flushes what it writes',
  'src/core/server/database/backup/write.ts': 'flushes the draft and renames it with moveFile',
  'src/core/server/database/embedded/cluster.ts':
    'the password for initdb, in a draft that an interrupted start leaves behind',
};

const sources = sourcesIn(['src']).filter(({ path }) => !isTest(path));

test('the shop writes files only with durable-files.ts, so that a power cut leaves none empty', () => {
  const writers = sources.filter(({ text }) => writes.test(text)).map(({ path }) => path);
  expect(writers.toSorted()).toEqual(Object.keys(reasons).toSorted());
});
