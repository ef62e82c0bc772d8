import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Desk } from '../../../contract/office/desk.ts';
import { loadOffice } from '../../api/office-in-browser.ts';
import { refusalOf } from '../../api/refusal-of.ts';
import { type Notice, notify } from '../../device/notices.ts';
import { useOfficeWords } from '../../device/office-words.ts';
import { forgetSession } from '../../device/session.ts';
import { signInAddress } from '../../device/sign-in-address.ts';
import { useSession } from '../../device/signed-in.ts';
import { useLanguage } from '../../device/words.tsx';

/** The admin at work, as far as the shop has said that they are one. */
export interface Admin {
  readonly desk: Desk | null;
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
  const { notices } = useOfficeWords().frame;
  const [desk, setDesk] = useState<Desk | null>(null);
  const [hasFailed, setFailed] = useState(false);

  const toSignIn = useCallback(() => {
    void navigate(signInAddress(location), { replace: true });
  }, [navigate]);

  const fail = useCallback(
    (error: unknown): void => {
      const { code, sentence } = refusalOf(error, language);
      if (code === 'SIGN_IN_REQUIRED') return void forgetSession();
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
      const { desk: asked } = await loadOffice();
      setDesk(await asked.show());
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
