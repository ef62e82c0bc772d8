import type { Review } from '../../../contract/reviews.ts';
import type { ReviewForm } from '../../../domain/reviews/review-form.ts';
import { loadShop } from '../../api/browser.ts';
import { refusalOf } from '../../api/refusal-of.ts';
import { type Notice, notify } from '../../device/notices.ts';
import { forgetSession } from '../../device/session.ts';
import { useTillWords } from '../../device/till-words.ts';
import { useLanguage } from '../../device/words.tsx';

interface SendReviewOptions {
  readonly productId: string;
  readonly mayWrite: boolean;
  /** The way to sign in, offered with the notice that says it is needed. */
  readonly onSignInNeeded: NonNullable<Notice['action']>;
}

/** Sends a review and says how it went, word for word as specification 8 has it. */
export const useSendReview = ({ productId, mayWrite, onSignInNeeded }: SendReviewOptions) => {
  const { notices } = useTillWords();
  const language = useLanguage();
  const { login, failed, sent } = notices.review;

  const askToSignIn = (): 'sign-in' => {
    notify({ title: login.title, text: login.body, tone: 'alarm', action: onSignInNeeded });
    return 'sign-in';
  };

  /** Answers with the review as everybody reads it, or why there is none. */
  const send = async (review: ReviewForm): Promise<Review | 'sign-in' | null> => {
    if (!mayWrite) return askToSignIn();
    try {
      const shop = await loadShop();
      const written = await shop.reviews.write({ ...review, productId });
      notify({ title: sent.title, text: sent.body });
      return written;
    } catch (error) {
      const { code, sentence } = refusalOf(error, language);
      if (code === 'SIGN_IN_REQUIRED') {
        await forgetSession();
        return askToSignIn();
      }
      // who has written too often is told how long to wait
      const text = code === 'TOO_MANY_REQUESTS' ? sentence : failed.body;
      notify({ title: failed.title, text, tone: 'alarm' });
      return null;
    }
  };
  return { send, failureTitle: failed.title };
};
