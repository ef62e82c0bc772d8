import { useWords } from '../../device/words.tsx';

/** The first row of cards while it is on its way. */
export const WishlistSkeleton = () => (
  <div role="status">
    <span className="sr-only">{useWords().pages.loading}</span>
    <div className="grid grid-cols-2 md:grid-cols-3 xl:grid-cols-4 gap-x-4 lg:gap-x-6 animate-breathe">
      <Card />
      <Card />
      <Card className="max-md:hidden" />
      <Card className="max-xl:hidden" />
    </div>
  </div>
);

const Card = ({ className = '' }: { className?: string }) => (
  <div className={className}>
    <div className="bg-glaze-2 aspect-[4/5]" />
    <div className="bg-glaze-2 h-5 mt-4 w-3/4" />
    <div className="bg-glaze-2 h-4 mt-3 w-1/2" />
  </div>
);
