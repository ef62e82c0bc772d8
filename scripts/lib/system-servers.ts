import { installDebian } from '../install-debian.ts';
import { onPath } from './find-executable.ts';

/** Servers of the system that tests and measurements run, with the package of Debian and what needs them. */
const servers = {
  nginx: { package: 'nginx-light', need: 'test of many processes' },
  pgbouncer: { package: 'pgbouncer', need: 'test of poolers' },
  haproxy: { package: 'haproxy', need: 'test of the balancer of databases' },
} as const;

export type SystemServer = keyof typeof servers;

/** Finds the program of a server, or installs Debian's package. Throws with instructions when neither is possible. */
export const ensureServer = (name: SystemServer): string => {
  // Debian installs servers outside of a user's PATH
  const find = () => onPath(name, ['/usr/sbin']);
  const { package: debian, need } = servers[name];
  const path = find() ?? installDebian([debian], `${name} for the ${need}`, find);
  if (path) return path;
  throw new Error(`The ${need} needs ${name}: install it (Debian: apt install ${debian}).`);
};
