import type pg from 'pg';

type Release = (error?: Error | boolean) => void;
type Callback = (error: Error | undefined, client: pg.PoolClient | undefined, release: Release) => void;

/**
 * The pool as graphile-worker gets it: to release a connection twice does nothing. The library does so with its listening
 * connection when LISTEN fails while the runner stops (`release` in main.js of 0.18.0), in a promise that nothing awaits, so the
 * error would end the process (decision 205).
 */
export const withRepeatableRelease = (pool: pg.Pool): pg.Pool => {
  const connect = (callback?: Callback): Promise<pg.PoolClient> | undefined => {
    const connecting = pool.connect().then(releasableTwice);
    if (callback === undefined) return connecting;
    connecting.then(
      (client) => process.nextTick(callback, undefined, client, client.release),
      (error: Error) => process.nextTick(callback, error, undefined, () => undefined),
    );
    return undefined;
  };
  return new Proxy(pool, {
    get: (target, name) => {
      if (name === 'connect') return connect;
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
};

const releasableTwice = (client: pg.PoolClient): pg.PoolClient => {
  const release = client.release;
  let isReleased = false;
  client.release = (error) => {
    if (isReleased) return;
    isReleased = true;
    release(error);
  };
  return client;
};
