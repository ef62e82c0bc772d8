import { type FormEvent, useRef, useState } from 'react';
import type { OrderReturns } from '../../../../contract/returns.ts';
import { MAX_RETURN_COMMENT } from '../../../../domain/limits.ts';
import { type ReturnReason, returnReasons } from '../../../../domain/returns/return.ts';
import { formatNumber } from '../../../../locales/format.ts';
import { LotusIcon } from '../../../components/icons.tsx';
import { Photograph } from '../../../components/photograph.tsx';
import { SubmitButton } from '../../../components/submit-button.tsx';
import { useLanguage, useMessages } from '../../../i18n/messages.tsx';
import { createIdempotencyKey } from '../../../state/idempotency-key.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field, FieldError } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import type { ChangeReturns } from './use-order-returns.ts';

type Item = OrderReturns['items'][number];
type Chosen = { readonly quantity: number; readonly reason: ReturnReason | null };

interface ReturnFormProps {
  readonly orderNumber: string;
  readonly items: readonly Item[];
  readonly isBusy: boolean;
  readonly change: ChangeReturns;
  readonly onClose: () => void;
}

/** Asks which pieces come back and why; a quantity without a reason is not sent. */
export const ReturnForm = ({ orderNumber, items, isBusy, change, onClose }: ReturnFormProps) => {
  const { fields } = useMessages('common');
  const { form: words } = useMessages('returns');
  const language = useLanguage();
  // one request, however often it is sent
  const [key] = useState(createIdempotencyKey);
  const [chosen, setChosen] = useState<Readonly<Record<string, Chosen>>>({});
  const [comment, setComment] = useState('');
  const [isTried, setTried] = useState(false);
  const box = useRef<HTMLFormElement>(null);
  const chosenOf = (productId: string): Chosen => chosen[productId] ?? { quantity: 0, reason: null };
  const wanted = items
    .map(({ productId }) => ({ productId, ...chosenOf(productId) }))
    .filter((line) => line.quantity > 0);
  const lines = wanted.flatMap(({ productId, quantity, reason }) =>
    reason === null ? [] : [{ productId, quantity, reason }],
  );
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (wanted.length === 0) return box.current?.querySelector('button')?.focus();
    if (lines.length < wanted.length) {
      const missing = wanted.find(({ reason }) => reason === null)?.productId ?? '';
      return box.current?.querySelector<HTMLElement>(`[name="reason-${missing}"]`)?.focus();
    }
    const request = { orderNumber, language, key, lines, comment };
    if (await change((returns) => returns.request(request), words.sent)) onClose();
  };
  return (
    <Dialog isOpen onClose={onClose} title={words.title} closeLabel={fields.close}>
      <p className="mt-4">{words.text}</p>
      <form ref={box} className="grid gap-5 mt-5" onSubmit={(event) => void send(event)} noValidate>
        <ul className="rows border-y border-lapis-200">
          {items
            .filter(({ left }) => left > 0)
            .map((item) => (
              <ReturnItem
                key={item.productId}
                item={item}
                chosen={chosenOf(item.productId)}
                isTried={isTried}
                onChange={(changed) => setChosen({ ...chosen, [item.productId]: changed })}
              />
            ))}
        </ul>
        {isTried && wanted.length === 0 && <FieldError id="nothing-chosen">{words.none}</FieldError>}
        <Field
          label={words.comment}
          name="comment"
          dir="auto"
          lines={3}
          maxLength={MAX_RETURN_COMMENT}
          hint={words.hint}
          value={comment}
          onChange={setComment}
        />
        <SubmitButton isBusy={isBusy}>{words.send}</SubmitButton>
      </form>
    </Dialog>
  );
};

interface ReturnItemProps {
  readonly item: Item;
  readonly chosen: Chosen;
  readonly isTried: boolean;
  readonly onChange: (chosen: Chosen) => void;
}

/** A product with how many of it come back and, from one on, why. */
const ReturnItem = ({ item: { productId, name, picture, left }, chosen, isTried, onChange }: ReturnItemProps) => {
  const { form: words, reasons } = useMessages('returns');
  const language = useLanguage();
  const { quantity, reason } = chosen;
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
          <span className="text-sm text-mist">{words.itemCount(left)}</span>
        </span>
        <Stepper
          value={quantity}
          min={0}
          max={left}
          onChange={(next) => onChange({ ...chosen, quantity: next })}
          label={words.quantityOf({ name })}
          shown={formatNumber(quantity, language)}
          decreaseLabel={words.less}
          increaseLabel={words.more}
        />
      </div>
      {quantity > 0 && (
        <SelectField
          label={words.reasonOf({ name })}
          isLabelHidden
          name={`reason-${productId}`}
          values={returnReasons}
          say={(each) => reasons[each]}
          value={reason}
          placeholder={words.chooseReason}
          onChange={(next) => onChange({ ...chosen, reason: next })}
          error={isTried && reason === null ? words.noReason : undefined}
        />
      )}
    </li>
  );
};
