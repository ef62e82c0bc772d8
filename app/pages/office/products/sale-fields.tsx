import { badges, categories } from '../../../../domain/products.ts';
import { useOfficeWords } from '../../../device/office-words.ts';
import { useWords } from '../../../device/words.tsx';
import { writeLatinDigits } from '../../../device/write-latin-digits.ts';
import { Tick } from '../../../parts/tick.tsx';
import { Field } from '../../../ui/field.tsx';
import { ChoiceField } from './choice-field.tsx';
import type { ProductFieldsProps } from './text-fields.tsx';

/** What the product costs, how many there are, and where it is shown. */
export const SaleFields = ({ product, errors, clear }: ProductFieldsProps) => {
  const { products } = useOfficeWords();
  const { catalogue } = useWords();
  const { fields, parts } = products;
  const regular = product && (product.originalPrice ?? product.price);
  const reduced = product && product.originalPrice !== null ? product.price : undefined;
  const props = (name: 'price' | 'salePrice' | 'stock') => ({
    name,
    label: fields[name],
    error: errors[name],
    dir: 'ltr' as const,
    onChange: () => clear(name),
  });
  return (
    <section aria-labelledby="product-sale" onInput={writeNumbersInLatin}>
      <h2 id="product-sale" className="text-lg font-medium pb-4">
        {parts.sale}
      </h2>
      <div className="grid sm:grid-cols-2 lg:grid-cols-3 gap-x-8 gap-y-6">
        <Field {...props('price')} required inputMode="decimal" maxLength={14} defaultValue={inPounds(regular)} />
        <Field
          {...props('salePrice')}
          inputMode="decimal"
          maxLength={14}
          hint={products.salePriceHint}
          defaultValue={inPounds(reduced)}
        />
        <Field
          {...props('stock')}
          required
          inputMode="numeric"
          maxLength={9}
          defaultValue={product && String(product.stock)}
        />
        <ChoiceField
          label={fields.category}
          name="category"
          choices={categories.map((category) => [category, catalogue.categories[category]])}
          defaultValue={product?.category}
        />
        <ChoiceField
          label={fields.badge}
          name="badge"
          choices={[['', products.noBadge], ...badges.map((badge) => [badge, catalogue.badges[badge]] as const)]}
          defaultValue={product?.badge ?? ''}
        />
        <div className="self-end pb-1">
          <Tick name="isFeatured" label={fields.isFeatured} isTicked={product?.isFeatured ?? false} />
        </div>
      </div>
    </section>
  );
};

/** Piastres as they are typed: "450", "450.50". */
const inPounds = (amount: number | undefined): string | undefined =>
  amount === undefined ? undefined : (amount / 100).toFixed(amount % 100 === 0 ? 0 : 2);

const writeNumbersInLatin = ({ target }: { target: EventTarget }): void => {
  if (target instanceof HTMLInputElement && target.inputMode !== '') writeLatinDigits(target);
};
