import { availableParallelism } from 'node:os';
import { writeGenerated } from '../generate.ts';
import { ensureBrowser } from '../lib/browser.ts';
import { ensureFirefox } from '../lib/firefox.ts';
import { ensureServer } from '../lib/system-servers.ts';
import { ensureWebKit } from '../lib/webkit.ts';
import { type Lanes, runStages } from './run-stages.ts';
import { inRecords } from './suite.ts';
import { conclude } from './sum-up.ts';

/** One worker more than cores: tests wait for a third of their time (decision 153). */
export const workers = [`--maxWorkers=${availableParallelism() + 1}`];

/** Installs the browsers and servers that tests start; throws with what to install where it cannot. */
const ensurePrograms = (): void => {
  ensureBrowser();
  for (const name of ['nginx', 'pgbouncer', 'haproxy'] as const) ensureServer(name);
  ensureFirefox();
  ensureWebKit();
};

/** Runs the stages of a whole test command, and sets the exit code when something failed. */
export const runAll = async (stages: (records: string) => Lanes): Promise<void> => {
  try {
    await writeGenerated();
    ensurePrograms();
    conclude(await inRecords((records) => runStages(stages(records), console.log)));
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
};
