import { setTimeout as pause } from 'node:timers/promises';
import { getLocalOrigin } from '../src/server/environment/local-origin.ts';

/** Exits when the shop on a local port is ready, at the address of HOST if that is set; fails after 110 seconds. */
const [, , port = '3000'] = process.argv;
const origin = getLocalOrigin({ host: process.env['HOST'] || '127.0.0.1', port: Number(port) });
const isReady = () =>
  fetch(`${origin}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
const giveUpAt = Date.now() + 110_000;
while (!(await isReady())) {
  if (Date.now() > giveUpAt) {
    console.error(`Nothing on port ${port} is ready.`);
    process.exit(1);
  }
  await pause(250);
}
