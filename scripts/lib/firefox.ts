import { installDebian } from '../install-debian.ts';
import { onPath } from './find-executable.ts';

/** The Firefox of this machine; null when there is none. */
const findFirefox = (): string | null => onPath('firefox-esr') ?? onPath('firefox');

/** Finds a Firefox or installs Debian's. Throws with the command that installs it when neither can be done. */
export const ensureFirefox = (): string => {
  const firefox = findFirefox() ?? installDebian(['firefox-esr'], 'Firefox', findFirefox);
  if (firefox) return firefox;
  throw new Error('The test in Firefox needs Firefox: install it (Debian: apt install firefox-esr).');
};
