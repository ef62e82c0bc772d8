import { useState } from 'react';
import { useAdminContext } from '#core/admin/admin-context.ts';
import { ConfirmDialog } from '#core/admin/confirm-dialog.tsx';
import { useAdminAction } from '#core/admin/use-admin-action.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { formatMoment } from '#core/i18n/moment.ts';
import { Field } from '#core/ui/field.tsx';
import { Price } from '#core/ui/price.tsx';
import { OrderNumber } from '#features/orders/ui/order-number.tsx';
import { orderPath } from '#features/orders/ui/use-order-page.ts';
import type { PaymentIssue } from '../payments.admin.contract.ts';
import { Code } from './payment-line.tsx';

interface IssueCardProps {
  readonly issue: PaymentIssue;
  /** Whether the card is on the page of its order and omits the order number. */
  readonly isInOrder?: boolean;
  readonly onSettled: (issue: PaymentIssue) => void;
}

/** A payment issue: description, instructions, and the button that settles it. */
export const IssueCard = ({ issue, isInOrder = false, onSettled }: IssueCardProps) => {
  const { payments, paymentProviders } = useMessages('admin');
  const language = useLanguage();
  const [isDialogOpen, setDialogOpen] = useState(false);
  const { may } = useAdminContext();
  const { kind, orderNumber, provider, amount, createdAt, resolvedAt } = issue;
  const { name, todo } = payments.issues[kind];
  const moment = formatMoment(new Date(createdAt), language);
  return (
    <article className="px-4 sm:px-6 py-5 grid gap-x-8 gap-y-3 lg:grid-cols-[16rem_1fr_12rem]">
      <div className="min-w-0">
        {!isInOrder && orderNumber !== null && (
          <p>
            <a href={orderPath(orderNumber, 'payments')} className="link inline-flex items-center min-h-11 break-all">
              <span className="sr-only">{payments.order} </span>
              <OrderNumber number={orderNumber} />
            </a>
          </p>
        )}
        {amount !== null && (
          <p className="text-h4 font-medium">
            <Price amount={amount} />
          </p>
        )}
        <p className="text-mist">
          {payments.provider} {paymentProviders[provider].name}
        </p>
        <p className="text-mist">
          <time dateTime={createdAt}>{payments.since({ moment })}</time>
        </p>
      </div>
      <div className="min-w-0">
        <h2 className="text-base font-medium">{name}</h2>
        <p className="mt-1 max-w-prose">{todo}</p>
        {hasGatewaySubject(issue) && (
          <p className="text-mist mt-2">
            {payments.subject}: <Code>{issue.subject}</Code>
          </p>
        )}
        {resolvedAt !== null && <Resolution issue={issue} resolvedAt={resolvedAt} />}
      </div>
      {resolvedAt === null && may('payments.write') && (
        <div className="grid content-start">
          <button type="button" className="btn btn-sm btn-line" onClick={() => setDialogOpen(true)}>
            {payments.resolve.button}
          </button>
        </div>
      )}
      {isDialogOpen && <ResolveDialog issue={issue} onSettled={onSettled} onClose={() => setDialogOpen(false)} />}
    </article>
  );
};

/** Hides the subject of refund issues, which is an internal id. */
const hasGatewaySubject = ({ kind }: PaymentIssue): boolean => kind !== 'refund_unclear' && kind !== 'refund_refused';

/** Who settled the issue, when, and the note. */
const Resolution = ({ issue: { resolvedBy, note }, resolvedAt }: { issue: PaymentIssue; resolvedAt: string }) => {
  const { resolve } = useMessages('admin').payments;
  const language = useLanguage();
  const moment = formatMoment(new Date(resolvedAt), language);
  return (
    <div className="mt-3 border-s-2 border-malachite-200 ps-4">
      <p className="text-malachite-700">
        {resolvedBy === null ? resolve.byItself({ moment }) : resolve.by({ name: resolvedBy, moment })}
      </p>
      {note !== null && (
        <p dir="auto" className="same-side break-words">
          {note}
        </p>
      )}
    </div>
  );
};

const ResolveDialog = ({ issue, onSettled, onClose }: IssueCardProps & { readonly onClose: () => void }) => {
  const { payments } = useMessages('admin');
  const { resolve, issues } = payments;
  const { refetchSummary } = useAdminContext();
  const { run, isBusy } = useAdminAction();
  const [note, setNote] = useState('');
  const settle = () =>
    run({
      act: (admin) => admin.payments.resolveIssue({ id: issue.id, note: note.trim() === '' ? null : note }),
      notice: resolve.notice,
      onDone: (settled) => {
        onClose();
        onSettled(settled);
        refetchSummary();
      },
    });
  return (
    <ConfirmDialog
      title={resolve.title}
      button={resolve.yes}
      isBusy={isBusy}
      hasField
      onYes={() => void settle()}
      onClose={onClose}
    >
      <p>{issues[issue.kind].name}</p>
      <Field label={resolve.note} name="note" maxLength={MAX_NOTE} value={note} onChange={setNote} autoComplete="off" />
    </ConfirmDialog>
  );
};

/** Schema of the contract's note. */
const MAX_NOTE = 500;
