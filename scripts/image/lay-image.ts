import { execFileSync } from 'node:child_process';
import { cp, mkdir, readdir, readFile } from 'node:fs/promises';
import { basename, delimiter, dirname, join } from 'node:path';
import { type Instruction, readDockerfile, type Stage } from './read-dockerfile.ts';

export type LaidImage = { readonly stage: Stage; readonly folder: string };

/**
 * Carries out the lines of a Dockerfile without any engine: each stage becomes a folder, `COPY` copies what
 * `.dockerignore` lets through, `RUN` runs on this machine, on the Node that runs this. Answers with the last stage.
 */
export const layImage = async (root: string, dockerfile: string, place: string): Promise<LaidImage> => {
  const stages = readDockerfile(await readFile(dockerfile, 'utf8'));
  let folder = place;
  for (const { name: stageName, instructions } of stages) {
    folder = join(place, stageName);
    let workdir = '/';
    for (const instruction of instructions) {
      if (instruction.name === 'WORKDIR') workdir = instruction.rest;
      const inside = join(folder, workdir);
      await mkdir(inside, { recursive: true });
      if (instruction.name === 'COPY') await copy(instruction, { root, place, inside });
      if (instruction.name === 'RUN') run(instruction.rest, inside);
    }
  }
  const stage = stages.at(-1);
  if (!stage) throw new Error(`${dockerfile} makes nothing`);
  return { stage, folder };
};

type Places = { readonly root: string; readonly place: string; readonly inside: string };

const copy = async ({ rest }: Instruction, { root, place, inside }: Places): Promise<void> => {
  const [, from, named = ''] = /^(?:--from=(\S+) )?(.*)$/.exec(rest) ?? [];
  const sources = named.split(' ');
  const target = sources.pop() ?? '.';
  const to = target.startsWith('/') ? join(inside, '..', target) : join(inside, target);
  for (const source of sources) {
    if (from === undefined) await copyContext(root, source, to);
    else await cp(inStage(join(place, from), source), target.endsWith('/') ? join(to, basename(source)) : to, links);
  }
};

/** Links within a folder stay as they are. */
const links = { recursive: true, verbatimSymlinks: true };

/** Every base image of Node has it at this place. */
const inStage = (stage: string, path: string): string =>
  path === '/usr/local/bin/node' ? process.execPath : join(stage, path);

const copyContext = async (root: string, source: string, to: string): Promise<void> => {
  const lines = (await readFile(join(root, '.dockerignore'), 'utf8')).split('\n');
  const allowed = lines.filter((line) => line.startsWith('!')).map((line) => line.slice(1));
  const isTest = (path: string) => /\.test\.tsx?$/.test(path);
  const wanted = source === '.' ? (await readdir(root)).filter((name) => allowed.includes(name)) : [source];
  for (const name of wanted) {
    if (!allowed.includes(name)) throw new Error(`.dockerignore keeps ${name} out`);
    await cp(join(root, name), join(to, name), { ...links, filter: (path) => !isTest(path) });
  }
};

const run = (command: string, cwd: string): void => {
  console.log(`— ${command.slice(0, 100)}`);
  const path = [dirname(process.execPath), process.env['PATH'] ?? ''].join(delimiter);
  // whatever this machine needs to reach the registry stands in its environment
  const { NODE_ENV: _, ...env } = process.env;
  execFileSync('sh', ['-c', command], { cwd, stdio: 'inherit', env: { ...env, PATH: path } });
};
