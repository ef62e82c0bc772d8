import { useCallback } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router';
import { isAdminPath } from './admin-path.ts';

/**
 * React Router's `useNavigate` that also accepts addresses of the other area, shop or admin: it loads their document,
 * because pages of the shop lack the routes of the admin area (decision 249).
 */
export const useAppNavigate = () => {
  const navigate = useNavigate();
  return useCallback(
    async (to: string, options: NavigateOptions = {}): Promise<void> => {
      if (isAdminPath(to) === isAdminPath(location.pathname)) return navigate(to, options);
      // loaded on demand: most visitors never enter the admin area
      await import('#core/browser/load-document.ts').then(
        ({ loadDocument }) => loadDocument(to, options),
        () => location.assign(to),
      );
    },
    [navigate],
  );
};
