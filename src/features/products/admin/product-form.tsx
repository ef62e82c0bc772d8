import { useId } from 'react';
import { safeParse } from 'valibot';
import { SaveBar } from '#core/admin/save-bar.tsx';
import { UnsavedChangesDialog, useUnsavedChanges } from '#core/admin/unsaved-changes.tsx';
import { toLatinDigits } from '#core/browser/latin-digits.ts';
import { isText, type ProductField } from '#core/fields/field.ts';
import { contentLanguages } from '#core/i18n/language.ts';
import { useMessages } from '#core/i18n/messages-provider.tsx';
import { Checkbox } from '#core/ui/checkbox.tsx';
import { Field, FieldError } from '#core/ui/field.tsx';
import { Icon } from '#core/ui/icon.tsx';
import { SubmitButton } from '#core/ui/submit-button.tsx';
import type { LocalizedFieldErrors } from '#core/ui/use-form-submit.ts';
import { useValidatedForm } from '#core/ui/use-validated-form.ts';
import { formatProductForm, parseProductForm } from '../parse-product-form.ts';
import { type ProductFieldName, ProductInput, productFields, toProductInput } from '../product.ts';
import type { AdminProduct } from '../products.admin.contract.ts';
import { type FormContent } from './merge-product-forms.ts';

interface ProductFormProps {
  /** Current product; undefined for a new one. */
  readonly product?: AdminProduct;
  /** Form content after an edit conflict, in place of the product's. */
  readonly input?: FormContent | undefined;
  readonly sendLabel: string;
  readonly onDiscard: () => void;
  readonly onSend: (input: ProductInput, form: HTMLFormElement) => Promise<LocalizedFieldErrors | null>;
}

/** Form of a product, with both languages side by side. */
export const ProductForm = ({ product, input: initialInput, sendLabel, onDiscard, onSend }: ProductFormProps) => {
  const { products } = useMessages('admin');
  const { general } = useMessages('forms');
  const { errors, isBusy, clear, formProps } = useValidatedForm({
    check: (input, form) => safeParse(ProductInput, parseProductForm({ ...input, ...incompleteTimes(form) })),
    refusedTitle: general.error,
    onChecked: onSend,
  });
  const values = initialInput ?? (product ? formatProductForm(toProductInput(product)) : {});
  const { confirmation, getChanges } = useUnsavedChanges(formProps.ref, { hasChanges: initialInput !== undefined });
  return (
    <form {...formProps} className="grid gap-10">
      <TextFields values={values} errors={errors} clear={clear} />
      <SaleFields values={values} errors={errors} clear={clear} />
      <SaveBar form={formProps.ref} getChanges={getChanges} onDiscard={onDiscard}>
        <SubmitButton isBusy={isBusy} className="">
          {sendLabel}
        </SubmitButton>
        {!product && <Checkbox name="isArchived" label={products.fields.isArchived} />}
      </SaveBar>
      <UnsavedChangesDialog confirmation={confirmation} />
    </form>
  );
};

/** The browser returns no text for a day without a time, which must not count as an empty field. */
const incompleteTimes = (form: HTMLFormElement): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...form.querySelectorAll<HTMLInputElement>('input[type="datetime-local"]')]
      .filter(({ validity }) => validity.badInput)
      .map(({ name }) => [name, 'incomplete']),
  );

interface ProductFieldsProps {
  /** Content of the fields by name; empty for a new product. */
  readonly values: Readonly<Partial<Record<string, string>>>;
  readonly errors: LocalizedFieldErrors;
  /** Clears the error of a field that is being edited. */
  readonly clear: (name: string) => void;
}

const fields: readonly (readonly [name: string, field: ProductField])[] = Object.entries(productFields);
const textFields = fields.filter(([, { kind }]) => isText(kind));
const saleFields = fields.filter(([, { kind }]) => !isText(kind));

/** Props common to all kinds of fields. */
const useFieldProps = ({ values, errors, clear }: ProductFieldsProps) => {
  const { products } = useMessages('admin');
  const labels: Readonly<Partial<Record<string, string>>> = products.fields;
  const hints: Readonly<Partial<Record<string, string>>> = products.hints;
  return (field: string, name = field) => ({
    name,
    label: labels[name] ?? name,
    error: errors[name],
    hint: hints[field],
    defaultValue: values[name],
    onChange: () => clear(name),
  });
};

