import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useEntryWords } from '../../device/entry-words.ts';
import { lacksPassword } from '../../device/known-session.ts';
import { mustWait } from '../../device/must-wait.ts';
import { notify } from '../../device/notices.ts';
import { loadAccounts } from '../../device/session.ts';
import { useTillWords } from '../../device/till-words.ts';
import { useIsHydrated } from '../../device/use-is-hydrated.ts';
import { tellAccountsError, tellNoConnection } from './accounts-error.ts';
import { dueFactors } from './due-factors.ts';
import { choiceAfter, entryAddress, type LinkType, placeAfterLink, readLinkType } from './entry-steps.ts';
import { welcome, welcomeBack } from './welcome.ts';

/** How it stands with a link: it can be pressed; one of two agreements is given; it leads nowhere any more; it is cut off. */
type LinkState = 'ready' | 'halfway' | 'expired' | 'broken';

/** The link that somebody has opened out of a mail, and what pressing its button does. */
export function useLink() {
  const [query] = useSearchParams();
  const isHydrated = useIsHydrated();
  const type = readLinkType(query);
  const tokenHash = query.get('token_hash') ?? '';
  const [state, setState] = useState<LinkState>('ready');
  const [isBusy, setBusy] = useState(false);
  const words = useTillWords();
  const { failures, link } = useEntryWords();
  const navigate = useNavigate();

  const goOn = async (proven: LinkType) => {
    const target = query.get('redirect_to');
    // whose password was not known to be theirs chooses one
    const chosen = proven === 'signup' && lacksPassword() ? 'invite' : proven;
    const place = placeAfterLink(chosen, target, location.origin);
    const isFactorDue = (await dueFactors()).length > 0;
    // the page to sign in asks for it and then goes on
    await navigate(isFactorDue && choiceAfter(chosen) === null ? entryAddress(null, place) : place, { replace: true });
    if (proven === 'signup') await welcome(words);
    if (proven === 'email_change') notify({ title: link.changed.title, text: link.changed.body });
    if (proven === 'magiclink' && !isFactorDue) welcomeBack(words);
  };
  const send = async (sent: LinkType) => {
    try {
      const accounts = await loadAccounts();
      const { data, error } = await accounts.verifyOtp({ token_hash: tokenHash, type: sent });
      if (error?.code === 'otp_expired') return setState('expired');
      if (error) return void tellAccountsError(error, words, failures);
      if (!data.session) return setState('halfway');
      await goOn(sent);
    } catch {
      tellNoConnection(words);
    }
  };
  return {
    type,
    state: isHydrated && tokenHash === '' ? ('broken' as const) : state,
    isBusy,
    prove: async () => {
      if (type === null || isBusy || mustWait()) return;
      setBusy(true);
      await send(type);
      setBusy(false);
    },
  };
}
