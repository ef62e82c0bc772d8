import { setTimeout as pause } from 'node:timers/promises';

/** Waits without a timeout until a server responds at this URL. */
export const waitForServer = async (address: string): Promise<void> => {
  for (;;) {
    const response = await fetch(address).catch(() => null);
    if (response) return;
    await pause(30);
  }
};
