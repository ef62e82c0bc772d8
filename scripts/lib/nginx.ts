import { installDebian } from '../install-debian.ts';
import { onPath } from './find-executable.ts';

/** The nginx of this machine; Debian puts it where only root's PATH leads. Null when there is none. */
export const findNginx = (): string | null => onPath('nginx', ['/usr/sbin']);

/** Finds an nginx or installs Debian's. Throws with the way out when neither can be done. */
export const ensureNginx = (): string => {
  const nginx = findNginx() ?? installDebian(['nginx-light'], 'nginx for the test of many processes', findNginx);
  if (nginx) return nginx;
  throw new Error('The test of many processes needs nginx: install it (Debian: apt install nginx-light).');
};
