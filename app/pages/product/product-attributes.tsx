import type { ProductDetail } from '../../../contract/products.ts';

/** Colour and motif of a product. */
export const ProductAttributes = ({ attributes }: Pick<ProductDetail, 'attributes'>) =>
  attributes.length > 0 && (
    <dl className="mt-5 flex flex-wrap gap-x-8 gap-y-1">
      {attributes.map(({ name, value }) => (
        <div key={name} className="flex gap-2">
          <dt className="text-mist">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
