import { useEffect, useId, useState } from 'react';
import { formatMoney } from '#core/i18n/format.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { formatRemaining } from '#core/i18n/time-left.ts';
import { Dialog } from '#core/ui/dialog.tsx';
import { focusOnOpen } from '#core/ui/focus-on-open.ts';
import { Icon } from '#core/ui/icon.tsx';
import type { OrderView } from '#features/orders/orders.contract.ts';
import type { PaymentMethod } from '#features/orders/payment-methods.ts';
import type { PaymentStage } from './payment-stage.ts';
import type { PaymentActions } from './use-payment.ts';

interface PaymentPanelProps {
  readonly order: OrderView;
  readonly stage: PaymentStage;
  readonly actions: PaymentActions;
  /** Called when the customer ends the wait for a payment, which removes the panel and its buttons. */
  readonly onEnd: () => void;
}

/** Actions for an unpaid order: pay, or switch methods while a payment awaits confirmation in an app. */
export function PaymentPanel({ order, stage, actions, onEnd }: PaymentPanelProps) {
  const t = useMessages('payment');
  const language = useLanguage();
  const [isCancelDialogOpen, setCancelDialogOpen] = useState(false);
  const { payment } = order;
  const total = formatMoney(payment.open, language);
  const isBusy = actions.step !== 'open';
  const isPending = stage === 'pending';
  // allows retrying the same method after a wrong number
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
          {stage === 'failed' ? t.payAgain({ total }) : t.pay({ total })}
        </button>
      )}
      {payment.paymentDeadline && !isPending && (
        <p className="flex justify-center items-center gap-2 mt-3 text-mist" aria-hidden="true">
          <Icon name="clock" className="size-[18px]" />
          <Countdown until={payment.paymentDeadline} />
        </p>
      )}
      {payment.isTest && <p className="text-center text-sm font-medium text-carnelian-700 mt-3">{t.test}</p>}
      {methods.length > 0 && (
        <OtherMethods
          methods={methods}
          note={isPending ? t.notTwice : null}
          isInitiallyOpen={!payment.canPay}
          isBusy={isBusy}
          onChoose={async (method) => {
            if (await actions.payWith(method)) onEnd();
          }}
        />
      )}
      {payment.canCancel && (
        <p className="text-center mt-2">
          <button
            type="button"
            className="link text-sm min-h-11"
            aria-disabled={isBusy}
            onClick={() => setCancelDialogOpen(!isBusy)}
          >
            {t.cancel.open}
          </button>
        </p>
      )}
      {isCancelDialogOpen && (
        <CancelDialog
          isBusy={isBusy}
          onNo={() => setCancelDialogOpen(false)}
          onYes={async () => {
            const isCancelled = await actions.cancel();
            setCancelDialogOpen(false);
            if (isCancelled) onEnd();
          }}
        />
      )}
    </div>
  );
}

interface OtherMethodsProps {
  readonly methods: readonly PaymentMethod[];
  /** Note above the methods. */
  readonly note: string | null;
  readonly isInitiallyOpen: boolean;
  readonly isBusy: boolean;
  readonly onChoose: (method: PaymentMethod) => Promise<void>;
}

/** Other payment methods behind a button: an extra click, because the switch may be irreversible. */
const OtherMethods = ({ methods, note, isInitiallyOpen, isBusy, onChoose }: OtherMethodsProps) => {
  const t = useMessages('payment');
  const { payment } = useMessages('checkout').checkout;
  const [isOpen, setOpen] = useState(isInitiallyOpen);
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
        {t.otherWay}
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
                <span className="block text-sm text-mist">{t.otherTexts[method]}</span>
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

/** Confirms the cancellation of an unpaid order. */
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
        <button ref={focusOnOpen} type="button" className="btn btn-quiet" onClick={onNo}>
          {cancel.no}
        </button>
      </div>
    </Dialog>
  );
};

/** Countdown to a time (ISO 8601), in seconds. Visual only: a text next to it names the deadline. */
const Countdown = ({ until }: { until: string }) => {
  const { left } = useMessages('payment');
  const language = useLanguage();
  const end = Date.parse(until);
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return <span className="num">{left({ time: formatRemaining(end - now, language) })}</span>;
};
