// Runs on any Node from 20 on, before packages are installed; everything else runs on the Node that the lock file pins.
// Installs the packages of package-lock.json unless they are installed: `node scripts/install.mjs` those for building and
// running the shop, with `--tools` also those for tests, checks and development.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { step } from './steps.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = `${root}node_modules/.installed`;
const withTools = process.argv.includes('--tools');
const lock = readFileSync(`${root}package-lock.json`);
const hash = createHash('sha256').update(lock).digest('hex');
/** An installation with tools also satisfies a start without them. */
const validStamps = [`${hash} with tools`, ...(withTools ? [] : [hash])];

if (!existsSync(stamp) || !validStamps.includes(readFileSync(stamp, 'utf8'))) {
  await step(
    withTools ? 'Installing packages and developers’ tools' : 'Installing packages',
    install,
    'Check the connection to the npm registry and the free space of the disk, then run the command again.',
  );
}

/** @param {import('./steps.mjs').Report} report */
async function install(report) {
  const paths = listPackagePaths();
  const count = () => report(paths.filter((path) => existsSync(`${root}${path}/package.json`)).length, paths.length);
  const timer = setInterval(count, 500);
  try {
    await runNpm([...installCommand(), '--no-audit', '--no-fund', '--loglevel=error']);
  } finally {
    clearInterval(timer);
  }
  removeUnneededPackages();
  if (!existsSync(`${root}node_modules/.bin/node`)) {
    throw new Error(
      `There is no Node package for this machine (${process.platform}, ${process.arch}) in package.json.`,
    );
  }
  // after a power cut the stamp must not exist without the files
  spawnSync('sync');
  writeFileSync(stamp, validStamps[withTools ? 0 : 1] ?? '');
}

/** Adds the tools to an installation without them; `npm ci` would remove and fetch every package again. */
function installCommand() {
  if (!withTools) return ['ci', '--omit=dev'];
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== hash) return ['ci', '--include=dev'];
  // without npm's list of what it installed it also adds the folders that `removeUnneededPackages` has removed
  rmSync(`${root}node_modules/.package-lock.json`, { force: true });
  return ['install', '--include=dev', '--no-save'];
}

/** Package folders that npm will create on this machine, to show the progress. */
function listPackagePaths() {
  /** @type {[string, { dev?: boolean, optional?: boolean, os?: string | string[], cpu?: string | string[] }][]} */
  const packages = Object.entries(JSON.parse(lock.toString()).packages);
  const matches = (/** @type {string | string[] | undefined} */ list, /** @type {string} */ ours) =>
    list === undefined || [list].flat().includes(ours);
  return packages
    .filter(([path, { dev }]) => path !== '' && (withTools || !dev))
    .filter(([, { os, cpu }]) => matches(os, process.platform) && matches(cpu, process.arch))
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
 * Removes unused files of packages: Node's headers (68 MB), needed only to compile a package, and without tools TypeScript
 * (31 MB), which npm installs because some packages can work with it, and most of Stripe's library (20 of 22 MB): its types, source
 * maps and second copy for `require`.
 */
function removeUnneededPackages() {
  const names = readdirSync(`${root}node_modules`);
  const headers = names
    .filter((name) => /^node-(?:bin-)?(?:linux|darwin)-/.test(name))
    .map((name) => `${name}/include`);
  const stripe = `${root}node_modules/stripe/esm`;
  const stripeFiles = existsSync(stripe) ? readdirSync(stripe, { recursive: true, encoding: 'utf8' }) : [];
  const ofTools = [
    'typescript',
    '@typescript',
    'stripe/cjs',
    ...stripeFiles.filter((file) => /\.(?:d\.ts|map)$/.test(file)).map((file) => `stripe/esm/${file}`),
  ];
  for (const path of [...headers, ...(withTools ? [] : ofTools)]) {
    rmSync(`${root}node_modules/${path}`, { recursive: true, force: true });
  }
}
