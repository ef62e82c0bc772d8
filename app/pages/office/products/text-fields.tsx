import type { OfficeProduct } from '../../../../contract/office/products.ts';
import { MAX_PRODUCT_NAME } from '../../../../domain/limits.ts';
import { MAX_DESCRIPTION, MAX_KIND } from '../../../../domain/products/product-input.ts';
import { useOfficeWords } from '../../../device/office-words.ts';
import type { SpokenErrors } from '../../../parts/use-sent-form.ts';
import { Field } from '../../../ui/field.tsx';

export interface ProductFieldsProps {
  readonly product: OfficeProduct | undefined;
  readonly errors: SpokenErrors;
  /** Takes away the sentence under a field that is being edited. */
  readonly clear: (name: string) => void;
}

/** What the product is called and how it is described, the Arabic beside the English. */
export const TextFields = ({ product, errors, clear }: ProductFieldsProps) => {
  const { products } = useOfficeWords();
  const { fields, parts } = products;
  const props = (name: keyof typeof fields) => ({
    name,
    label: fields[name],
    error: errors[name],
    dir: 'auto' as const,
    onChange: () => clear(name),
  });
  return (
    <section aria-labelledby="product-texts">
      <h2 id="product-texts" className="text-lg font-medium pb-4">
        {parts.texts}
      </h2>
      <div className="grid lg:grid-cols-2 gap-x-8 gap-y-6">
        {(['ar', 'en'] as const).map((language) => (
          <Field
            key={language}
            {...props(`name.${language}`)}
            required
            maxLength={MAX_PRODUCT_NAME}
            defaultValue={product?.name[language]}
          />
        ))}
        {(['ar', 'en'] as const).map((language) => (
          <Field
            key={language}
            {...props(`kind.${language}`)}
            required
            maxLength={MAX_KIND}
            hint={products.kindHint}
            defaultValue={product?.kind[language]}
          />
        ))}
        {(['ar', 'en'] as const).map((language) => (
          <Field
            key={language}
            {...props(`description.${language}`)}
            required
            lines={6}
            maxLength={MAX_DESCRIPTION}
            defaultValue={product?.description[language]}
          />
        ))}
        {(['ar', 'en'] as const).map((language) => (
          <Field
            key={language}
            {...props(`features.${language}`)}
            lines={6}
            hint={products.featuresHint}
            defaultValue={product?.features[language].join('\n')}
          />
        ))}
      </div>
    </section>
  );
};
