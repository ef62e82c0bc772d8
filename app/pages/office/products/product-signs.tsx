import type { ProductRow } from '../../../../contract/office/products.ts';
import { useOfficeWords } from '../../../device/office-words.ts';
import { useWords } from '../../../device/words.tsx';
import { Icon } from '../../../ui/icon.tsx';

/** What is particular about a product: its badge, that it is featured, that it is in the archive. */
export const ProductSigns = ({ product }: { product: Pick<ProductRow, 'badge' | 'isFeatured' | 'isArchived'> }) => {
  const { products } = useOfficeWords();
  const { catalogue } = useWords();
  const { badge, isFeatured, isArchived } = product;
  if (!badge && !isFeatured && !isArchived) return null;
  return (
    <span className="flex flex-wrap gap-x-3 text-caption font-normal text-mist">
      {isArchived && (
        <span className="inline-flex items-center gap-1">
          <Icon name="archive" className="size-3.5" />
          {products.states.archived}
        </span>
      )}
      {badge && <span>{catalogue.badges[badge]}</span>}
      {isFeatured && <span>{products.featured}</span>}
    </span>
  );
};
