import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createFile, createFolder, moveFile, replaceFile } from './durable-files.ts';

/** Requested disk operations, in order. A flush of a folder makes its names durable, one of a file its content. */
type Call =
  | { readonly kind: 'write' | 'sync' | 'remove'; readonly path: string; readonly content?: string }
  | { readonly kind: 'name'; readonly from: string; readonly path: string };

let folder: string;
const original = { open: fs.open, link: fs.link, rename: fs.rename, rm: fs.rm };

beforeEach(async () => {
  folder = await fs.mkdtemp(join(tmpdir(), 'lazaward-durable-'));
});

afterEach(async () => {
  Object.assign(fs, original);
  syncBuiltinESMExports();
  await fs.rm(folder, { recursive: true });
});

/** Runs the work with recorded calls of `node:fs/promises`. */
const record = async (work: () => Promise<unknown>): Promise<readonly Call[]> => {
  const calls: Call[] = [];
  const open: typeof fs.open = async (path, flags, mode) => {
    const handle = await original.open(path, flags, mode);
    const { writeFile, sync } = handle;
    handle.writeFile = async (content) => {
      calls.push({ kind: 'write', path: String(path), content: String(content) });
      return writeFile.call(handle, content);
    };
    handle.sync = async () => {
      await sync.call(handle);
      calls.push({ kind: 'sync', path: String(path) });
    };
    return handle;
  };
  const link: typeof fs.link = async (from, to) => {
    await original.link(from, to);
    calls.push({ kind: 'name', from: String(from), path: String(to) });
  };
  const rename: typeof fs.rename = async (from, to) => {
    await original.rename(from, to);
    calls.push({ kind: 'name', from: String(from), path: String(to) });
  };
  const rm: typeof fs.rm = async (path, options) => {
    await original.rm(path, options);
    calls.push({ kind: 'remove', path: String(path) });
  };
  Object.assign(fs, { open, link, rename, rm });
  syncBuiltinESMExports();
  try {
    await work();
  } finally {
    Object.assign(fs, original);
    syncBuiltinESMExports();
  }
  return calls;
};

/**
 * Returns all possible contents of `file` if the power is cut after the first `count` calls: names since the last flush
 * of the folder may or may not be on the disk, and unflushed content is empty. Null for a missing file.
 */
const afterCut = (
  calls: readonly Call[],
  count: number,
  file: string,
  before: string | null,
): ReadonlySet<string | null> => {
  const written = new Map<string, string>();
  const flushed = new Map<string, string>([[file, before ?? '']]);
  let possible: (string | null)[] = [before === null ? null : file];
  const contents = new Map<string, string>();
  for (const call of calls.slice(0, count)) {
    if (call.kind === 'write') written.set(call.path, call.content ?? '');
    if (call.kind === 'sync' && written.has(call.path)) flushed.set(call.path, written.get(call.path) ?? '');
    if (call.kind === 'name' && call.path === file) possible = [...possible, call.from];
    if (call.kind === 'sync' && call.path === dirname(file)) possible = possible.slice(-1);
  }
  for (const name of possible) if (name !== null) contents.set(name, flushed.get(name) ?? '');
  return new Set(possible.map((name) => (name === null ? null : (contents.get(name) ?? ''))));
};

test('a created file is complete or absent after a power cut, and complete when the function has returned', async () => {
  const file = join(folder, 'secret-key');
  const calls = await record(() => createFile(file, 'the key'));
  expect(calls.map(({ kind }) => kind)).toContain('name');
  for (let count = 0; count <= calls.length; count += 1) {
    expect(
      [...afterCut(calls, count, file, null)].filter((content) => content !== null && content !== 'the key'),
    ).toEqual([]);
  }
  expect([...afterCut(calls, calls.length, file, null)]).toEqual(['the key']);
});

test('a replaced file has its old or its new content after a power cut', async () => {
  const file = join(folder, 'password');
  await createFile(file, 'old');
  const calls = await record(() => replaceFile(file, 'new'));
  for (let count = 0; count <= calls.length; count += 1) {
    for (const content of afterCut(calls, count, file, 'old')) expect(['old', 'new']).toContain(content);
  }
  expect([...afterCut(calls, calls.length, file, 'old')]).toEqual(['new']);
});

test('a file that is written without a flush may be empty after a power cut', async () => {
  const file = join(folder, 'secret-key');
  const calls = await record(async () => {
    const handle = await fs.open(`${file}.draft`, 'wx');
    await handle.writeFile('the key');
    await handle.close();
    await fs.rename(`${file}.draft`, file);
  });
  expect(afterCut(calls, calls.length, file, null)).toContain('');
});

test('one of two concurrent calls creates the file, and both read the same content', async () => {
  const file = join(folder, 'secret-key');
  const results = await Promise.all(['one', 'two'].map((content) => createFile(file, content)));
  expect(results.toSorted()).toEqual([false, true]);
  expect(await fs.readFile(file, 'utf8')).toBe(results[0] ? 'one' : 'two');
  expect((await fs.stat(file)).mode & 0o777).toBe(0o600);
  expect(await fs.readdir(folder)).toEqual(['secret-key']);
});

test('creates missing folders and flushes each of their names', async () => {
  const calls = await record(() => createFolder(join(folder, 'shop/data')));
  expect(calls.map(({ path }) => basename(path)).toSorted()).toEqual([basename(folder), 'shop'].toSorted());
  expect(await record(() => createFolder(join(folder, 'shop/data')))).toEqual([]);
});

test('flushes the new name of a moved file', async () => {
  await createFile(join(folder, 'draft'), 'backup');
  const file = join(folder, 'backup');
  const calls = await record(() => moveFile(join(folder, 'draft'), file));
  expect(calls.map(({ kind }) => kind)).toEqual(['name', 'sync']);
});
