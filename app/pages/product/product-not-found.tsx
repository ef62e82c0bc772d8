import { useWords } from '../../device/words.tsx';
import { EmptyPlate } from '../../parts/empty-plate.tsx';

/** For an id that the shop does not know (specification 2, 8). */
export const ProductNotFound = ({ text }: { text: string }) => {
  const { notFound } = useWords().product;
  return (
    <div className="page py-12 lg:py-20">
      <EmptyPlate heading="h1" title={notFound.title} text={text} link={{ to: '/products', label: notFound.back }} />
    </div>
  );
};
