import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { readRecord, type TestRecord } from './read-record.ts';

/** A part of a test run: commands in sequence; the first failure ends it. */
export type Stage = {
  readonly name: string;
  readonly commands: readonly (readonly [string, ...string[]])[];
  /** An earlier stage of the lane that this one needs; if it did not pass, this one is skipped. */
  readonly needs?: string;
  /** File of the JSON report that its vitest commands write. */
  readonly record?: string;
};

/** Result of a stage; `record` is that of its tests, if it has any. */
export type Result = {
  readonly name: string;
  readonly outcome: 'passed' | 'failed' | 'skipped';
  readonly seconds: number;
  readonly record?: TestRecord;
};

/** Parallel lanes: the front lane prints its output live, that of each other lane when a stage ends. */
export type Lanes = { readonly front: readonly Stage[]; readonly parallel: readonly (readonly Stage[])[] };

/**
 * Runs all lanes in parallel, each in order and independent of the others, and returns the results of all stages, the front
 * lane first. `show` prints one or more lines.
 */
export const runStages = async (
  { front, parallel }: Lanes,
  show: (output: string) => void,
): Promise<readonly Result[]> =>
  (await Promise.all([runLane(front, true, show), ...parallel.map((lane) => runLane(lane, false, show))])).flat();

const runLane = async (
  stages: readonly Stage[],
  isInFront: boolean,
  show: (output: string) => void,
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

const runStage = async (stage: Stage, isInFront: boolean, show: (output: string) => void): Promise<Result> => {
  const startedAt = performance.now();
  if (isInFront) show(`\n— ${stage.name}`);
  const { error, output } = await runCommands(stage.commands, isInFront);
  const seconds = (performance.now() - startedAt) / 1000;
  const ending = error === null ? `✓ ${stage.name}` : `✗ ${stage.name}: ${error}`;
  const lines = [isInFront ? '' : `\n— ${stage.name}`, output.trim(), `${ending} (${seconds.toFixed(1)} s)`];
  show(lines.filter((line) => line !== '').join('\n'));
  const record = stage.record === undefined ? undefined : await readRecord(stage.record);
  return {
    name: stage.name,
    outcome: error === null ? 'passed' : 'failed',
    seconds,
    ...(record === undefined ? {} : { record }),
  };
};

const runCommands = async (
  commands: Stage['commands'],
  isShown: boolean,
): Promise<{ readonly error: string | null; readonly output: string }> => {
  let output = '';
  for (const command of commands) {
    const ended = await runCommand(command, isShown);
    output += ended.output;
    if (ended.code !== 0) return { error: `"${command.join(' ')}" ended with ${ended.code ?? 'a signal'}`, output };
  }
  return { error: null, output };
};

const root = join(import.meta.dirname, '../..');
const binaries = join(root, 'node_modules/.bin');
/** Colours only on a terminal; a log file has none. */
const plainly = process.stdout.isTTY ? {} : { NO_COLOR: '1' };

/** Runs a command in the project's folder; its output is printed live or returned. */
const runCommand = async (
  [command, ...args]: Stage['commands'][number],
  isShown: boolean,
): Promise<{ readonly code: number | null; readonly output: string }> => {
  const child = spawn(command, args, {
    cwd: root,
    stdio: isShown ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...plainly, PATH: `${binaries}${delimiter}${process.env['PATH'] ?? ''}` },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (part: string) => {
      output += part;
    });
  }
  const code = await new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(127));
    child.once('close', resolve);
  });
  return { code, output };
};
