import { useState } from 'react';
import { formatMoney } from '../../../../locales/format.ts';
import { useLanguage, useMessages } from '../../../i18n/messages.tsx';
import { useAdminContext } from '../use-admin.ts';
import { AnswerDialog } from './answer-dialog.tsx';
import { ReceiveDialog } from './receive-dialog.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { type ShownReturn, useReturnAction } from './use-return-action.ts';

type Asked = 'approve' | 'refuse' | 'receive' | 'refund' | 'close';

/** What an admin can do with a return in its state; each opens a dialog first. */
export const ReturnActions = (shown: ShownReturn) => {
  const { returns: words } = useMessages('admin');
  const language = useLanguage();
  const { may } = useAdminContext();
  const { run, isBusy } = useReturnAction(shown);
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  const { found } = shown;
  const { id, state, refundable } = found;
  const button = (to: Asked, isMain: boolean, label: string) => (
    <button
      key={to}
      type="button"
      className={`btn btn-sm ${isMain ? 'btn-primary' : 'btn-line'}`}
      aria-disabled={isBusy}
      onClick={() => setAsked(to)}
    >
      {label}
    </button>
  );
  return (
    <>
      {state === 'requested' && [
        button('approve', true, words.approve.button),
        button('refuse', false, words.refuse.button),
      ]}
      {state === 'approved' && [
        button('receive', true, words.receive.button),
        button('close', false, words.close.button),
      ]}
      {state === 'received' && [
        refundable > 0 &&
          may('refunds.write') &&
          button('refund', true, words.refund.button({ amount: formatMoney(refundable, language) })),
        button('close', false, words.close.button),
      ]}
      {asked === 'approve' && (
        <AnswerDialog
          words={words.approve}
          isRequired={false}
          onSend={(answer) => run((admin) => admin.approve({ id, language, answer }), words.approve.notice)}
          onClose={close}
        />
      )}
      {(asked === 'refuse' || asked === 'close') && (
        <AnswerDialog
          words={words[asked]}
          isRequired
          onSend={(answer) => run((admin) => admin[asked]({ id, language, answer: answer ?? '' }), words[asked].notice)}
          onClose={close}
        />
      )}
      {asked === 'receive' && (
        <ReceiveDialog
          found={found}
          isBusy={isBusy}
          onSend={(received) => run((admin) => admin.receive({ id, language, ...received }), words.receive.notice)}
          onClose={close}
        />
      )}
      {asked === 'refund' && (
        <RefundDialog
          found={found}
          onSend={(amount) =>
            run((admin) => admin.refund({ id, language, amount, expectedRefundable: refundable }), words.refund.notice)
          }
          onClose={close}
        />
      )}
    </>
  );
};
