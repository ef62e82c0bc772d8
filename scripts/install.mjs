// Must run on any Node from 20 on, before anything is installed: everything else runs on the Node that the lock file pins.
// Installs the packages of package-lock.json unless they are installed. `node scripts/install.mjs` installs what building
// and running the shop needs; `node scripts/install.mjs --tools` also what tests, checks and development need.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { step } from './steps.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = `${root}node_modules/.installed`;
const withTools = process.argv.includes('--tools');
const lock = readFileSync(`${root}package-lock.json`);
const hash = createHash('sha256').update(lock).digest('hex');
/** With the tools, everything that running needs is there too. */
const enough = [`${hash} with tools`, ...(withTools ? [] : [hash])];

if (!existsSync(stamp) || !enough.includes(readFileSync(stamp, 'utf8'))) {
  await step(
    withTools ? 'Installing packages and developers’ tools' : 'Installing packages',
    install,
    'Check the connection to the npm registry and the free space of the disk, then run the command again.',
  );
}

/** @param {import('./steps.mjs').Report} report */
async function install(report) {
  const wanted = wantedPackages();
  const count = () => report(wanted.filter((path) => existsSync(`${root}${path}/package.json`)).length, wanted.length);
  const timer = setInterval(count, 500);
  try {
    await runNpm(['ci', withTools ? '--include=dev' : '--omit=dev', '--no-audit', '--no-fund', '--loglevel=error']);
  } finally {
    clearInterval(timer);
  }
  removeUnneeded();
  if (!existsSync(`${root}node_modules/.bin/node`)) {
    throw new Error(
      `There is no Node package for this machine (${process.platform}, ${process.arch}) in package.json.`,
    );
  }
  writeFileSync(stamp, enough[withTools ? 0 : 1] ?? '');
}

/** The folders that npm will make on this machine, to tell how far it is. */
function wantedPackages() {
  /** @type {[string, { dev?: boolean, optional?: boolean, os?: string | string[], cpu?: string | string[] }][]} */
  const packages = Object.entries(JSON.parse(lock.toString()).packages);
  const fits = (/** @type {string | string[] | undefined} */ list, /** @type {string} */ ours) =>
    list === undefined || [list].flat().includes(ours);
  return packages
    .filter(([path, { dev }]) => path !== '' && (withTools || !dev))
    .filter(([, { os, cpu }]) => fits(os, process.platform) && fits(cpu, process.arch))
    .map(([path]) => path);
}

/** @param {readonly string[]} args */
function runNpm(args) {
  return new Promise((resolve, reject) => {
    const npm = spawn('npm', args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let said = '';
    for (const output of [npm.stdout, npm.stderr]) {
      output.on('data', (data) => {
        said += data;
      });
    }
    npm.once('error', reject);
    npm.once('close', (code) => {
      if (code === 0) resolve(undefined);
      else reject(new Error(said.trim() || `npm ended with ${code ?? 'a signal'}`));
    });
  });
}

/**
 * Removes what comes with packages though nothing here uses it: the headers of Node (68 MB), which only compiling a package
 * would need, and TypeScript (31 MB) when no tools are wanted, which npm adds because some packages could work with it.
 */
function removeUnneeded() {
  const names = readdirSync(`${root}node_modules`);
  const headers = names
    .filter((name) => /^node-(?:bin-)?(?:linux|darwin)-/.test(name))
    .map((name) => `${name}/include`);
  for (const path of [...headers, ...(withTools ? [] : ['typescript', '@typescript'])]) {
    rmSync(`${root}node_modules/${path}`, { recursive: true, force: true });
  }
}
