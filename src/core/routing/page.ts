import type { Permission } from '../permissions/permissions.ts';

/** A parameter of a page's query. */
export interface QueryParameter {
  /** Accepted values; others are dropped. Any value when absent. */
  readonly values?: readonly string[];
  /** Whether the page reads all values instead of the first. */
  readonly isRepeatable?: boolean;
}

/** Facts of a page for server, service worker, build and tests, which do not load its module. */
export interface PageFacts {
  /** Id of the route; short, because every page contains all ids. */
  readonly id: string;
  /** Parameters that the HTML depends on. All others are dropped before a page is rendered or cached. */
  readonly query?: Readonly<Record<string, QueryParameter>>;
  /** Whether rendering may query the database; such pages have a limiter of their own. True by default. */
  readonly readsDatabase?: boolean;
  /** `shop`: the small inlined style sheet of the most visited pages (decision 72). `full` by default. */
  readonly styles?: 'shop' | 'full';
  /** When the page is cached on the device: after a visit, or at installation of the service worker. Never by default. */
  readonly offline?: 'visited' | 'always';
  /** Whether the sitemap lists this address. False by default; lists, products and policies are added by `sitemap.ts`. */
  readonly isInSitemap?: boolean;
  /** Whether search engines must not index the page. False by default. */
  readonly isPrivate?: boolean;
  /** Value of each required parameter of the path, for an address in tests and screenshots. */
  readonly example?: Readonly<Record<string, string>>;
  /** Whether header and footer of the shop surround the page. True by default. */
  readonly hasFrame?: boolean;
}

export interface Page extends PageFacts {
  /** Path pattern of React Router without a leading slash; empty for the home page, `x/*` for the layout of all pages below `/x`. */
  readonly path: string;
  /** Route module, relative to the folder of the feature; a `.ts` file is a resource route. */
  readonly file: string;
}

/** A page, in a list `…Routes` of its feature's `<feature>.routes.ts`, which `npm run generate` collects. */
export const page = (path: string, file: string, facts: PageFacts): Page => ({ path, file, ...facts });

/** Facts of a section for navigation and permission check of the admin area. */
interface AdminSectionFacts {
  /** Required to see and open the section. */
  readonly permission: Permission;
  /** Group of the navigation; null above all groups. */
  readonly group: 'selling' | 'catalogue' | 'people' | 'shop' | null;
  /** Name of the icon in the navigation. */
  readonly icon: string;
  /** Position among all sections; `/admin` opens the first that the role may see. */
  readonly order: number;
  /** Count of open work: a key of `DashboardSummary['waiting']`. */
  readonly badge?: string;
}

interface AdminPageFacts {
  /** Key of the title in the admin messages, for navigation and document title. */
  readonly title: string;
  /** Absent for a page below a section. */
  readonly section?: AdminSectionFacts;
  /** Permission that a page below a section needs in addition to that of the section; by default that of its parent. */
  readonly permission?: Permission;
  /** Path of the page whose module renders this one in its `<Outlet/>`; a page with the path of its parent is its index. */
  readonly parent?: string;
}

export interface AdminPage extends AdminPageFacts {
  /**
   * Path pattern below `/admin/`; its first segment is the path of its section. A last segment `name?` is optional, for a dialog that
   * shares the module of its page.
   */
  readonly path: string;
  /** Route module, relative to the folder of the feature. */
  readonly file: string;
}

/** A page of the admin area, in a list `…AdminPages` of its feature's `<feature>.routes.ts`, which `npm run generate` collects. */
export const adminPage = (path: string, file: string, facts: AdminPageFacts): AdminPage => ({ path, file, ...facts });
