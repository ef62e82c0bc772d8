import { type ChildProcess, spawn } from 'node:child_process';
import { Builder, By } from 'selenium-webdriver';
import sharp, { type Region } from 'sharp';
import { freePort } from '../../../scripts/lib/free-port.ts';
import { ensureWebKit } from '../../../scripts/lib/webkit.ts';
import type { EngineWindow, WindowSize } from '../browser/engine-tests.ts';
import { waitForServer } from '../wait-for-server.ts';

/** Opens a WebKit window of this size on a virtual display. */
export const openWebKit = async ({ width, height }: WindowSize): Promise<EngineWindow> => {
  const webKit = ensureWebKit();
  const programs: ChildProcess[] = [];
  const endAll = () => programs.forEach((program) => void program.kill('SIGTERM'));
  process.once('exit', endAll);
  const screen = spawn(webKit.screen, ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  programs.push(screen);
  const display = await new Promise<string>((resolve) =>
    screen.stdout.once('data', (number) => resolve(`:${number}`.trim())),
  );
  const port = await freePort();
  programs.push(
    spawn(webKit.driver, [`--port=${port}`, '--host=127.0.0.1'], {
      stdio: 'ignore',
      env: { ...process.env, DISPLAY: display, GTK_A11Y: 'none', LIBGL_ALWAYS_SOFTWARE: '1' },
    }),
  );
  await waitForServer(`http://127.0.0.1:${port}/status`);
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities({ browserName: 'MiniBrowser' })
    .build();
  await driver.manage().window().setRect({ x: 0, y: 0, width, height });
  const elementAt = async (css: string, index: number) => {
    const element = (await driver.findElements(By.css(css)))[index];
    if (!element) throw new Error(`No ${css} at ${index}`);
    return element;
  };
  return {
    goTo: (address) => driver.get(address),
    run: (script, ...args) => driver.executeScript(script, ...args),
    click: async (css, index) => (await elementAt(css, index)).click(),
    type: async (css, index, text) => (await elementAt(css, index)).sendKeys(text),
    picture: async (css, index) => {
      const region = await driver.executeScript<Region>(placeInWindow, await elementAt(css, index));
      // on a scrolled page the driver's picture of an element shows another place
      const whole = sharp(Buffer.from(await driver.takeScreenshot(), 'base64'));
      return (await whole.extract(region).png().toBuffer()).toString('base64');
    },
    faults: null,
    close: async () => {
      await driver.quit();
      endAll();
      process.off('exit', endAll);
    },
  };
};

/** Returns the place of an element in the window, in whole pixels. Runs in the page. */
const placeInWindow = (element: Element): Region => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left: Math.floor(left), top: Math.floor(top), width: Math.ceil(width), height: Math.ceil(height) };
};
