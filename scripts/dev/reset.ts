import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { startEmbedded } from '#core/server/database/embedded/embedded.ts';
import { developmentDataFolder } from './settings.ts';

/** Deletes the data of `npm run dev`: the next start creates a new shop. Throws while the development server runs. */
if (existsSync(developmentDataFolder)) {
  // takes over a database that outlived a killed server, or throws
  const { stop } = await startEmbedded({ dataDir: developmentDataFolder });
  await stop();
  await rm(developmentDataFolder, { recursive: true, force: true });
}
console.log(`${developmentDataFolder} is deleted.`);
