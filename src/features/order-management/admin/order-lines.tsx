import { textIn } from '#core/i18n/language.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { LotusIcon } from '#core/ui/icons.tsx';
import { Photograph } from '#core/ui/photograph.tsx';
import { Price } from '#core/ui/price.tsx';
import { QuantityField } from '#core/ui/quantity-field.tsx';
import type { ProductRow } from '#features/products/products.admin.contract.ts';
import { ProductSearch } from './product-search.tsx';

/** A line in the order editor. */
export interface EditedLine {
  readonly productId: string;
  readonly name: string;
  /** Kind and size. */
  readonly subtitle: string;
  /** Main view; null without one. */
  readonly picture: { readonly path: string } | null;
  readonly quantity: number;
}

interface OrderLinesProps {
  readonly lines: readonly EditedLine[];
  /** Returns the line total of a product, in piastres; null if unknown. */
  readonly priceOf: (productId: string) => number | null;
  /** Error of a line. */
  readonly errorOf?: (productId: string) => string | null;
  readonly onChange: (lines: readonly EditedLine[]) => void;
}

/** Lines of an order with their quantities, and a search for further products. */
export const OrderLines = ({ lines, priceOf, errorOf = () => null, onChange }: OrderLinesProps) => {
  const { orderChanges: t } = useMessages('admin');
  const language = useLanguage();
  const setQuantity = (id: string, quantity: number) =>
    onChange(
      quantity < 1
        ? lines.filter(({ productId }) => productId !== id)
        : lines.map((line) => (line.productId === id && Number.isInteger(quantity) ? { ...line, quantity } : line)),
    );
  const add = ({ id, name, subtitle, picture }: ProductRow) =>
    onChange([
      ...lines,
      {
        productId: id,
        name: textIn(name, language),
        subtitle: textIn(subtitle, language),
        picture: picture === null ? null : { path: picture },
        quantity: 1,
      },
    ]);
  return (
    <fieldset>
      <legend className="font-medium text-lg float-start pb-3">{t.parts.lines}</legend>
      <div className="clear-both grid gap-4">
        {lines.length > 0 && (
          <ul className="rows border border-lapis-300 bg-white">
            {lines.map(({ productId, name, subtitle, picture, quantity }) => (
              <li
                key={productId}
                className="p-3 grid grid-cols-[3rem_1fr] sm:grid-cols-[3rem_1fr_auto_7rem] gap-3 items-center"
              >
                <span className="relative size-12 grid place-items-center text-lapis-300" aria-hidden="true">
                  {picture ? (
                    <Photograph picture={{ ...picture, alt: '' }} sizes="48px" className="size-12 object-contain" />
                  ) : (
                    <LotusIcon className="size-6" />
                  )}
                </span>
                <span className="min-w-0">
                  <bdi className="block same-side break-words">{name}</bdi>
                  <bdi className="block same-side text-caption text-mist break-words">{subtitle}</bdi>
                  {errorOf(productId) && <span className="block text-sm text-carnelian-700">{errorOf(productId)}</span>}
                </span>
                <span className="max-sm:col-start-2 flex items-center justify-between gap-3">
                  <QuantityField
                    name={name}
                    quantity={quantity}
                    remaining={null}
                    onChange={(nextQuantity) => setQuantity(productId, nextQuantity)}
                  />
                  <LinePrice amount={priceOf(productId)} className="sm:hidden" />
                </span>
                <LinePrice amount={priceOf(productId)} className="text-end max-sm:hidden" />
                <input type="hidden" name={`quantity ${productId}`} value={quantity} />
              </li>
            ))}
          </ul>
        )}
        <ProductSearch selected={new Set(lines.map(({ productId }) => productId))} onChoose={add} />
      </div>
    </fieldset>
  );
};

const LinePrice = ({ amount, className }: { amount: number | null; className: string }) => (
  <span className={`font-medium ${className}`}>{amount === null ? '–' : <Price amount={amount} />}</span>
);
