import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The nginx of this machine; Debian puts it where only root's PATH leads. Null when there is none. */
export const findNginx = (): string | null =>
  [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin']
    .map((folder) => join(folder, 'nginx'))
    .find((path) => existsSync(path)) ?? null;

/** Finds an nginx or installs Debian's. Throws with the way out when neither can be done. */
export const ensureNginx = (): string => {
  const found = findNginx();
  if (found) return found;
  if (process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing nginx for the test of many processes …');
    const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
    execFileSync('apt-get', ['update', '-qq'], options);
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'nginx-light'], options);
    const installed = findNginx();
    if (installed) return installed;
  }
  throw new Error('The test of many processes needs nginx: install it (Debian: apt install nginx-light).');
};
