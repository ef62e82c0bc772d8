import { execFile } from 'node:child_process';
import { mkdtemp, open, readdir, readlink, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { signal } from '#core/server/database/embedded/postmaster.ts';
import { type Stage, startEnvironment } from './environment.ts';
import { interruptOrders } from './process-kills.ts';
import type { Figures, Proof } from './scenario.ts';

const execute = promisify(execFile);

/** Seconds after the first start at which the power is cut, used in turn. */
const MOMENTS = [0, 5, 10, 20, 60];

const IMAGE_BYTES = 2 ** 30;

/**
 * Stops an ext4 file system as a power cut does: FS_IOC_SHUTDOWN with the flag that flushes neither data nor journal. What no
 * program has flushed is lost, and nothing is written from then on.
 */
const shutdown =
  'open(my $f, "<", $ARGV[0]) or die $!; my $flag = pack("L", 2); ioctl($f, 0x8004587D, $flag) or die $!';

/**
 * Cuts the power of a new shop with a file system of its own, once per round: at the first answer, and later while customers order.
 * The shop opens each time and has every acknowledged order. Needs permission to mount a file system.
 */
export const powerCuts: Proof = async ({ seed, rounds }) => {
  const total: Record<string, number> = { 'power cuts': 0 };
  for (let round = 0; round < rounds; round += 1) {
    const disk = await mountDisk();
    if (disk === null) return { 'not proven': rounds };
    try {
      const figures = await cutPower(disk, MOMENTS[round % MOMENTS.length] ?? 0, seed + round);
      for (const [what, count] of Object.entries(figures)) total[what] = (total[what] ?? 0) + count;
    } finally {
      await disk.remove();
    }
  }
  return total;
};

const cutPower = async (disk: Disk, seconds: number, seed: number): Promise<Figures> => {
  // the key of the data folder: the other tests configure one
  const stage = await startEnvironment({ databaseUrl: null, dataDir: disk.folder, settings: { SECRET_KEY: '' } });
  const startedAt = performance.now();
  try {
    let cuts = 0;
    const cut = async () => {
      await disk.cut(stage);
      await stage.startShop();
      cuts += 1;
    };
    if (seconds === 0) await cut();
    const figures = await interruptOrders(stage, { seed, rounds: 1 }, async () => {
      await pause(Math.max(0, seconds * 1000 - (performance.now() - startedAt)));
      await cut();
    });
    return { 'power cuts': cuts, ...figures };
  } finally {
    // its last step, to remove the mounted folder, fails
    await stage.close().catch(() => undefined);
  }
};

type Disk = {
  /** Where the file system is mounted. */
  readonly folder: string;
  /** Cuts the power of the file system and of the processes on it, and mounts it again. */
  readonly cut: (stage: Stage) => Promise<void>;
  readonly remove: () => Promise<void>;
};

/** Mounts a new file system; null where none may be mounted. */
const mountDisk = async (): Promise<Disk | null> => {
  const folder = await mkdtemp(join(tmpdir(), 'lazaward-power-'));
  const image = `${folder}.image`;
  const mount = () => execute('mount', ['-o', 'loop', image, folder]);
  try {
    const file = await open(image, 'w');
    await file.truncate(IMAGE_BYTES);
    await file.close();
    await execute('mkfs.ext4', ['-q', '-F', image]);
    await mount();
  } catch (error) {
    await rm(folder, { recursive: true });
    await rm(image, { force: true });
    console.error(`!!! power-cuts was NOT proven: no file system may be mounted here (${String(error)})`);
    return null;
  }
  return {
    folder,
    cut: async (stage) => {
      await execute('perl', ['-e', shutdown, folder]);
      await stage.killShop();
      await endProcessesIn(folder);
      await unmount(folder);
      await mount();
    },
    remove: async () => {
      await endProcessesIn(folder);
      await unmount(folder);
      await rm(folder, { recursive: true });
      await rm(image);
    },
  };
};

/** Kills the processes of the embedded database, which work in its folder; repeats until none is left. */
const endProcessesIn = async (folder: string): Promise<void> => {
  for (;;) {
    const ids = (await readdir('/proc')).map(Number).filter((id) => id > 0);
    const places = await Promise.all(
      ids.map(async (id) => [id, await readlink(`/proc/${id}/cwd`).catch(() => '')] as const),
    );
    const remaining = places.filter(([, workingDirectory]) => workingDirectory.startsWith(`${folder}/`));
    if (remaining.length === 0) return;
    for (const [id] of remaining) signal(id, 'SIGKILL');
    await pause(50);
  }
};

const unmount = async (folder: string): Promise<void> => {
  for (const deadline = Date.now() + 10_000; ; await pause(100)) {
    try {
      await execute('umount', [folder]);
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
  }
};
