declare const self: ServiceWorkerGlobalScope;

let isLost = false;

/** Tells every open page when the shop can no longer be reached, and when it can be again. */
export const broadcastConnectionState = async (isReached: boolean): Promise<void> => {
  if (isLost === !isReached) return;
  isLost = !isReached;
  for (const page of await self.clients.matchAll({ type: 'window' })) page.postMessage({ isLost }, []);
};

/** Tells one page, which asks because it has just opened. */
export const sendConnectionState = (page: Client): void => page.postMessage({ isLost }, []);

/** Whether an answer means that the shop was not there, and only what stands before it answered. */
export const isGatewayError = ({ status }: Response): boolean => status >= 502 && status <= 504;
