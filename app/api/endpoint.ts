type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Method and path of one endpoint: all of the contract that the client in the browser needs. */
export const endpoint = (method: Method, path: `/${string}`) => ({
  '~orpc': { errorMap: {}, meta: {}, route: { method, path } },
});
