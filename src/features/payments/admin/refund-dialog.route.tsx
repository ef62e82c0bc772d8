import { type FormEvent, useRef, useState } from 'react';
import { useOutletContext } from 'react-router';
import { useCloseDialog } from '#core/admin/use-close-dialog.ts';
import { formatMoney } from '#core/i18n/format.ts';
import { preloadMessages, useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { Dialog } from '#core/ui/dialog.tsx';
import { Field } from '#core/ui/field.tsx';
import { focusOnOpen } from '#core/ui/focus-on-open.ts';
import { Icon } from '#core/ui/icon.tsx';
import { Price } from '#core/ui/price.tsx';
import { adminRefundReasons } from '#features/orders/refund-price.ts';
import { RefundInWords } from '../ui/refund-in-words.tsx';
import type { PaymentsTab } from './order-payments.route.tsx';
import { RefundChoice } from './refund-choice.tsx';
import { useRefundForm } from './use-refund-form.ts';

preloadMessages('admin');

/** Schema of the contract's note. */
const MAX_NOTE = 500;

/** Refunds a paid order: the price of items or an amount, after a confirmation. */
export default function Refund() {
  const tab = useOutletContext<PaymentsTab>();
  const close = useCloseDialog();
  return tab.payments.refundable > 0 && <RefundDialog {...tab} close={close} />;
}

const RefundDialog = ({ order, payments, change, close }: PaymentsTab & { readonly close: () => void }) => {
  const { refund: t } = useMessages('admin').payments;
  const { fields } = useMessages('common');
  const language = useLanguage();
  const form = useRefundForm(order, payments);
  const [reason, setReason] = useState<(typeof adminRefundReasons)[number]>(
    order.status === 'cancelled' ? 'cancelled' : 'return',
  );
  const [note, setNote] = useState('');
  const [isDialogOpen, setDialogOpen] = useState(false);
  const [wasSubmitted, setSubmitted] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const box = useRef<HTMLFormElement>(null);
  const { amount } = form;
  const money = formatMoney(amount ?? 0, language);
  const confirm = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (amount !== null && amount > 0) setDialogOpen(true);
    else box.current?.querySelector('input')?.focus();
  };
  const send = async () => {
    if (amount === null || isBusy) return;
    setBusy(true);
    const request = {
      id: order.id,
      amount,
      ...form.selection,
      reason,
      note: note.trim() === '' ? null : note,
      expectedRefundable: payments.refundable,
    };
    const notice = { title: t.sent.title, body: t.sent.body({ amount: money }) };
    const isDone = await change((admin) => admin.refund(request), notice);
    setBusy(false);
    if (isDone) close();
    else setDialogOpen(false);
  };
  return (
    <Dialog
      isOpen
      onClose={close}
      title={isDialogOpen ? t.confirm.title({ amount: money }) : t.title}
      closeLabel={fields.close}
    >
      {isDialogOpen ? (
        <div className="grid gap-3 mt-4 text-base">
          {amount !== null && <RefundInWords amount={amount} />}
          <RefundSender payments={payments} />
          <p>{t.confirm.text}</p>
          <div className="flex flex-wrap gap-3 mt-3">
            <button
              type="button"
              className="btn btn-primary"
              aria-busy={isBusy}
              aria-disabled={isBusy}
              onClick={() => void send()}
            >
              {isBusy ? fields.wait : t.confirm.yes}
            </button>
            <button ref={focusOnOpen} type="button" className="btn btn-quiet" onClick={() => setDialogOpen(false)}>
              {t.confirm.back}
            </button>
          </div>
        </div>
      ) : (
        <form ref={box} className="grid gap-5 mt-5" onSubmit={confirm} noValidate>
          <RefundChoice order={order} form={form} refundable={payments.refundable} wasSubmitted={wasSubmitted} />
          <ReasonField reason={reason} onChange={setReason} />
          <Field label={t.note} name="note" maxLength={MAX_NOTE} value={note} onChange={setNote} autoComplete="off" />
          <div role="status" className="border-t border-lapis-900 pt-4 text-base">
            <dl className="grid grid-cols-[1fr_auto] gap-y-1">
              <dt className="font-medium">{t.goesBack}</dt>
              <dd className="font-medium text-end">{amount === null ? '–' : <Price amount={amount} />}</dd>
              <dt className="text-mist">{t.leftAfter}</dt>
              <dd className="text-mist text-end">
                <Price amount={payments.refundable - (amount ?? 0)} />
              </dd>
            </dl>
          </div>
          <RefundSender payments={payments} />
          <button type="submit" className="btn btn-primary btn-lg w-full">
            {t.next}
          </button>
        </form>
      )}
    </Dialog>
  );
};

interface ReasonFieldProps {
  readonly reason: (typeof adminRefundReasons)[number];
  readonly onChange: (reason: (typeof adminRefundReasons)[number]) => void;
}

const ReasonField = ({ reason, onChange }: ReasonFieldProps) => {
  const { refund: t, refundReasons } = useMessages('admin').payments;
  return (
    <label className="block">
      <span className="block text-sm font-medium mb-1.5">{t.reason}</span>
      <span className="relative block">
        <select
          name="reason"
          value={reason}
          className="field appearance-none pe-10!"
          onChange={({ target: { value } }) =>
            onChange(adminRefundReasons.find((option) => option === value) ?? adminRefundReasons[0])
          }
        >
          {adminRefundReasons.map((each) => (
            <option key={each} value={each}>
              {refundReasons[each]}
            </option>
          ))}
        </select>
        <Icon
          name="chevron-down"
          className="size-[18px] absolute inset-y-0 my-auto end-3.5 text-mist pointer-events-none"
        />
      </span>
    </label>
  );
};

/** States whether the gateway or the admin sends the refund. */
const RefundSender = ({ payments: { transactions } }: Pick<PaymentsTab, 'payments'>) => {
  const { payments, paymentProviders } = useMessages('admin');
  const t = payments.refund;
  const charges = transactions.filter(({ counts, refundable }) => counts && refundable > 0);
  const gateways = new Set(charges.filter(({ isByGateway }) => isByGateway).map(({ provider }) => provider));
  const [gateway] = gateways;
  const isMixed = gateways.size > 1 || charges.some(({ isByGateway }) => !isByGateway);
  return (
    <p className="flex gap-2.5 text-sm text-mist">
      <Icon name="info" className="size-[18px] shrink-0 mt-0.5" />
      <span>
        {gateway === undefined
          ? t.byHand
          : isMixed
            ? t.mixed
            : t.byGateway({ provider: paymentProviders[gateway].name })}
      </span>
    </p>
  );
};
