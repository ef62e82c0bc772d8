import { useState } from 'react';
import type { Profile } from '../../../../contract/profile.ts';
import { loadShopClient } from '../../../api/load-shop-client.ts';
import { refusalOf } from '../../../api/refusal.ts';
import { CodeForm } from '../../../components/code-form.tsx';
import { useLanguage, useMessages } from '../../../i18n/messages.tsx';
import { mailCode } from '../../../state/change-password.ts';
import { isSubmitBlockedOffline } from '../../../state/is-submit-blocked-offline.ts';
import { notify } from '../../../state/toasts.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { ProfileSection } from '../profile/profile-section.tsx';
import { useDisclosure } from './dialog-steps.tsx';
import { useAccountsFailure } from './use-accounts-failure.ts';

interface EmailPartProps {
  readonly email: string;
  readonly onProven: (profile: Profile) => void;
  readonly onFailed: (error: unknown) => void;
}

/** Confirms an unconfirmed e-mail address with a mailed code that is typed here (decision 162). */
export const EmailSection = ({ email, onProven, onFailed }: EmailPartProps) => {
  const { email: words } = useMessages('accountSecurity');
  const { fields } = useMessages('common');
  const language = useLanguage();
  const { notifyFailure } = useAccountsFailure();
  const { isOpen, open, close } = useDisclosure();
  const [isBusy, setBusy] = useState(false);

  const send = async () => {
    if (isBusy || isSubmitBlockedOffline()) return;
    setBusy(true);
    const mailed = await mailCode();
    setBusy(false);
    if (mailed.isDone) open();
    else notifyFailure(mailed.failure);
  };
  const prove = async (code: string) => {
    try {
      const shop = await loadShopClient();
      const profile = await shop.profile.verifyEmail({ code });
      close();
      notify({ title: words.proven.title, text: words.proven.body });
      onProven(profile);
    } catch (error) {
      const { code: refusal, message: sentence } = refusalOf(error, language);
      if (refusal === 'CODE_WRONG') return { code: sentence };
      onFailed(error);
    }
    return null;
  };
  return (
    <ProfileSection title={words.title} text={words.text}>
      <p>
        <bdi className="break-all">{email}</bdi>
      </p>
      <button
        type="button"
        className="btn btn-sm btn-line mt-4"
        aria-busy={isBusy}
        aria-disabled={isBusy}
        onClick={() => void send()}
      >
        {isBusy ? fields.wait : words.send}
      </button>
      <Dialog isOpen={isOpen} onClose={close} title={words.title} closeLabel={fields.close}>
        <div className="grid gap-5 mt-5">
          <p>{words.sentTo({ email })}</p>
          <CodeForm label={words.code} submit={words.confirm} isNext onCode={prove} />
        </div>
      </Dialog>
    </ProfileSection>
  );
};
