import { useWords } from '../../device/words.tsx';

/** The orders' shape while they are on their way. */
export const AccountSkeleton = () => (
  <div role="status" className="pt-14">
    <span className="sr-only">{useWords().pages.loading}</span>
    <div className="grid gap-6 animate-breathe">
      <div className="bg-glaze-2 h-56" />
      <div className="bg-glaze-2 h-56" />
    </div>
  </div>
);
