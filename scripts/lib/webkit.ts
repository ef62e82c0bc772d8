import { installDebian } from '../install-debian.ts';
import { onPath } from './find-executable.ts';

/** Safari's engine under remote control, and a screen in memory that it draws on. */
export type WebKit = { readonly driver: string; readonly screen: string };

/** The WebKit of this machine; null when it, or the screen, is not there. */
const findWebKit = (): WebKit | null => {
  const [driver, screen] = [onPath('WebKitWebDriver'), onPath('Xvfb')];
  return driver && screen ? { driver, screen } : null;
};

/** Finds them or installs Debian's. Throws with the way out when neither can be done. */
export const ensureWebKit = (): WebKit => {
  const webKit =
    findWebKit() ?? installDebian(['xvfb', 'webkit2gtk-driver'], 'WebKit, the engine of Safari', findWebKit);
  if (webKit) return webKit;
  throw new Error("The test in Safari's engine needs WebKit: install it (Debian: apt install webkit2gtk-driver xvfb).");
};
