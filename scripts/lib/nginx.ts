import { installDebian } from '../install-debian.ts';
import { onPath } from './find-executable.ts';

/** Path of nginx on this machine; Debian installs it outside of a user's PATH. Null without one. */
export const findNginx = (): string | null => onPath('nginx', ['/usr/sbin']);

/** Finds nginx or installs Debian's package. Throws with instructions when neither is possible. */
export const ensureNginx = (): string => {
  const nginx = findNginx() ?? installDebian(['nginx-light'], 'nginx for the test of many processes', findNginx);
  if (nginx) return nginx;
  throw new Error('The test of many processes needs nginx: install it (Debian: apt install nginx-light).');
};
