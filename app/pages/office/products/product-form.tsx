import { safeParse } from 'valibot';
import type { OfficeProduct } from '../../../../contract/office/products.ts';
import { ProductInput } from '../../../../domain/products/product-input.ts';
import { readTypedProduct } from '../../../../domain/products/read-typed-product.ts';
import { useOfficeWords } from '../../../device/office-words.ts';
import { useTillWords } from '../../../device/till-words.ts';
import { SubmitButton } from '../../../parts/submit-button.tsx';
import { Tick } from '../../../parts/tick.tsx';
import { useCheckedForm } from '../../../parts/use-checked-form.ts';
import type { SpokenErrors } from '../../../parts/use-sent-form.ts';
import { AskBeforeLeaving, useUnsaved } from '../unsaved.tsx';
import { SaleFields } from './sale-fields.tsx';
import { TextFields } from './text-fields.tsx';

interface ProductFormProps {
  /** What it is now; nothing yet when it is new. */
  readonly product?: OfficeProduct;
  readonly sendLabel: string;
  readonly onSend: (input: ProductInput, form: HTMLFormElement) => Promise<SpokenErrors | null>;
}

/** Everything that is written about a product, in both languages side by side. */
export const ProductForm = ({ product, sendLabel, onSend }: ProductFormProps) => {
  const { products } = useOfficeWords();
  const { general } = useTillWords();
  const { errors, isBusy, clear, formProps } = useCheckedForm({
    check: (typed) => safeParse(ProductInput, readTypedProduct(typed)),
    refusedTitle: general.error,
    onChecked: onSend,
  });
  const { asked } = useUnsaved(formProps.ref);
  return (
    <form {...formProps} className="grid gap-10">
      <TextFields product={product} errors={errors} clear={clear} />
      <SaleFields product={product} errors={errors} clear={clear} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <SubmitButton isBusy={isBusy} className="">
          {sendLabel}
        </SubmitButton>
        {!product && <Tick name="isArchived" label={products.fields.isArchived} />}
      </div>
      <AskBeforeLeaving asked={asked} />
    </form>
  );
};