/** Texts, Arabic and English side by side. */
const TextFields = (props: ProductFieldsProps) => {
  const { parts } = useMessages('admin').products;
  const fieldProps = useFieldProps(props);
  return (
    <section aria-labelledby="product-texts">
      <h2 id="product-texts" className="text-lg font-medium pb-4">
        {parts.texts}
      </h2>
      <div className="grid lg:grid-cols-2 gap-x-8 gap-y-6">
        {textFields.flatMap(([name, { kind, isRequired, maxLength }]) =>
          contentLanguages.map((language) => (
            <Field
              key={`${name}.${language}`}
              {...fieldProps(name, `${name}.${language}`)}
              dir="auto"
              required={isRequired}
              {...(kind === 'line' ? {} : { lines: 6 })}
              {...(maxLength === undefined ? {} : { maxLength })}
            />
          )),
        )}
      </div>
    </section>
  );
};

/** Price, stock and visibility of the product. */
const SaleFields = (props: ProductFieldsProps) => {
  const { parts } = useMessages('admin').products;
  return (
    <section aria-labelledby="product-sale" onInput={writeNumbersInLatin}>
      <h2 id="product-sale" className="text-lg font-medium pb-4">
        {parts.sale}
      </h2>
      <div className="grid sm:grid-cols-2 lg:grid-cols-3 gap-x-8 gap-y-6">
        {saleFields.map(([name, field]) => (
          <SaleField key={name} name={name} field={field} {...props} />
        ))}
      </div>
    </section>
  );
};

const SaleField = ({ name, field, ...props }: ProductFieldsProps & { name: string; field: ProductField }) => {
  const labels = useChoiceLabels();
  const noValue: Readonly<Partial<Record<string, string>>> = useMessages('admin').products.noValue;
  const fieldProps = useFieldProps(props)(name);
  const { kind, isRequired, choices = [] } = field;
  if (kind === 'flag') {
    return (
      <div className="self-end pb-1">
        <Checkbox name={name} label={fieldProps.label} isTicked={fieldProps.defaultValue === 'on'} />
      </div>
    );
  }
  if (kind === 'choice') {
    const values = choices.map((value) => [value, labels[name]?.[value] ?? value] as const);
    return <ChoiceField {...fieldProps} choices={isRequired ? values : [['', noValue[name] ?? ''], ...values]} />;
  }
  if (kind === 'moment') return <Field {...fieldProps} type="datetime-local" />;
  if (kind === 'code')
    return (
      <Field {...fieldProps} dir="ltr" {...(field.maxLength === undefined ? {} : { maxLength: field.maxLength })} />
    );
  return (
    <Field
      {...fieldProps}
      dir="ltr"
      required={isRequired}
      inputMode={kind === 'money' ? 'decimal' : 'numeric'}
      maxLength={kind === 'money' ? 14 : 9}
    />
  );
};

/** Labels of each choice's values. */
const useChoiceLabels = (): Readonly<Partial<Record<string, Readonly<Partial<Record<string, string>>>>>> => {
  const { products } = useMessages('admin');
  const { catalogue } = useMessages('common');
  const { percentOff: _, ...badge } = catalogue.badges;
  const labels: ChoiceLabels = { category: catalogue.categories, badge, ...products.attributes };
  return labels;
};

type ChoiceLabels = {
  readonly [Name in ProductFieldName as (typeof productFields)[Name]['kind'] extends 'choice' ? Name : never]: Readonly<
    Record<NonNullable<ProductInput[Name]> & string, string>
  >;
};

const writeNumbersInLatin = ({ target }: { target: EventTarget }): void => {
  if (target instanceof HTMLInputElement && target.inputMode !== '') toLatinDigits(target);
};

interface ChoiceFieldProps {
  readonly label: string;
  readonly name: string;
  readonly choices: readonly (readonly [value: string, label: string])[];
  readonly defaultValue: string | undefined;
  readonly error: string | undefined;
  readonly onChange: () => void;
}

/** Labelled select of a form. */
const ChoiceField = ({ label, name, choices, defaultValue, error, onChange }: ChoiceFieldProps) => {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="block text-sm font-medium mb-1.5">
        {label}
      </label>
      <div className="relative">
        <select
          id={id}
          name={name}
          defaultValue={defaultValue}
          onChange={onChange}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className="field appearance-none pe-11!"
        >
          {choices.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" className="size-5 absolute inset-y-0 my-auto end-4 pointer-events-none" />
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
};
