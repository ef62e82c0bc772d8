declare const self: ServiceWorkerGlobalScope;

let isLost = false;

/** Notifies all open pages when the connection to the server is lost or restored. */
export const broadcastConnectionState = async (isReachable: boolean): Promise<void> => {
  if (isLost === !isReachable) return;
  isLost = !isReachable;
  for (const page of await self.clients.matchAll({ type: 'window' })) page.postMessage({ isLost }, []);
};

/** Sends the connection state to a page that has just opened. */
export const sendConnectionState = (page: Client): void => page.postMessage({ isLost }, []);

/** Whether the response comes from a gateway because the server is unreachable. */
export const isGatewayError = ({ status }: Response): boolean => status >= 502 && status <= 504;
