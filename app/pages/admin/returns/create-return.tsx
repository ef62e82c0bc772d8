import { type FormEvent, useState } from 'react';
import type { AdminOrder } from '../../../../contract/admin/orders.ts';
import type { AdminReturn } from '../../../../contract/admin/returns.ts';
import { MAX_RETURN_COMMENT } from '../../../../domain/limits.ts';
import { withKinds } from '../../../../domain/products/name-with-kind.ts';
import { type ReturnReason, returnReasons } from '../../../../domain/returns/return.ts';
import { returnableQuantities } from '../../../../domain/returns/returnable-quantities.ts';
import { loadAdminClient } from '../../../api/load-admin-client.ts';
import { SubmitButton } from '../../../components/submit-button.tsx';
import { useLanguage, useMessages } from '../../../i18n/messages.tsx';
import { createIdempotencyKey } from '../../../state/idempotency-key.ts';
import { isSubmitBlockedOffline } from '../../../state/is-submit-blocked-offline.ts';
import { notify } from '../../../state/toasts.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field, FieldError } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { useAdminContext } from '../use-admin.ts';
import { QuantityStepper } from './quantity-stepper.tsx';

interface CreateReturnProps {
  readonly order: AdminOrder;
  /** The returns of the order, whose pieces cannot be returned again. */
  readonly returns: readonly AdminReturn[];
  readonly onCreated: () => void;
}

/** Button of an order that was shipped, for a customer who asks for a return by phone, and the dialog that it opens. */
export const CreateReturn = ({ order, returns, onCreated }: CreateReturnProps) => {
  const { create: words } = useMessages('admin').returns;
  const { may } = useAdminContext();
  const [isAsked, setAsked] = useState(false);
  const isShipped = order.status === 'shipped' || order.status === 'delivered';
  const left = leftOf(order, returns);
  const isAnyLeft = order.items.some(({ productId }) => (left.get(productId) ?? 0) > 0);
  if (!isShipped || !isAnyLeft || !may('orders.write')) return null;
  return (
    <>
      <button type="button" className="btn btn-sm btn-line mb-2" onClick={() => setAsked(true)}>
        {words.button}
      </button>
      {isAsked && <CreateReturnDialog {...{ order, returns, onCreated }} onClose={() => setAsked(false)} />}
    </>
  );
};

/** Asks which pieces come back, why, and what the customer says. */
const CreateReturnDialog = ({
  order,
  returns,
  onCreated,
  onClose,
}: CreateReturnProps & { readonly onClose: () => void }) => {
  const { fields } = useMessages('common');
  const { create: words } = useMessages('admin').returns;
  const { create, isBusy } = useCreateReturn(order);
  const [chosen, setChosen] = useState<Chosen>({});
  const [isTried, setTried] = useState(false);
  const lines = Object.entries(chosen).flatMap(([productId, { quantity, reason }]) =>
    quantity > 0 ? [{ productId, quantity, reason }] : [],
  );
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (lines.length === 0) return;
    const comment = new FormData(event.currentTarget).get('comment');
    if (!(await create({ lines, comment: typeof comment === 'string' ? comment : '' }))) return;
    onClose();
    onCreated();
  };
  return (
    <Dialog isOpen onClose={onClose} title={words.title} closeLabel={fields.close}>
      <p className="text-base mt-4">{words.text}</p>
      <form className="grid gap-5 mt-5" onSubmit={(event) => void send(event)} noValidate>
        <ReturnedItems {...{ order, returns, chosen }} onChange={setChosen} />
        {isTried && lines.length === 0 && <FieldError id="nothing-returned">{words.none}</FieldError>}
        <Field label={words.comment} name="comment" dir="auto" lines={3} maxLength={MAX_RETURN_COMMENT} />
        <SubmitButton isBusy={isBusy}>{words.save}</SubmitButton>
      </form>
    </Dialog>
  );
};

/** Pieces and reason by product. */
type Chosen = Readonly<Record<string, { readonly quantity: number; readonly reason: ReturnReason }>>;

interface ReturnedItemsProps extends Pick<CreateReturnProps, 'order' | 'returns'> {
  readonly chosen: Chosen;
  readonly onChange: (chosen: Chosen) => void;
}

const ReturnedItems = ({ order, returns, chosen, onChange }: ReturnedItemsProps) => {
  const { create: words, reasons } = useMessages('admin').returns;
  const left = leftOf(order, returns);
  return (
    <ul className="rows border-y border-lapis-200">
      {withKinds(order.items).map(({ productId, name }) => {
        const most = left.get(productId) ?? 0;
        if (most === 0) return null;
        const { quantity, reason } = chosen[productId] ?? { quantity: 0, reason: 'changed_mind' as const };
        return (
          <li key={productId} className="grid gap-2 py-3">
            <div className="flex items-center justify-between gap-4">
              <span className="min-w-0 text-base">
                <bdi>{name}</bdi>
              </span>
              <QuantityStepper
                label={words.quantityOf({ name })}
                value={quantity}
                max={most}
                onChange={(next) => onChange({ ...chosen, [productId]: { quantity: next, reason } })}
              />
            </div>
            {quantity > 0 && (
              <SelectField
                label={words.reason}
                name={`reason-${productId}`}
                values={returnReasons}
                say={(each) => reasons[each]}
                value={reason}
                onChange={(next) => onChange({ ...chosen, [productId]: { quantity, reason: next } })}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
};

/** Pieces by product that are in no return; the server also knows of those that were refunded otherwise. */
const leftOf = (order: AdminOrder, returns: readonly AdminReturn[]): ReadonlyMap<string, number> =>
  returnableQuantities(
    order.items,
    returns.flatMap(({ state, lines }) =>
      lines.map(({ productId, quantity, received }) => ({ productId, quantity, state, received: received ?? 0 })),
    ),
    [],
  );

type Asked = {
  readonly lines: { productId: string; quantity: number; reason: ReturnReason }[];
  readonly comment: string;
};

/** Asks for a return, once for a dialog; resolves with whether it succeeded. */
const useCreateReturn = ({ id }: AdminOrder) => {
  const { fail, lookAgain } = useAdminContext();
  const { create: words } = useMessages('admin').returns;
  const language = useLanguage();
  const [key] = useState(createIdempotencyKey);
  const [isBusy, setBusy] = useState(false);
  const create = async (asked: Asked): Promise<boolean> => {
    if (isBusy || isSubmitBlockedOffline()) return false;
    setBusy(true);
    try {
      await (await loadAdminClient()).returns.create({ id, language, key, ...asked });
      notify({ title: words.notice.title, text: words.notice.body, about: 'admin' });
      lookAgain();
      return true;
    } catch (error) {
      fail(error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { create, isBusy };
};
