type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Where one endpoint of the contract stands: all that a browser's client needs of it, without a schema. */
export const door = (method: Method, path: `/${string}`) => ({
  '~orpc': { errorMap: {}, meta: {}, route: { method, path } },
});

/** The doors of a part of the contract: each of its endpoints, and no other. */
export type DoorsOf<Part> = { [Subject in keyof Part]: { [Verb in keyof Part[Subject]]: ReturnType<typeof door> } };
