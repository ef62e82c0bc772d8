/** What a request was for, in one of a few words: what is counted by it never grows with what strangers ask for. */
export type RouteGroup = keyof typeof groups | 'page';

const groups = {
  api: /^\/api(?:[/?]|$)/,
  accounts: /^\/auth\/v1(?:[/?]|$)/,
  assets: /^\/(?:assets|icons)\/|^\/(?:favicon\.ico|service-worker\.js)(?:\?|$)/,
  photographs: /^\/photographs\//,
  documents: /^\/(?:feeds\/|robots\.txt|sitemap\.xml|manifest\.webmanifest)/,
  health: /^\/(?:healthz|readyz|metrics)(?:\?|$)/,
} as const;

const names = Object.keys(groups) as (keyof typeof groups)[];

/** The group of a request's path, with or without its query; whatever is no door's is a page's. */
export const routeGroupOf = (path: string): RouteGroup => names.find((name) => groups[name].test(path)) ?? 'page';
