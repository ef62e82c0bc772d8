import { setTimeout as pause } from 'node:timers/promises';

/** Exits when the shop on a local port is ready; fails after 110 seconds. */
const [, , port = '3000'] = process.argv;
const isReady = () =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
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
