import { bareRoutes, framedRoutes } from '#generated/routes.gen.ts';

/** An example of each parameter in the path of a page. */
const examples: Readonly<Record<string, string>> = {
  ':category?': '',
  ':id': 'cup-tea-01',
  ':name': 'faq',
  ':orderNumber': 'ORD-1',
};

/** An address of each page: those of the shop, and the entry of the admin area. */
export const pageAddresses: readonly string[] = [...framedRoutes, ...bareRoutes]
  .filter(({ file, path }) => file.endsWith('.tsx') && path !== '*')
  .map(({ path = '' }) => {
    const segments = path.split('/').map((segment) => {
      const example = segment.startsWith(':') ? examples[segment] : segment;
      if (example === undefined) throw new Error(`The parameter ${segment} of ${path} has no example.`);
      return example;
    });
    return `/${segments.filter((segment) => segment !== '').join('/')}`;
  })
  .concat('/admin');
