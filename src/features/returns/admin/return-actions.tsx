import { useState } from 'react';
import { useAdminContext } from '#core/admin/admin-context.ts';
import { formatMoney } from '#core/i18n/format.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { ReceiveDialog } from './receive-dialog.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { ReplyDialog } from './reply-dialog.tsx';
import { type ReturnActionProps, useReturnAction } from './use-return-action.ts';

type Action = 'approve' | 'refuse' | 'receive' | 'refund' | 'close';

/** Actions of a return in its state; each opens a dialog. */
export const ReturnActions = (props: ReturnActionProps) => {
  const { returns: t } = useMessages('admin');
  const language = useLanguage();
  const { may } = useAdminContext();
  const { run, isBusy } = useReturnAction(props);
  const [dialog, setDialog] = useState<Action | null>(null);
  const close = () => setDialog(null);
  const { orderReturn } = props;
  const { id, state, refundable } = orderReturn;
  const button = (to: Action, isMain: boolean, label: string) => (
    <button
      key={to}
      type="button"
      className={`btn btn-sm ${isMain ? 'btn-primary' : 'btn-line'}`}
      aria-disabled={isBusy}
      onClick={() => setDialog(to)}
    >
      {label}
    </button>
  );
  return (
    <>
      {state === 'requested' && [button('approve', true, t.approve.button), button('refuse', false, t.refuse.button)]}
      {state === 'approved' && [button('receive', true, t.receive.button), button('close', false, t.close.button)]}
      {state === 'received' && [
        refundable > 0 &&
          may('refunds.write') &&
          button('refund', true, t.refund.button({ amount: formatMoney(refundable, language) })),
        button('close', false, t.close.button),
      ]}
      {dialog === 'approve' && (
        <ReplyDialog
          texts={t.approve}
          isRequired={false}
          onSend={(reply) => run((admin) => admin.approve({ id, language, reply }), t.approve.notice)}
          onClose={close}
        />
      )}
      {(dialog === 'refuse' || dialog === 'close') && (
        <ReplyDialog
          texts={t[dialog]}
          isRequired
          onSend={(reply) => run((admin) => admin[dialog]({ id, language, reply: reply ?? '' }), t[dialog].notice)}
          onClose={close}
        />
      )}
      {dialog === 'receive' && (
        <ReceiveDialog
          orderReturn={orderReturn}
          isBusy={isBusy}
          onSend={(received) => run((admin) => admin.receive({ id, language, ...received }), t.receive.notice)}
          onClose={close}
        />
      )}
      {dialog === 'refund' && (
        <RefundDialog
          orderReturn={orderReturn}
          onSend={(amount) =>
            run((admin) => admin.refund({ id, language, amount, expectedRefundable: refundable }), t.refund.notice)
          }
          onClose={close}
        />
      )}
    </>
  );
};
