import type { ClientLoaderFunctionArgs, ShouldRevalidateFunction } from 'react-router';
import type { AdminClient } from '#core/api/admin-client.ts';
import { loadAdminClient } from '#core/api/load-admin-client.ts';
import type { PageOf } from '#core/api/pagination.ts';
import { isCalendarDay } from '#core/dates/calendar-day.ts';
import type { Language } from '#core/i18n/language.ts';
import { pageLanguage } from '#core/i18n/page-language.ts';
import { getConfirmedRole } from './confirmed-role.ts';
import { adminPathOf } from './use-admin-path.ts';

/** Data of a page, or the error that its component handles, because an error boundary would replace title and filters (decision 250). */
export interface Loaded<Data> {
  /** Null after an error, and on a page that the role may not open. */
  readonly data: Data | null;
  readonly error: unknown;
}

interface LoadArgs {
  /** Path of the page below `/admin/`. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly params: ClientLoaderFunctionArgs['params'];
  readonly language: Language;
  /** Aborted when another navigation replaces this one; passed to API calls. */
  readonly signal: AbortSignal;
}

/** Makes the `clientLoader` of an admin page: waits for the confirmed role, then loads with the admin API. */
export const adminLoader = <Data>(load: (admin: AdminClient, args: LoadArgs) => Promise<Data>) => {
  const clientLoader = async ({ request, params }: ClientLoaderFunctionArgs): Promise<Loaded<Data>> => {
    const { pathname, searchParams: query } = new URL(request.url);
    if (!(await getConfirmedRole()).canOpen(pathname)) return { data: null, error: null };
    try {
      const args = { path: adminPathOf(pathname), query, params, language: pageLanguage(), signal: request.signal };
      return { data: await load(await loadAdminClient(), args), error: null };
    } catch (error) {
      return { data: null, error };
    }
  };
  clientLoader.hydrate = true as const;
  return clientLoader;
};

/** Reads the value of a filter from the query parameter of the same name. */
type Filter = (value: string | undefined) => unknown;

/** Filter that accepts any text. */
export const anyText = (value: string | undefined): string | undefined => value;

/** Filter that accepts one of these values; others in the URL are ignored. */
export const oneOf =
  <const Value extends string>(values: readonly Value[]) =>
  (value: string | undefined): Value | undefined =>
    values.find((each) => each === value);

/** Filter that accepts a calendar day; other values in the URL are ignored. */
export const calendarDay = (value: string | undefined): string | undefined =>
  value !== undefined && isCalendarDay(value) ? value : undefined;

/** Filter that accepts a UUID; other values in the URL are ignored. */
export const uuid = (value: string | undefined): string | undefined =>
  /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value ?? '') ? value : undefined;

type FilterValues<Filters extends Readonly<Record<string, Filter>>> = {
  readonly [Name in keyof Filters]: ReturnType<Filters[Name]>;
};

/** Input of a list's endpoint: its filters and the cursor of the page. */
type ListQuery<Filters extends Readonly<Record<string, Filter>>> = FilterValues<Filters> & {
  readonly after: string | undefined;
};

/** Reads the values of all filters. */
export const readFilters = <Filters extends Readonly<Record<string, Filter>>>(
  filters: Filters,
  read: (name: string) => string | undefined,
): FilterValues<Filters> =>
  Object.fromEntries(
    Object.entries(filters).map(([name, filter]) => [name, filter(read(name))]),
  ) as FilterValues<Filters>;

/** Page of a list, and the filters of its query. */
export interface LoadedList<Page extends PageOf<{ readonly id: string }>> {
  readonly page: Page;
  /** Whether a filter was set; then an empty page means no match. */
  readonly hasFilters: boolean;
}

/** Makes the `clientLoader` of a list whose filters and cursor are in the URL. */
export const listLoader = <
  const Filters extends Readonly<Record<string, Filter>>,
  Page extends PageOf<{ readonly id: string }>,
>(
  filters: Filters,
  loadPage: (admin: AdminClient, query: ListQuery<Filters>, args: LoadArgs) => Promise<Page>,
) =>
  adminLoader(async (admin, args): Promise<LoadedList<Page>> => {
    const read = (name: string) => args.query.get(name) || undefined;
    const values = readFilters(filters, read);
    const page = await loadPage(admin, { ...values, after: read('after') }, args);
    return { page, hasFilters: Object.values(values).some((value) => value !== undefined) };
  });

/** Makes the `shouldRevalidate` of a page whose loader ignores these query parameters, such as the one of an open dialog. */
export const ignoreQuery =
  (...names: readonly string[]): ShouldRevalidateFunction =>
  ({ currentUrl, nextUrl, defaultShouldRevalidate }) => {
    const withoutNames = ({ href }: URL) => {
      const url = new URL(href);
      for (const name of names) url.searchParams.delete(name);
      return url.href;
    };
    // an equal URL means `revalidate()` or a link to the open page
    if (currentUrl.href === nextUrl.href) return defaultShouldRevalidate;
    return withoutNames(currentUrl) !== withoutNames(nextUrl);
  };
