import { useWords } from '../../../device/words.tsx';

/** The first row of cards while it is on its way. */
export const AddressesSkeleton = () => (
  <div role="status">
    <span className="sr-only">{useWords().pages.loading}</span>
    <div className="grid md:grid-cols-2 xl:grid-cols-3 gap-6 animate-breathe">
      <div className="bg-glaze-2 h-60" />
      <div className="bg-glaze-2 h-60 max-md:hidden" />
      <div className="bg-glaze-2 h-60 max-xl:hidden" />
    </div>
  </div>
);
