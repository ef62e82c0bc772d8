import { useEffect, useId, useState } from 'react';
import type { OrderView } from '../../../contract/orders.ts';
import type { PaymentMethod } from '../../../domain/payments/payment-methods.ts';
import { formatMoney } from '../../../locales/format.ts';
import { formatLeft } from '../../../locales/time-left.ts';
import { useLanguage, useMessages } from '../../i18n/messages.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { PaymentStage } from './payment-stage.ts';
import type { PaymentActions } from './use-payment.ts';

interface PaymentPanelProps {
  readonly order: OrderView;
  readonly stage: PaymentStage;
  readonly actions: PaymentActions;
  /** Called when the customer has ended the wait for a payment, and the panel with its buttons goes away. */
  readonly onEnd: () => void;
}

/** What a customer can do about an order that is not paid: pay, or choose another way when a payment waits in an app. */
export function PaymentPanel({ order, stage, actions, onEnd }: PaymentPanelProps) {
  const words = useMessages('payment');
  const language = useLanguage();
  const [asksToCancel, setAsksToCancel] = useState(false);
  const { payment } = order;
  const total = formatMoney(payment.open, language);
  const isBusy = actions.step !== 'open';
  const isPending = stage === 'pending';
  // after a wrong number there, the same method can be tried again
  const methods = isPending && payment.canPay ? [order.paymentMethod, ...payment.otherMethods] : payment.otherMethods;
  return (
    <div className="max-w-[30rem] mx-auto mt-7 text-start">
      {payment.canPay && !isPending && (
        <button
          type="button"
          className="btn btn-lg btn-primary w-full whitespace-normal"
          aria-busy={actions.step === 'going'}
          aria-disabled={isBusy}
          onClick={() => void actions.pay()}
        >
          {stage === 'failed' ? words.payAgain({ total }) : words.pay({ total })}
        </button>
      )}
      {payment.payBy && !isPending && (
        <p className="flex justify-center items-center gap-2 mt-3 text-mist" aria-hidden="true">
          <Icon name="clock" className="size-[18px]" />
          <Countdown until={payment.payBy} />
        </p>
      )}
      {payment.isTest && <p className="text-center text-sm font-medium text-carnelian-700 mt-3">{words.test}</p>}
      {methods.length > 0 && (
        <OtherMethods
          methods={methods}
          note={isPending ? words.notTwice : null}
          isOpenAtFirst={!payment.canPay}
          isBusy={isBusy}
          onChoose={async (method) => {
            if (await actions.payBy(method)) onEnd();
          }}
        />
      )}
      {payment.canCancel && (
        <p className="text-center mt-2">
          <button
            type="button"
            className="link text-sm min-h-11"
            aria-disabled={isBusy}
            onClick={() => setAsksToCancel(!isBusy)}
          >
            {words.cancel.open}
          </button>
        </p>
      )}
      {asksToCancel && (
        <CancelDialog
          isBusy={isBusy}
          onNo={() => setAsksToCancel(false)}
          onYes={async () => {
            const isCancelled = await actions.cancel();
            setAsksToCancel(false);
            if (isCancelled) onEnd();
          }}
        />
      )}
    </div>
  );
}

interface OtherMethodsProps {
  readonly methods: readonly PaymentMethod[];
  /** What to know before the choice. */
  readonly note: string | null;
  readonly isOpenAtFirst: boolean;
  readonly isBusy: boolean;
  readonly onChoose: (method: PaymentMethod) => Promise<void>;
}

/** Other ways to pay, behind a button: one press more, because the way back to a payment page may be closed then. */
const OtherMethods = ({ methods, note, isOpenAtFirst, isBusy, onChoose }: OtherMethodsProps) => {
  const words = useMessages('payment');
  const { payment } = useMessages('checkout').checkout;
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const id = useId();
  return (
    <div className="mt-5">
      <button
        type="button"
        className="btn btn-line w-full"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {words.otherWay}
        <Icon name="chevron-down" className={`size-5 ${isOpen ? 'rotate-180' : ''}`} />
      </button>
      <ul id={id} hidden={!isOpen} className="rows border border-t-0 border-lapis-300 bg-white">
        {note !== null && <li className="p-5 text-sm text-mist">{note}</li>}
        {methods.map((method) => (
          <li key={method}>
            <button
              type="button"
              className="w-full text-start p-5 flex items-center gap-4 hover:bg-lapis-50"
              aria-disabled={isBusy}
              onClick={() => void onChoose(method)}
            >
              <span className="grow">
                <span className="block font-medium">{payment.methods[method].name}</span>
                <span className="block text-sm text-mist">{words.otherTexts[method]}</span>
              </span>
              <Icon name="chevron-right" className="size-5 rtl:mirror" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
};

interface CancelDialogProps {
  readonly isBusy: boolean;
  readonly onYes: () => Promise<void>;
  readonly onNo: () => void;
}

/** Asks before an unpaid order is cancelled. */
const CancelDialog = ({ isBusy, onYes, onNo }: CancelDialogProps) => {
  const { fields } = useMessages('common');
  const { cancel } = useMessages('payment');
  return (
    <Dialog isOpen onClose={onNo} title={cancel.title} closeLabel={fields.close}>
      <p className="mt-4">{cancel.text}</p>
      <div className="flex flex-wrap gap-3 mt-6">
        <button
          type="button"
          className="btn btn-primary"
          aria-busy={isBusy}
          aria-disabled={isBusy}
          onClick={() => void onYes()}
        >
          {isBusy ? fields.wait : cancel.yes}
        </button>
        <button type="button" className="btn btn-quiet" onClick={onNo}>
          {cancel.no}
        </button>
      </div>
    </Dialog>
  );
};

/** What is left until a moment (ISO 8601), by the second. Only to be seen: a text beside it names the end. */
const Countdown = ({ until }: { until: string }) => {
  const { left } = useMessages('payment');
  const language = useLanguage();
  const end = Date.parse(until);
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return <span className="num">{left({ time: formatLeft(end - now, language) })}</span>;
};
