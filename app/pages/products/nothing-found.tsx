import type { ListedProduct } from '../../../contract/products.ts';
import { EmptyPlate } from '../../parts/empty-plate.tsx';
import { SectionHeading } from '../../parts/section-heading.tsx';
import { ProductGrid } from './product-grid.tsx';
import type { SaidOfList } from './what-is-said.ts';

interface NothingFoundProps {
  readonly said: NonNullable<SaidOfList['empty']>;
  readonly otherLanguage: readonly ListedProduct[];
}

/** Why the list is empty, the way on, and what the same search finds in the other language (decisions 31, 34). */
export const NothingFound = ({ said: { otherLanguage: title, ...said }, otherLanguage }: NothingFoundProps) =>
  title ? (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 px-6 py-5 mb-14 border border-lapis-200">
        <h2 className="display text-h4">{said.title}</h2>
        <a href={said.link.to} className="btn btn-line">
          {said.link.label}
        </a>
      </div>
      <SectionHeading title={title} />
      <ProductGrid products={otherLanguage} heading="h3" />
    </>
  ) : (
    <EmptyPlate {...said} />
  );
