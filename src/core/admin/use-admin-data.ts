import { useCallback, useEffect, useState } from 'react';
import { useLoaderData, useLocation, useNavigation, useRevalidator } from 'react-router';
import type { PageOf } from '#core/api/pagination.ts';
import { useAdminContext } from './admin-context.ts';
import type { Loaded, LoadedList } from './admin-loader.ts';

/** State of the data of a page. */
interface LoadState {
  /** Whether newer data of this page is loading; the previous data stays visible. */
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly reload: () => void;
}

interface AdminData<Data> extends LoadState {
  /** Data of the page; after a failure the previous data, null without any. */
  readonly data: Data | null;
  /** Replaces the data until the next load. */
  readonly setData: (data: Data) => void;
  /** Changes the current data, which may be newer than those of the render in which the user acted. */
  readonly updateData: (change: (data: Data) => Data) => void;
}

type Loader<Data> = (...args: never[]) => Promise<Loaded<Data>>;
type DataOf<PageLoader> = PageLoader extends Loader<infer Data> ? Data : never;

/** Returns the data of the page's `adminLoader`; shows the error of a failure and redirects a user who lost access. */
export function useAdminData<PageLoader extends Loader<unknown>>(): AdminData<DataOf<PageLoader>> {
  type Data = DataOf<PageLoader>;
  const { fail } = useAdminContext();
  const loaded: Loaded<Data> = useLoaderData();
  const { pathname } = useLocation();
  const { location: nextLocation } = useNavigation();
  const { state, revalidate } = useRevalidator();
  const [current, setCurrent] = useState({ loaded, pathname, data: loaded.data });
  if (current.loaded !== loaded) {
    const keepsPrevious = loaded.error !== null && current.pathname === pathname;
    setCurrent({ loaded, pathname, data: keepsPrevious ? current.data : loaded.data });
  }
  useEffect(() => {
    if (loaded.error !== null) fail(loaded.error);
  }, [loaded, fail]);
  return {
    data: current.data,
    isLoading: state === 'loading' || nextLocation?.pathname === pathname,
    hasFailed: loaded.error !== null,
    reload: useCallback(() => void revalidate(), [revalidate]),
    setData: useCallback((data: Data) => setCurrent((now) => ({ ...now, data })), []),
    updateData: useCallback(
      (change: (data: Data) => Data) =>
        setCurrent((now) => (now.data === null ? now : { ...now, data: change(now.data) })),
      [],
    ),
  };
}

/**
 * Returns the data that an editor was opened with. Later loads do not replace them: a save on top of a version that the user has not seen
 * would overwrite it without a conflict.
 */
export function useOpenedData<PageLoader extends Loader<unknown>>(): AdminData<DataOf<PageLoader>> {
  const { data, setData: _, ...state } = useAdminData<PageLoader>();
  const [opened, setOpened] = useState(data);
  if (opened === null && data !== null) setOpened(data);
  return {
    ...state,
    data: opened,
    setData: setOpened,
    updateData: useCallback((change) => setOpened((now) => (now === null ? now : change(now))), []),
  };
}

interface Row {
  readonly id: string;
}

/** One page of a list. */
export interface AdminList<Each, Page = PageOf<Each>> extends LoadState {
  /** Rows of the list; after a failure the previous ones, null without any. */
  readonly page: Page | null;
  /** Whether the page was loaded with a filter. */
  readonly hasFilters: boolean;
  /** Replaces the row with the same id, because loading again could move it off the page. */
  readonly replace: (row: Each) => void;
}

type ListLoader = Loader<LoadedList<PageOf<Row>>>;
type PageIn<PageLoader extends ListLoader> = DataOf<PageLoader>['page'];

/** Returns the page of the page's `listLoader`. */
export function useAdminList<PageLoader extends ListLoader>(): AdminList<
  PageIn<PageLoader>['items'][number],
  PageIn<PageLoader>
> {
  const { data, setData: _, updateData, ...state } = useAdminData<PageLoader>();
  return {
    ...state,
    page: data?.page ?? null,
    hasFilters: data?.hasFilters ?? false,
    replace: (row) =>
      updateData((current) => {
        const items = current.page.items.map((old) => (old.id === row.id ? row : old));
        return { ...current, page: { ...current.page, items } };
      }),
  };
}
