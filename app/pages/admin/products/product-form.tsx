import { useId } from 'react';
import { safeParse } from 'valibot';
import type { AdminProduct } from '../../../../contract/admin/products.ts';
import { MAX_PRODUCT_NAME } from '../../../../domain/limits.ts';
import { parseProductForm } from '../../../../domain/products/parse-product-form.ts';
import { MAX_DESCRIPTION, MAX_SUBTITLE_LENGTH, ProductInput } from '../../../../domain/products/product-input.ts';
import { badges, categories } from '../../../../domain/products.ts';
import { Checkbox } from '../../../components/checkbox.tsx';
import { SubmitButton } from '../../../components/submit-button.tsx';
import type { LocalizedFieldErrors } from '../../../components/use-form-submit.ts';
import { useValidatedForm } from '../../../components/use-validated-form.ts';
import { useMessages } from '../../../i18n/messages.tsx';
import { toLatinDigits } from '../../../state/latin-digits.ts';
import { Field } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { UnsavedChangesDialog, useUnsavedChanges } from '../unsaved-changes.tsx';

interface ProductFormProps {
  /** Current product; undefined for a new one. */
  readonly product?: AdminProduct;
  readonly sendLabel: string;
  readonly onSend: (input: ProductInput, form: HTMLFormElement) => Promise<LocalizedFieldErrors | null>;
}

/** Form of a product, with both languages side by side. */
export const ProductForm = ({ product, sendLabel, onSend }: ProductFormProps) => {
  const { products } = useMessages('admin');
  const { general } = useMessages('forms');
  const { errors, isBusy, clear, formProps } = useValidatedForm({
    check: (typed) => safeParse(ProductInput, parseProductForm(typed)),
    refusedTitle: general.error,
    onChecked: onSend,
  });
  const { asked } = useUnsavedChanges(formProps.ref);
  return (
    <form {...formProps} className="grid gap-10">
      <TextFields product={product} errors={errors} clear={clear} />
      <SaleFields product={product} errors={errors} clear={clear} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <SubmitButton isBusy={isBusy} className="">
          {sendLabel}
        </SubmitButton>
        {!product && <Checkbox name="isArchived" label={products.fields.isArchived} />}
      </div>
      <UnsavedChangesDialog asked={asked} />
    </form>
  );
};

interface ProductFieldsProps {
  readonly product: AdminProduct | undefined;
  readonly errors: LocalizedFieldErrors;
  /** Clears the error of a field that is being edited. */
  readonly clear: (name: string) => void;
}

/** Name and description, Arabic beside English. */
const TextFields = ({ product, errors, clear }: ProductFieldsProps) => {
  const { products } = useMessages('admin');
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
            {...props(`subtitle.${language}`)}
            required
            maxLength={MAX_SUBTITLE_LENGTH}
            hint={products.kindHint}
            defaultValue={product?.subtitle[language]}
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

/** Price, stock, and where the product is shown. */
const SaleFields = ({ product, errors, clear }: ProductFieldsProps) => {
  const { products } = useMessages('admin');
  const { catalogue } = useMessages('common');
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
          <Checkbox name="isFeatured" label={fields.isFeatured} isTicked={product?.isFeatured ?? false} />
        </div>
      </div>
    </section>
  );
};

/** Formats piastres as typed in pounds: "450", "450.50". */
const inPounds = (amount: number | undefined): string | undefined =>
  amount === undefined ? undefined : (amount / 100).toFixed(amount % 100 === 0 ? 0 : 2);

const writeNumbersInLatin = ({ target }: { target: EventTarget }): void => {
  if (target instanceof HTMLInputElement && target.inputMode !== '') toLatinDigits(target);
};

interface ChoiceFieldProps {
  readonly label: string;
  readonly name: string;
  readonly choices: readonly (readonly [value: string, said: string])[];
  readonly defaultValue: string | undefined;
}

/** Labelled select of a form. */
const ChoiceField = ({ label, name, choices, defaultValue }: ChoiceFieldProps) => {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="block text-sm font-medium mb-1.5">
        {label}
      </label>
      <div className="relative">
        <select id={id} name={name} defaultValue={defaultValue} className="field appearance-none pe-11!">
          {choices.map(([value, said]) => (
            <option key={value} value={value}>
              {said}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" className="size-5 absolute inset-y-0 my-auto end-4 pointer-events-none" />
      </div>
    </div>
  );
};
