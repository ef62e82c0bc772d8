import type { ProductCard } from '../../../contract/products.ts';
import { useWords } from '../../device/words.tsx';
import { EmptyPlate } from '../../parts/empty-plate.tsx';
import { SectionHeading } from '../../parts/section-heading.tsx';
import { appliedFilters, type ListState } from './list-state.ts';
import { ProductGrid } from './product-grid.tsx';

interface NothingFoundProps {
  readonly state: ListState;
  readonly otherLanguage: readonly ProductCard[];
}

/** Why the list is empty, the way on, and what the same search finds in the other language (decisions 31, 34). */
export const NothingFound = ({ state, otherLanguage }: NothingFoundProps) => {
  const { list } = useWords();
  const isUnmade = state.category === 'bowls' && appliedFilters(state).length === 0;
  return (
    <>
      {isUnmade ? (
        <EmptyPlate
          title={list.noBowls.title}
          text={list.noBowls.text}
          link={{ to: '/products/sets', label: list.noBowls.button }}
        />
      ) : (
        <EmptyPlate title={list.none.title} text={list.none.text} link={{ to: '/products', label: list.none.reset }} />
      )}
      {otherLanguage.length > 0 && (
        <section className="pt-16">
          <SectionHeading title={list.otherLanguage} />
          <ProductGrid products={otherLanguage} isFirst={false} heading="h3" />
        </section>
      )}
    </>
  );
};
