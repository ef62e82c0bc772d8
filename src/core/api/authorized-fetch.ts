import { accessToken, endSession, renewAccessToken } from '#core/browser/session.ts';

/**
 * Sends a request with the access token of the signed-in user. A 401 refreshes the token once and repeats the request: the server
 * decides whether a token has expired, because the clock of the device may be wrong. The session ends when the refresh or the new
 * token is refused. Throws when a refresh or the request gets no response.
 */
export const authorizedFetch = async (request: Request, options: () => RequestInit = () => ({})): Promise<Response> => {
  const token = await accessToken();
  if (token === null) return fetch(request, options());
  const repeated = request.clone();
  const response = await fetch(withToken(request, token), options());
  if (response.status !== 401) return response;
  const renewed = await renewAccessToken(token);
  if (renewed === null) return response;
  const second = await fetch(withToken(repeated, renewed), options());
  if (second.status === 401) endSession();
  return second;
};

const withToken = (request: Request, token: string): Request => {
  request.headers.set('authorization', `Bearer ${token}`);
  return request;
};
