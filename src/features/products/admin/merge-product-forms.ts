import { formatProductForm } from '../parse-product-form.ts';
import { toProductInput } from '../product.ts';
import type { AdminProduct } from '../products.admin.contract.ts';

/** Content of the fields of a form by name; a field without an entry is empty. */
export type FormContent = Readonly<Partial<Record<string, string>>>;

/** Reads the content of a form; an unchecked checkbox has no entry. */
export const readContent = (form: HTMLFormElement): FormContent =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );

/** Form content of a stored product. */
export const toFormContent = (product: AdminProduct): FormContent => formatProductForm(toProductInput(product));

/** Edited product: the opened version, the current version of another admin or an order, and the form values. */
type Versions = { readonly opened: FormContent; readonly current: FormContent; readonly input: FormContent };

/** Merges this admin's input into the current version: untouched fields follow the current version. */
export const mergeForms = ({ opened, current, input }: Versions): FormContent => {
  const names = new Set([...Object.keys(opened), ...Object.keys(current), ...Object.keys(input)]);
  return Object.fromEntries(
    [...names].map((name) => [name, isSame(input[name], opened[name]) ? (current[name] ?? '') : (input[name] ?? '')]),
  );
};

/** Returns the names of fields that have changed since the product was opened, with their current content. */
export const changedFields = ({ opened, current }: Pick<Versions, 'opened' | 'current'>): readonly [string, string][] =>
  Object.keys({ ...opened, ...current })
    .filter((name) => !isSame(opened[name], current[name]))
    .map((name) => [name, current[name] ?? '']);

/** Browsers may report line breaks of a field as CRLF. */
const isSame = (one = '', other = ''): boolean => one.replaceAll('\r\n', '\n') === other.replaceAll('\r\n', '\n');
