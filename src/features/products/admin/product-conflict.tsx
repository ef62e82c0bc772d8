import { useEffect, useRef } from 'react';
import { useMessages } from '#core/i18n/messages-provider.tsx';
import { productFields } from '../product.ts';
import type { AdminProduct } from '../products.admin.contract.ts';
import { changedFields, toFormContent } from './merge-product-forms.ts';

interface ProductConflictProps {
  /** The opened version. */
  readonly opened: AdminProduct;
  readonly current: AdminProduct;
  /** Keeps the input over the current version. */
  readonly onOverwrite: () => void;
  /** Discards the input. */
  readonly onAcceptTheirVersion: () => void;
}

/** Edit conflict: lists the values that changed since the product was opened; continues with the input or discards it. */
export const ProductConflict = ({ opened, current, onOverwrite, onAcceptTheirVersion }: ProductConflictProps) => {
  const { products } = useMessages('admin');
  const { conflict: t } = products;
  const labels: Readonly<Partial<Record<string, string>>> = products.fields;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const changes = changedFields({ opened: toFormContent(opened), current: toFormContent(current) });
  return (
    <section role="alert" className="grid gap-3 p-4 mb-8 bg-gold-50 border border-gold-200">
      <h2 className="font-medium text-gold-800">{t.title}</h2>
      {changes.length > 0 && (
        <ul className="list-disc ps-5">
          {changes.map(([name, value]) => (
            <li key={name} className="wrap-anywhere">
              {labels[name] ?? name}
              {isReadable(name) && (
                <>
                  : <bdi>{value === '' ? t.empty : value}</bdi>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      <p>{t.text}</p>
      <p className="flex flex-wrap gap-3">
        <button ref={button} type="button" className="btn btn-sm btn-primary" onClick={onOverwrite}>
          {t.keep}
        </button>
        <button type="button" className="btn btn-sm btn-line bg-white" onClick={onAcceptTheirVersion}>
          {t.take}
        </button>
      </p>
    </section>
  );
};

/** Whether the content of a field is readable; choices and checkboxes contain codes. */
const isReadable = (name: string): boolean => {
  const [, field] = Object.entries(productFields).find(([fieldName]) => fieldName === name) ?? [];
  return field === undefined || (field.kind !== 'choice' && field.kind !== 'flag');
};
