import { useMessages } from '#core/i18n/messages-provider.tsx';
import { Icon } from '#core/ui/icon.tsx';
import { Photograph } from '#core/ui/photograph.tsx';
import { type Category, categories } from '#features/products/product-attributes.ts';
import type { CategoryCounts } from '#features/products/products.contract.ts';
import { collectionPictures } from '#features/products/ui/collection-pictures.ts';

/** Background of each collection: one blue in different strengths. */
const tiles: Record<Category, { background: string; captionClass: string }> = {
  plates: { background: 'bg-lapis-700 text-white', captionClass: 'text-lapis-200' },
  bowls: { background: 'bg-lapis-500 text-white', captionClass: 'text-white' },
  cups: { background: 'bg-lapis-300 text-lapis-900', captionClass: 'text-lapis-900' },
  sets: { background: 'bg-lapis-100 text-lapis-900', captionClass: 'text-lapis-900' },
};

/** The four collections with their number of products (specification 2, Home). */
export const Collections = ({ counts, title }: { counts: CategoryCounts; title: string }) => {
  const t = useMessages('common');
  return (
    <section className="pt-20 lg:pt-28 when-near">
      <h2 className="sr-only">{title}</h2>
      <ul className="grid grid-cols-2 lg:grid-cols-4">
        {categories.map((category) => {
          const { background, captionClass } = tiles[category];
          return (
            <li key={category}>
              <a
                href={`/products/${category}`}
                className={`group relative block overflow-hidden aspect-[4/5] lg:aspect-auto lg:h-[560px] focus-visible:-outline-offset-4 ${background}`}
              >
                <Photograph
                  picture={{ path: collectionPictures[category], alt: '' }}
                  sizes="(width >= 64rem) 27vw, 46vw"
                  className="absolute top-0 lg:top-[8%] inset-x-[4%] lg:inset-x-[-4%] w-[92%] lg:w-[108%] max-w-none max-lg:-mt-2 object-contain transition-transform duration-700 ease-glaze group-hover:scale-[1.03]"
                />
                <span className="absolute bottom-0 inset-x-0 p-4 lg:p-8 flex items-end justify-between gap-3">
                  <span>
                    <span className="display text-h3 block">{t.catalogue.categories[category]}</span>
                    <span className={`text-sm num ${captionClass}`}>
                      {counts[category] > 0 ? t.counts.products(counts[category]) : t.catalogue.soon}
                    </span>
                  </span>
                  <Icon name="arrow-left" className="hidden lg:block mb-1.5 size-6 ltr:mirror" />
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
