import type { ProductCard } from '../../contract/products.ts';
import { CategoryShape } from './category-shape.tsx';
import { Photograph } from './photograph.tsx';

interface ProductPictureProps {
  readonly product: Pick<ProductCard, 'picture' | 'category' | 'isInStock'>;
  readonly sizes: string;
  readonly isFirst?: boolean;
  readonly isEager?: boolean;
}

/** A product's main view filling its frame, or the quiet drawing that stands in until it is photographed. */
export const ProductPicture = ({ product, sizes, isFirst = false, isEager = isFirst }: ProductPictureProps) =>
  product.picture ? (
    <Photograph
      picture={product.picture}
      sizes={sizes}
      isFirst={isFirst}
      isEager={isEager}
      className={`absolute inset-0 size-full object-contain transition-transform duration-700 ease-glaze group-hover:scale-[1.03] ${product.isInStock ? '' : 'opacity-55'}`}
    />
  ) : (
    <CategoryShape
      category={product.category}
      className="absolute inset-0 m-auto size-2/3 text-lapis-300"
      stroke={0.6}
    />
  );
