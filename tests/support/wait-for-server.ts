import { setTimeout as pause } from 'node:timers/promises';

/** Waits without a timeout until a server responds at this URL. */
export const waitUntilOpen = async (address: string): Promise<void> => {
  for (;;) {
    const answer = await fetch(address).catch(() => null);
    if (answer) return;
    await pause(30);
  }
};
