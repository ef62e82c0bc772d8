import { type ChildProcess, spawn } from 'node:child_process';
import { Builder, By, type WebDriver, type WebElement } from 'selenium-webdriver';
import { ensureWebKit } from '../../scripts/webkit.ts';
import { freePort } from './free-port.ts';
import { untilOpen } from './until-open.ts';

/** Somebody before a window of Safari's engine, with a fresh profile. */
export type WebKitVisit = {
  readonly driver: WebDriver;
  /** What of the page this finds and the eye sees, once there is some. */
  readonly inSight: (css: string, text?: string) => Promise<WebElement>;
  readonly leave: () => Promise<void>;
};

const PATIENCE_MS = 15_000;

/** Opens a window of this size on a screen that nobody sees. */
export const openWebKit = async ({ width, height }: { width: number; height: number }): Promise<WebKitVisit> => {
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
  await untilOpen(`http://127.0.0.1:${port}/status`);
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities({ browserName: 'MiniBrowser' })
    .build();
  await driver.manage().window().setRect({ x: 0, y: 0, width, height });
  return {
    driver,
    inSight: (css, text) =>
      driver.wait(() => findInSight(driver, css, text), PATIENCE_MS, `no ${css} ${text ?? ''}`) as Promise<WebElement>,
    leave: async () => {
      await driver.quit();
      endAll();
      process.off('exit', endAll);
    },
  };
};

const findInSight = async (driver: WebDriver, css: string, text: string | undefined): Promise<WebElement | null> => {
  for (const element of await driver.findElements(By.css(css))) {
    const isWanted = text === undefined || (await element.getText()).trim() === text;
    if (isWanted && (await element.isDisplayed())) return element;
  }
  return null;
};
