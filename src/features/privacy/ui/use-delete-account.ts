import { useNavigate } from 'react-router';
import { loadShopClient } from '#core/api/load-shop-client.ts';
import { readError } from '#core/api/read-error.ts';
import { signOutHere } from '#core/browser/session.ts';
import { notify } from '#core/browser/toasts.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import type { LocalizedFieldErrors } from '#core/ui/use-form-submit.ts';
import { useAccountsFailure } from '#features/auth/ui/account/use-accounts-failure.ts';
import { mailCode } from '#features/auth/ui/change-password.ts';

/** Kind of reauthentication that the server requires. */
export type RequestedProof = 'password' | 'code';

interface DeleteAccountOptions {
  /** Called when the server requires this proof. */
  readonly onProofRequested: (proof: RequestedProof) => void;
  readonly onFailed: (error: unknown) => void;
}

/** Field that displays an error, by error code. */
const fieldOf: Readonly<Record<string, RequestedProof>> = {
  PASSWORD_REQUIRED: 'password',
  PASSWORD_WRONG: 'password',
  CODE_REQUIRED: 'code',
  CODE_WRONG: 'code',
};

/** Deletes the account and clears the session on this device; returns the error of the proof, if any. */
export const useDeleteAccount = ({ onProofRequested, onFailed }: DeleteAccountOptions) => {
  const { farewell } = useMessages('personalData');
  const { sentence: sentenceOf } = useAccountsFailure();
  const language = useLanguage();
  const navigate = useNavigate();

  const leave = async () => {
    await signOutHere();
    // the page has redirected to sign-in by now; this navigation overrides it
    await navigate('/');
    const { title, body } = farewell.done;
    notify({ title, text: body, about: 'session' });
  };
  return async (
    proof: Readonly<Partial<Record<RequestedProof, string | undefined>>>,
  ): Promise<LocalizedFieldErrors | null> => {
    try {
      const shop = await loadShopClient();
      await shop.account.delete({ language, ...proof });
      await leave();
      return null;
    } catch (error) {
      const { code, message: sentence } = readError(error, language);
      const field = fieldOf[code];
      if (!field) {
        onFailed(error);
        return null;
      }
      onProofRequested(field);
      if (code !== 'CODE_REQUIRED') return { [field]: sentence };
      const mailed = await mailCode();
      return { code: mailed.isDone ? sentence : sentenceOf(mailed.failure) };
    }
  };
};
