import { installDebian } from '../install-debian.ts';
import { onPath } from './find-executable.ts';

/** Path of Firefox on this machine; null without one. */
const findFirefox = (): string | null => onPath('firefox-esr') ?? onPath('firefox');

/** Finds Firefox or installs Debian's package. Throws with the install command when neither is possible. */
export const ensureFirefox = (): string => {
  const firefox = findFirefox() ?? installDebian(['firefox-esr'], 'Firefox', findFirefox);
  if (firefox) return firefox;
  throw new Error('The test in Firefox needs Firefox: install it (Debian: apt install firefox-esr).');
};
