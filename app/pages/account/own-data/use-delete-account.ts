import { useNavigate } from 'react-router';
import { loadShop } from '../../../api/browser.ts';
import { refusalOf } from '../../../api/refusal-of.ts';
import { mailCode } from '../../../device/change-password.ts';
import { forgetCheckoutDraft } from '../../../device/checkout-draft.ts';
import { notify } from '../../../device/notices.ts';
import { answerOffer } from '../../../device/offer-answered.ts';
import { useOwnDataWords } from '../../../device/own-data-words.ts';
import { forgetSession } from '../../../device/session.ts';
import { useLanguage } from '../../../device/words.tsx';
import type { SpokenErrors } from '../../../parts/use-sent-form.ts';
import { useFailure } from '../security/use-failure.ts';

/** By what somebody shows that the account is theirs. */
export type AskedProof = 'password' | 'code';

interface DeleteAccountOptions {
  /** The shop wants this proof. */
  readonly onAsked: (proof: AskedProof) => void;
  readonly onFailed: (error: unknown) => void;
}

/** Under which field a refusal stands. */
const fieldOf: Readonly<Record<string, AskedProof>> = {
  PASSWORD_REQUIRED: 'password',
  PASSWORD_WRONG: 'password',
  CODE_REQUIRED: 'code',
  CODE_WRONG: 'code',
};

/** Deletes the account, and forgets on this device who was signed in; answers what was wrong with the proof, if anything. */
export const useDeleteAccount = ({ onAsked, onFailed }: DeleteAccountOptions) => {
  const { farewell } = useOwnDataWords();
  const { sentence: sentenceOf } = useFailure();
  const language = useLanguage();
  const navigate = useNavigate();

  const leave = async () => {
    forgetCheckoutDraft();
    // whoever has just left is asked no more to join
    answerOffer();
    await forgetSession();
    // this page has sent the stranger to sign in by now: the last word counts
    await navigate('/');
    const { title, body } = farewell.done;
    notify({ title, text: body, about: 'session' });
  };
  return async (proof: Readonly<Partial<Record<AskedProof, string | undefined>>>): Promise<SpokenErrors | null> => {
    try {
      const shop = await loadShop();
      await shop.ownData.erase({ language, ...proof });
      await leave();
      return null;
    } catch (error) {
      const { code, sentence } = refusalOf(error, language);
      const field = fieldOf[code];
      if (!field) {
        onFailed(error);
        return null;
      }
      onAsked(field);
      if (code !== 'CODE_REQUIRED') return { [field]: sentence };
      const mailed = await mailCode();
      return { code: mailed.isDone ? sentence : sentenceOf(mailed.failure) };
    }
  };
};
