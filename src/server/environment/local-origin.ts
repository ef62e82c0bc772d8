/** The origin at which this machine reaches the shop itself, past any proxy. */
export const localOriginOf = ({ host, port }: { readonly host: string; readonly port: number }): string => {
  const isAny = host === '0.0.0.0' || host === '::';
  const hostname = isAny ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host;
  return `http://${hostname}:${port}`;
};
