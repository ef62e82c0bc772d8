import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Installs the first of Debian's packages after which something is found, saying what for. Null where that may not be
 * done (no Debian, or somebody else than root) or none brought it.
 */
export const installDebian = <Found>(
  packages: readonly string[],
  purpose: string,
  find: () => Found | null,
): Found | null => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null;
  console.log(`Installing ${purpose} …`);
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  execFileSync('apt-get', ['update', '-qq'], options);
  for (const name of packages) {
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], options);
    const found = find();
    if (found !== null) return found;
  }
  return null;
};
