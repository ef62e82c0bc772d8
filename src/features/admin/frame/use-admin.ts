import { useCallback, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { confirmRole, resetRole } from '#core/admin/confirmed-role.ts';
import { adminPathOf } from '#core/admin/use-admin-path.ts';
import { loadAdminClient } from '#core/api/load-admin-client.ts';
import { loadShopClient } from '#core/api/load-shop-client.ts';
import { readError } from '#core/api/read-error.ts';
import { type Notice, notify } from '#core/browser/toasts.ts';
import type { Language } from '#core/i18n/language.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { rolePermissions } from '#core/permissions/permissions.ts';
import { useAppNavigate } from '#core/routing/use-app-navigate.ts';
import { signInAddress } from '#features/auth/ui/sign-in-address.ts';
import { useSession } from '#features/auth/ui/use-session.ts';
import type { DashboardSummary } from '../dashboard.admin.contract.ts';
import { findAdminPage } from './find-admin-page.ts';

/** State of the admin area; `summary` is null until the server has confirmed the role. */
export interface Admin {
  readonly summary: DashboardSummary | null;
  readonly hasFailed: boolean;
  readonly refetchSummary: () => void;
  readonly fail: (error: unknown) => void;
}

/**
 * Checks on the server whether the signed-in user is an admin. Redirects guests to sign-in, customers to the home page, and
 * admins with a pending second factor to it (specification 6, Admin; decision 86).
 */
export function useAdmin(): Admin {
  const session = useSession();
  const userId = session?.userId;
  const language = useLanguage();
  const navigate = useAppNavigate();
  const { notices } = useMessages('admin').layout;
  const [summary, setSummary] = useState<DashboardSummary | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const { revalidate } = useRevalidator();
  /** User and role that the page's data were loaded for. */
  const loadedFor = useRef<string | null>(null);

  const toSignIn = useCallback(() => {
    void navigate(signInAddress(location), { replace: true });
  }, [navigate]);

  const fail = useCallback(
    (error: unknown): void => {
      const { code, message: sentence, details } = readError(error, language);
      // the effect below redirects
      if (code === 'SIGN_IN_REQUIRED') return;
      if (code === 'ADMIN_REQUIRED') {
        notify(errorNotice(notices.denied));
        void navigate('/', { replace: true });
        return;
      }
      if (code === 'SECOND_FACTOR_REQUIRED' && details['isMissing'] === true) {
        notify({ title: notices.factorMissing, text: sentence, tone: 'error', persistsOnNavigation: true });
        void navigate('/account?tab=profile', { replace: true });
        return;
      }
      if (code === 'SECOND_FACTOR_REQUIRED') return toSignIn();
      notify({ title: notices.loadFailed.title, text: sentence, tone: 'error' });
    },
    [language, navigate, notices, toSignIn],
  );

  const reloadSummary = useCallback(async () => {
    setFailed(false);
    try {
      const { dashboard: dashboardClient } = await loadAdminClient();
      const confirmed = await dashboardClient.summary().catch(acceptInvitation(dashboardClient.summary, language));
      confirmRole({ canOpen: (pathname) => canOpen(confirmed, pathname) });
      const user = `${confirmed.email} ${confirmed.role}`;
      // the data of another user or role must not appear
      if (loadedFor.current !== null && loadedFor.current !== user) await revalidate();
      loadedFor.current = user;
      setSummary(confirmed);
    } catch (error) {
      if (readError(error, language).code !== 'UNAVAILABLE') return fail(error);
      notify({ title: notices.loadFailed.title, text: notices.loadFailed.body, tone: 'error' });
      setFailed(true);
    }
  }, [fail, language, notices, revalidate]);

  useEffect(() => {
    if (session !== null) return;
    notify(errorNotice(notices.unauthorized));
    toSignIn();
  }, [session, notices, toSignIn]);
  useEffect(() => {
    setSummary(null);
    resetRole();
    if (userId !== undefined) void reloadSummary();
  }, [userId, reloadSummary]);

  return { summary, hasFailed, refetchSummary: () => void reloadSummary(), fail };
}

const canOpen = ({ role }: DashboardSummary, pathname: string): boolean => {
  const open = findAdminPage(adminPathOf(pathname));
  if (!open) return false;
  const { page, section } = open;
  return [section.permission, page.permission ?? section.permission].every((right) => rolePermissions[role].has(right));
};

/** Accepts the invitation of an account without a role and retries; rethrows other errors. */
const acceptInvitation =
  (loadSummary: () => Promise<DashboardSummary>, language: Language) =>
  async (error: unknown): Promise<DashboardSummary> => {
    if (readError(error, language).code !== 'ADMIN_REQUIRED') throw error;
    try {
      await (await loadShopClient()).staffInvitations.accept({});
    } catch {
      throw error;
    }
    return loadSummary();
  };

/** Error notice that persists over the redirect. */
const errorNotice = ({ title, body }: { readonly title: string; readonly body: string }): Notice => ({
  title,
  text: body,
  tone: 'error',
  persistsOnNavigation: true,
});
