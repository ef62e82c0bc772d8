import { vi } from 'vitest';

/** Sends a request with this action; the response of the server arrives late, when the returned function is called. */
export const delayResponse = async (send: () => unknown): Promise<() => Promise<void>> => {
  const response = Promise.withResolvers<Response>();
  const arrival = Promise.withResolvers<void>();
  const { fetch } = window;
  vi.spyOn(window, 'fetch').mockImplementationOnce(async (...request) => {
    response.resolve(await fetch(...request));
    await arrival.promise;
    return response.promise;
  });
  await send();
  await response.promise;
  return async () => {
    arrival.resolve();
    // the page reads the response and renders it
    await new Promise((resolve) => setTimeout(resolve, 200));
  };
};
