import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Installs the first Debian package that provides a program, and prints the purpose. Null where that is not possible (no
 * Debian, not root) or no package provides it.
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
    const path = find();
    if (path !== null) return path;
  }
  return null;
};
