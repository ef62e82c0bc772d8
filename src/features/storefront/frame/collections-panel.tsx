import { useId } from 'react';
import { useMessages } from '#core/i18n/messages-provider.tsx';
import { Photograph } from '#core/ui/photograph.tsx';
import { type Category, categories } from '#features/products/product-attributes.ts';
import { collectionPictures } from '#features/products/ui/collection-pictures.ts';
import { useCurrentLink } from './nav-links.ts';
import { useCollectionCounts } from './use-collection-counts.ts';

/** Links to the collections, each with a cut-out and its number of products, and to all products. */
export const CollectionsPanel = () => {
  const { catalogue } = useMessages('common');
  const currentPath = useCurrentLink();
  const countOf = useCollectionCounts();
  return (
    <div className="bg-white text-lapis-900 shadow-pop sm:w-[30rem]">
      <div className="rim text-lapis-700" />
      <ul className="grid grid-cols-4 gap-3 p-4">
        {categories.map((category) => (
          <li key={category}>
            <Collection category={category} count={countOf(category)} currentPath={currentPath} />
          </li>
        ))}
      </ul>
      <p className="border-t border-lapis-200">
        <a
          href="/products"
          aria-current={currentPath === '/products' ? 'page' : undefined}
          className="flex items-center justify-between min-h-12 px-4 hover:bg-lapis-50 focus-visible:-outline-offset-2 aria-[current=page]:font-medium"
        >
          {catalogue.categories.all} <span className="text-caption text-mist num">{countOf('all')}</span>
        </a>
      </p>
    </div>
  );
};

interface CollectionProps {
  readonly category: Category;
  /** Number of products; empty until loaded. */
  readonly count: string;
  readonly currentPath: string;
}

const Collection = ({ category, count, currentPath }: CollectionProps) => {
  const { catalogue } = useMessages('common');
  const to = `/products/${category}`;
  const [nameId, countId] = [useId(), useId()];
  return (
    <a
      href={to}
      aria-labelledby={nameId}
      aria-describedby={countId}
      aria-current={to === currentPath ? 'page' : undefined}
      className="group block border-b-2 border-transparent aria-[current=page]:border-current aria-[current=page]:font-medium"
    >
      <span className="block relative aspect-square overflow-hidden bg-glaze">
        <Photograph
          picture={{ path: collectionPictures[category], alt: '' }}
          sizes="105px"
          isEager
          className="absolute inset-0 size-full object-contain p-2 transition-transform duration-700 ease-glaze group-hover:scale-[1.03]"
        />
      </span>
      <span id={nameId} className="block mt-2">
        {catalogue.categories[category]}
      </span>{' '}
      <span id={countId} className="block min-h-7 text-caption text-mist num">
        {count}
      </span>
    </a>
  );
};
