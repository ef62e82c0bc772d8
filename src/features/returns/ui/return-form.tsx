import { type FormEvent, useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { createIdempotencyKey } from '#core/browser/idempotency-key.ts';
import { onUserValuesDeleted } from '#core/browser/user-storage.ts';
import { MAX_RETURN_COMMENT } from '#core/forms/limits.ts';
import { clearStoredInput, readStoredInput, writeStoredInput } from '#core/forms/ui/use-stored-input.ts';
import { formatNumber } from '#core/i18n/format.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { Dialog } from '#core/ui/dialog.tsx';
import { Field, FieldError } from '#core/ui/field.tsx';
import { LotusIcon } from '#core/ui/icons.tsx';
import { Photograph } from '#core/ui/photograph.tsx';
import { SelectField } from '#core/ui/select-field.tsx';
import { Stepper } from '#core/ui/stepper.tsx';
import { SubmitButton } from '#core/ui/submit-button.tsx';
import { returnReasons } from '../return.ts';
import type { OrderReturns } from '../returns.contract.ts';
import type { ChangeReturns } from './use-order-returns.ts';

type Item = OrderReturns['items'][number];

const SelectedLine = v.object({
  quantity: v.pipe(v.number(), v.integer(), v.minValue(0)),
  reason: v.nullable(v.picklist(returnReasons)),
});
type SelectedLine = v.InferOutput<typeof SelectedLine>;

/** Draft stored per tab; invalid content counts as empty. */
const Draft = v.object({
  selection: v.fallback(v.record(v.string(), SelectedLine), {}),
  comment: v.fallback(v.string(), ''),
});
type Draft = v.InferOutput<typeof Draft>;
const EMPTY_DRAFT: Draft = { selection: {}, comment: '' };

interface ReturnFormProps {
  readonly orderNumber: string;
  readonly items: readonly Item[];
  readonly isBusy: boolean;
  readonly change: ChangeReturns;
  readonly onClose: () => void;
}

/** Form for returned items and reasons; a quantity without a reason is not sent. */
export const ReturnForm = ({ orderNumber, items, isBusy, change, onClose }: ReturnFormProps) => {
  const { fields } = useMessages('common');
  const { form: t } = useMessages('returns');
  const language = useLanguage();
  // one key per form, so that a resubmission is the same request
  const [key] = useState(createIdempotencyKey);
  const { selection, comment, update, clear } = useReturnDraft(orderNumber);
  const [wasSubmitted, setSubmitted] = useState(false);
  const box = useRef<HTMLFormElement>(null);
  const selectedLine = ({ productId, left }: Item): SelectedLine => {
    const { quantity, reason } = selection[productId] ?? { quantity: 0, reason: null };
    // the returnable quantity may have decreased since the draft was stored
    return { quantity: Math.min(quantity, left), reason };
  };
  const selected = items
    .map((item) => ({ productId: item.productId, ...selectedLine(item) }))
    .filter((line) => line.quantity > 0);
  const lines = selected.flatMap(({ productId, quantity, reason }) =>
    reason === null ? [] : [{ productId, quantity, reason }],
  );
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (selected.length === 0) return box.current?.querySelector('button')?.focus();
    if (lines.length < selected.length) {
      const missing = selected.find(({ reason }) => reason === null)?.productId ?? '';
      return box.current?.querySelector<HTMLElement>(`[name="reason-${missing}"]`)?.focus();
    }
    const request = { orderNumber, language, key, lines, comment };
    if (!(await change((returns) => returns.request(request), t.sent))) return;
    clear();
    onClose();
  };
  return (
    <Dialog isOpen onClose={onClose} title={t.title} closeLabel={fields.close}>
      <p className="mt-4">{t.text}</p>
      <form ref={box} className="grid gap-5 mt-5" onSubmit={(event) => void send(event)} noValidate>
        <ul className="rows border-y border-lapis-200">
          {items
            .filter(({ left }) => left > 0)
            .map((item) => (
              <ReturnItem
                key={item.productId}
                item={item}
                line={selectedLine(item)}
                wasSubmitted={wasSubmitted}
                onChange={(changed) => update({ selection: { ...selection, [item.productId]: changed } })}
              />
            ))}
        </ul>
        {wasSubmitted && selected.length === 0 && <FieldError id="nothing-selected">{t.none}</FieldError>}
        <Field
          label={t.comment}
          name="comment"
          dir="auto"
          lines={3}
          maxLength={MAX_RETURN_COMMENT}
          hint={t.hint}
          value={comment}
          onChange={(text) => update({ comment: text })}
        />
        <SubmitButton isBusy={isBusy}>{t.send}</SubmitButton>
      </form>
    </Dialog>
  );
};

/** Stores the form's draft per tab until it is sent. */
const useReturnDraft = (orderNumber: string) => {
  const name = `return-${orderNumber}`;
  const [draft, setDraft] = useState<Draft>(() => {
    const stored = v.safeParse(Draft, readStoredInput(name));
    return stored.success ? stored.output : EMPTY_DRAFT;
  });
  useEffect(() => onUserValuesDeleted(() => setDraft(EMPTY_DRAFT)), []);
  const update = (change: Partial<Draft>) => {
    const next = { ...draft, ...change };
    writeStoredInput(name, next);
    setDraft(next);
  };
  return { ...draft, update, clear: () => clearStoredInput(name) };
};

interface ReturnItemProps {
  readonly item: Item;
  readonly line: SelectedLine;
  readonly wasSubmitted: boolean;
  readonly onChange: (line: SelectedLine) => void;
}

/** A product with its returned quantity and, above 0, the reason. */
const ReturnItem = ({ item: { productId, name, picture, left }, line, wasSubmitted, onChange }: ReturnItemProps) => {
  const { form: t, reasons } = useMessages('returns');
  const language = useLanguage();
  const { quantity, reason } = line;
  return (
    <li className="grid gap-3 py-3">
      <div className="flex items-center gap-4">
        <span className="relative bg-glaze size-12 shrink-0 grid place-items-center text-lapis-300">
          {picture ? (
            <Photograph
              picture={{ ...picture, alt: '' }}
              sizes="48px"
              className="absolute inset-0 size-full object-contain"
            />
          ) : (
            <LotusIcon className="size-6" />
          )}
        </span>
        <span className="min-w-0 flex-1">
          <bdi className="block same-side">{name}</bdi>
          <span className="text-sm text-mist">{t.itemCount(left)}</span>
        </span>
        <Stepper
          value={quantity}
          min={0}
          max={left}
          onChange={(next) => onChange({ ...line, quantity: next })}
          label={t.quantityOf({ name })}
          formattedValue={formatNumber(quantity, language)}
          decreaseLabel={t.less}
          increaseLabel={t.more}
        />
      </div>
      {quantity > 0 && (
        <SelectField
          label={t.reasonOf({ name })}
          isLabelHidden
          name={`reason-${productId}`}
          values={returnReasons}
          format={(value) => reasons[value]}
          value={reason}
          placeholder={t.chooseReason}
          onChange={(next) => onChange({ ...line, reason: next })}
          error={wasSubmitted && reason === null ? t.noReason : undefined}
        />
      )}
    </li>
  );
};
