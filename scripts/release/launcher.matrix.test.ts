import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { packSmallRelease, unpackRelease } from '../../tests/support/shop/released-shop.ts';

/** A small release in a folder with a space and Arabic letters in its name. */
let directory: string;
let release: string;

const packed = ['lazaward', 'package.json', 'shop.tar.gz'];
const unpacked = ['lazaward', 'package.json', 'shop'];

beforeEach(async () => {
  directory = join(await mkdtemp(join(tmpdir(), 'launcher-')), 'متجر my shop');
  await mkdir(directory);
  await unpackRelease(await packSmallRelease(directory, '0.0.1'), directory);
  release = join(directory, 'lazaward-0.0.1');
});

afterEach(() => rm(join(directory, '..'), { recursive: true, force: true }));

/** Puts a script in front of the machine's `tar`, which it may run as /usr/bin/tar. */
const replaceTar = async (script: string): Promise<void> => {
  await mkdir(join(directory, 'commands'));
  await writeFile(join(directory, 'commands/tar'), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
};

const settings = () => ({ cwd: directory, env: { PATH: `${join(directory, 'commands')}:/usr/bin:/bin` } });

const entries = async () => (await readdir(release)).toSorted();

const launch = (command: string) => promisify(execFile)(join(release, 'lazaward'), [command], settings());

/** Starts a command in a process group of its own and waits until its `tar` has written the shop and waits. */
const beginUnpacking = async () => {
  await replaceTar(`/usr/bin/tar "$@"; : > '${join(directory, 'written')}'; exec sleep 60`);
  const launcher = spawn(join(release, 'lazaward'), ['doctor'], { ...settings(), detached: true, stdio: 'ignore' });
  await vi.waitFor(async () => expect(await readdir(directory)).toContain('written'), 20_000);
  const end = async (signal: NodeJS.Signals) => {
    const ended = once(launcher, 'exit');
    process.kill(-Number(launcher.pid), signal);
    const [code] = await ended;
    await rm(join(directory, 'commands'), { recursive: true });
    return code;
  };
  return { end };
};

describe('the launcher of a release', () => {
  test('the launcher unpacks the shop at the first command, reports it on stderr, and deletes the archive', async () => {
    expect(await launch('doctor')).toEqual({
      stdout: 'examined\n',
      stderr: '… Unpacking the release, which is done once\n',
    });
    expect(await entries()).toEqual(unpacked);
    expect(await launch('doctor')).toEqual({ stdout: 'examined\n', stderr: '' });
  });

  test('the launcher repeats an unpacking that was killed, and deletes its remains', async () => {
    const { end } = await beginUnpacking();
    await end('SIGKILL');
    expect(await entries()).toEqual([
      'lazaward',
      'package.json',
      expect.stringMatching(/^shop\.draft\.\w+$/),
      'shop.tar.gz',
    ]);
    expect(await launch('doctor')).toMatchObject({ stdout: 'examined\n' });
    expect(await entries()).toEqual(unpacked);
  });

  test('an unpacking stopped by Ctrl+C leaves the release unchanged', async () => {
    const { end } = await beginUnpacking();
    expect(await end('SIGINT')).toBe(130);
    expect(await entries()).toEqual(packed);
    expect(await launch('doctor')).toMatchObject({ stdout: 'examined\n' });
  });

  test('two concurrent launchers run on one shop', async () => {
    await replaceTar(`
      : > "$(dirname "$0")/$$.begun"
      while [ "$(ls "$(dirname "$0")" | grep -c begun)" -lt 2 ]; do sleep 0.1; done
      exec /usr/bin/tar "$@"`);
    for (const { stdout } of await Promise.all([launch('doctor'), launch('doctor')])) expect(stdout).toBe('examined\n');
    expect(await entries()).toEqual(unpacked);
    expect((await readdir(join(release, 'shop'))).toSorted()).toEqual(['node_modules', 'scripts', 'src']);
  });

  test('a full disk leaves the release unchanged, and the launcher says what to do', async () => {
    await replaceTar('/usr/bin/tar "$@"; echo "tar: No space left on device" >&2; exit 2');
    await expect(launch('doctor')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/\ntar: No space left on device\n.* Check the free space of the disk, .*\n$/),
    });
    expect(await entries()).toEqual(packed);
  });

  test('without write permission the launcher names the command for root, and needs no unpacking after it', async () => {
    await chmod(join(directory, '..'), 0o755);
    await chmod(release, 0o555);
    // what root may not write does not exist
    const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
    const launchAsOtherUser = () =>
      promisify(execFile)(join(release, 'lazaward'), ['unpack'], { ...settings(), ...nobody, cwd: '/' });
    await expect(launchAsOtherUser()).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(
        /^The release is not unpacked yet, .* Run this as root: '\/.*\/lazaward' unpack\n$/,
      ),
    });
    await chmod(release, 0o755);
    await launch('unpack');
    await chmod(release, 0o555);
    expect(await launchAsOtherUser()).toEqual({ stdout: '', stderr: '' });
    await chmod(release, 0o755);
  });

  test('an unknown command unpacks nothing and lists the commands', async () => {
    await expect(launch('sell')).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/^There is no command "sell"; there are: start, unpack, /),
    });
    expect(await entries()).toEqual(packed);
  });
});
