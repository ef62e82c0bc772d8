import { createContext, use, useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { DashboardSummary } from '../../../contract/admin/dashboard.ts';
import { loadAdminClient } from '../../api/load-admin-client.ts';
import { refusalOf } from '../../api/refusal.ts';
import { useLanguage, useMessages } from '../../i18n/messages.tsx';
import { clearSession } from '../../state/session.ts';
import { signInAddress } from '../../state/sign-in-address.ts';
import { type Notice, notify } from '../../state/toasts.ts';
import { useSession } from '../../state/use-session.ts';

/** The admin at work, as far as the shop has said that they are one. */
export interface Admin {
  readonly desk: DashboardSummary | null;
  readonly hasFailed: boolean;
  readonly lookAgain: () => void;
  readonly fail: (error: unknown) => void;
}

/**
 * Asks the shop whether whoever is signed in is an admin. Strangers are sent to sign in, customers home, and who owes
 * their second factor to give it (specification 6, Admin; decision 86).
 */
export function useAdmin(): Admin {
  const session = useSession();
  const userId = session?.userId;
  const language = useLanguage();
  const navigate = useNavigate();
  const { notices } = useMessages('admin').layout;
  const [desk, setDesk] = useState<DashboardSummary | null>(null);
  const [hasFailed, setFailed] = useState(false);

  const toSignIn = useCallback(() => {
    void navigate(signInAddress(location), { replace: true });
  }, [navigate]);

  const fail = useCallback(
    (error: unknown): void => {
      const { code, message: sentence } = refusalOf(error, language);
      if (code === 'SIGN_IN_REQUIRED') return void clearSession();
      if (code === 'ADMIN_REQUIRED') {
        notify(alarm(notices.denied));
        void navigate('/', { replace: true });
        return;
      }
      if (code === 'SECOND_FACTOR_REQUIRED') return toSignIn();
      notify({ title: notices.loadFailed.title, text: sentence, tone: 'alarm' });
    },
    [language, navigate, notices, toSignIn],
  );

  const look = useCallback(async () => {
    setFailed(false);
    try {
      const { dashboard: asked } = await loadAdminClient();
      setDesk(await asked.summary());
    } catch (error) {
      if (refusalOf(error, language).code !== 'UNAVAILABLE') return fail(error);
      notify({ title: notices.loadFailed.title, text: notices.loadFailed.body, tone: 'alarm' });
      setFailed(true);
    }
  }, [fail, language, notices]);

  useEffect(() => {
    if (session !== null) return;
    notify(alarm(notices.unauthorized));
    toSignIn();
  }, [session, notices, toSignIn]);
  useEffect(() => {
    setDesk(null);
    if (userId !== undefined) void look();
  }, [userId, look]);

  return { desk, hasFailed, lookAgain: () => void look(), fail };
}

/** What leads to another page is read there. */
const alarm = ({ title, body }: { readonly title: string; readonly body: string }): Notice => ({
  title,
  text: body,
  tone: 'alarm',
  goesAlong: true,
});

interface OfficeTools {
  /** Says what the shop answered when something failed, and leads away whoever may not be here. */
  readonly fail: (error: unknown) => void;
  /** Counts anew what waits: something of it was done. */
  readonly lookAgain: () => void;
}

export const AdminContext = createContext<OfficeTools | null>(null);

/** What every part of the office works with. */
export const useAdminContext = (): OfficeTools => {
  const tools = use(AdminContext);
  if (!tools) throw new Error('This stands outside the office.');
  return tools;
};
