import { installDebian } from '../install-debian.ts';
import { onPath } from './find-executable.ts';

/** WebDriver of WebKit, Safari's engine, and a virtual display. */
export type WebKit = { readonly driver: string; readonly screen: string };

/** WebKit of this machine; null when it or the display is missing. */
const findWebKit = (): WebKit | null => {
  const [driver, screen] = [onPath('WebKitWebDriver'), onPath('Xvfb')];
  return driver && screen ? { driver, screen } : null;
};

/** Finds both or installs Debian's packages. Throws with instructions when neither is possible. */
export const ensureWebKit = (): WebKit => {
  const webKit =
    findWebKit() ?? installDebian(['xvfb', 'webkit2gtk-driver'], 'WebKit, the engine of Safari', findWebKit);
  if (webKit) return webKit;
  throw new Error("The test in Safari's engine needs WebKit: install it (Debian: apt install webkit2gtk-driver xvfb).");
};
