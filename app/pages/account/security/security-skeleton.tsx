import { useWords } from '../../../device/words.tsx';

/** The parts' shapes while they are on their way. */
export const SecuritySkeleton = () => (
  <div role="status" className="pt-10">
    <span className="sr-only">{useWords().pages.loading}</span>
    <div className="grid gap-10 animate-breathe">
      <div className="bg-glaze-2 h-24" />
      <div className="bg-glaze-2 h-40" />
    </div>
  </div>
);
