import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { type Counts, countsOf } from './read-record.ts';

/** A part of a test run: commands of the project, one after another; the first that fails ends it. */
export type Stage = {
  readonly name: string;
  readonly commands: readonly (readonly [string, ...string[]])[];
  /** A stage before it in its lane without which it cannot be done; if that one did not pass, this one is skipped. */
  readonly needs?: string;
  /** The file that its commands write a JSON report of vitest to. */
  readonly record?: string;
};

/** How a stage ended; `counts` are those of its tests, where it has some. */
export type Result = {
  readonly name: string;
  readonly outcome: 'passed' | 'failed' | 'skipped';
  readonly seconds: number;
  readonly counts?: Counts;
};

/** Stages that run at the same time: those in front are shown while they run, those of each other lane when they end. */
export type Lanes = { readonly front: readonly Stage[]; readonly beside: readonly (readonly Stage[])[] };

/**
 * Runs every stage, each lane in its order, whatever happens to the others, and tells what became of each: first those in
 * front. `show` prints a line or more.
 */
export const runStages = async ({ front, beside }: Lanes, show: (said: string) => void): Promise<readonly Result[]> =>
  (await Promise.all([runLane(front, true, show), ...beside.map((lane) => runLane(lane, false, show))])).flat();

const runLane = async (
  stages: readonly Stage[],
  isInFront: boolean,
  show: (said: string) => void,
): Promise<readonly Result[]> => {
  const results: Result[] = [];
  for (const stage of stages) {
    const needed = results.find(({ name }) => name === stage.needs);
    if (needed !== undefined && needed.outcome !== 'passed') {
      show(`\n- ${stage.name} was skipped: it needs "${needed.name}"`);
      results.push({ name: stage.name, outcome: 'skipped', seconds: 0 });
    } else {
      results.push(await runStage(stage, isInFront, show));
    }
  }
  return results;
};

const runStage = async (stage: Stage, isInFront: boolean, show: (said: string) => void): Promise<Result> => {
  const begun = performance.now();
  if (isInFront) show(`\n— ${stage.name}`);
  const { error, said } = await runCommands(stage.commands, isInFront);
  const seconds = (performance.now() - begun) / 1000;
  const ending = error === null ? `✓ ${stage.name}` : `✗ ${stage.name}: ${error}`;
  const lines = [isInFront ? '' : `\n— ${stage.name}`, said.trim(), `${ending} (${seconds.toFixed(1)} s)`];
  show(lines.filter((line) => line !== '').join('\n'));
  const counts = stage.record === undefined ? undefined : await countsOf(stage.record);
  return {
    name: stage.name,
    outcome: error === null ? 'passed' : 'failed',
    seconds,
    ...(counts === undefined ? {} : { counts }),
  };
};

const runCommands = async (
  commands: Stage['commands'],
  isShown: boolean,
): Promise<{ readonly error: string | null; readonly said: string }> => {
  let said = '';
  for (const command of commands) {
    const ended = await runCommand(command, isShown);
    said += ended.said;
    if (ended.code !== 0) return { error: `"${command.join(' ')}" ended with ${ended.code ?? 'a signal'}`, said };
  }
  return { error: null, said };
};

const root = join(import.meta.dirname, '../..');
const binaries = join(root, 'node_modules/.bin');
/** Colours are for a terminal; a log that is kept has none. */
const plainly = process.stdout.isTTY ? {} : { NO_COLOR: '1' };

/** Runs a command of the project in its folder; what it says is shown at once or given back. */
const runCommand = async (
  [command, ...args]: Stage['commands'][number],
  isShown: boolean,
): Promise<{ readonly code: number | null; readonly said: string }> => {
  const child = spawn(command, args, {
    cwd: root,
    stdio: isShown ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...plainly, PATH: `${binaries}${delimiter}${process.env['PATH'] ?? ''}` },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (part: string) => {
      said += part;
    });
  }
  const code = await new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(127));
    child.once('close', resolve);
  });
  return { code, said };
};
