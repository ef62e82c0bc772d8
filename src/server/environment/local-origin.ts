/** Returns the origin of the shop on this machine, without a proxy. */
export const getLocalOrigin = ({ host, port }: { readonly host: string; readonly port: number }): string => {
  const isAny = host === '0.0.0.0' || host === '::';
  const hostname = isAny ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host;
  return `http://${hostname}:${port}`;
};
