import { join } from 'node:path';
import { readSettings, type Settings } from '../../src/server/environment/environment.ts';

/** Data folder of the development server without `DATA_DIR`; `npm run dev:reset` deletes it. */
export const developmentDataFolder = join(import.meta.dirname, '../../.data-dev');

export const readDevelopmentSettings = (): Settings =>
  readSettings({ DATA_DIR: developmentDataFolder, ...process.env });
