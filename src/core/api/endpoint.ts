type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Method and path of one endpoint: the part of the contract that the browser's client needs. */
export const endpoint = (method: Method, path: `/${string}`) => ({
  '~orpc': { errorMap: {}, meta: {}, route: { method, path } },
});
