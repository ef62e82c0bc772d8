import { setTimeout as pause } from 'node:timers/promises';

/** Waits until something answers at this address, for as long as its caller does. */
export const waitUntilOpen = async (address: string): Promise<void> => {
  for (;;) {
    const answer = await fetch(address).catch(() => null);
    if (answer) return;
    await pause(30);
  }
};
