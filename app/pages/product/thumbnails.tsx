import type { ProductDetail } from '../../../contract/products.ts';
import { CategoryShape } from '../../parts/category-shape.tsx';
import { Photograph } from '../../parts/photograph.tsx';

interface ThumbnailsProps {
  readonly product: ProductDetail;
  readonly labels: readonly string[];
  readonly shown: number;
  readonly onShow: (place: number) => void;
}

/** The four views beside the large one, on wide screens only. */
export const Thumbnails = ({ product, labels, shown, onShow }: ThumbnailsProps) => (
  <ul className="hidden lg:flex flex-col gap-4 w-[104px] shrink-0 order-1">
    {product.gallery.map((picture, place) => (
      <li key={labels[place]}>
        <button
          type="button"
          aria-label={labels[place]}
          aria-current={place === shown}
          className="relative block w-full bg-glaze aspect-square border-lapis-700 aria-current:border-2"
          onClick={() => onShow(place)}
        >
          {picture ? (
            <Photograph
              picture={{ ...picture, alt: '' }}
              sizes="104px"
              className={`absolute inset-0 size-full ${picture.isCutOut ? 'object-contain p-1' : 'object-cover'}`}
            />
          ) : (
            <CategoryShape
              category={product.category}
              className="absolute inset-0 m-auto size-1/2 text-lapis-300"
              stroke={0.6}
            />
          )}
        </button>
      </li>
    ))}
  </ul>
);
