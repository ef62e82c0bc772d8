import { useState } from 'react';
import * as v from 'valibot';
import type { TransferProof } from '../../../../contract/admin/transfer-proof.ts';
import { REASON_LENGTH } from '../../../../domain/limits.ts';
import type { Piastres } from '../../../../domain/money.ts';
import { RejectProofForm } from '../../../../domain/payments/transfer-proof.ts';
import { piastresIn } from '../../../../domain/products/product-form.ts';
import { form, validationCode } from '../../../../domain/validation.ts';
import { formatMoney } from '../../../../locales/format.ts';
import type { AdminClient } from '../../../api/admin-client.ts';
import { loadAdminClient } from '../../../api/load-admin-client.ts';
import { refusalOf } from '../../../api/refusal.ts';
import { SubmitButton } from '../../../components/submit-button.tsx';
import { useValidatedForm } from '../../../components/use-validated-form.ts';
import { useLanguage, useMessages } from '../../../i18n/messages.tsx';
import { notify } from '../../../state/toasts.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { useAdminContext } from '../use-admin.ts';

interface DecisionProps {
  readonly transfer: TransferProof;
  readonly onDecided: (transfer: TransferProof) => void;
  /** Called when it was decided or replaced by somebody else. */
  readonly onGone: () => void;
}

const AmountForm = form({
  amount: v.pipe(v.unknown(), v.transform(piastresIn), v.number(validationCode('price.typed'))),
});

/** Accepts a transfer whose amount the admin types from the account, or opens the form that rejects it. */
export const TransferDecision = ({ transfer, onDecided, onGone }: DecisionProps) => {
  const { transfers: words } = useMessages('admin');
  const { general } = useMessages('forms');
  const [isRejecting, setRejecting] = useState(false);
  const [isSending, setSending] = useState(false);
  const decide = useDecide({ transfer, onDecided, onGone });
  const [other, setOther] = useState<Piastres | null>(null);
  const { id, total, due } = transfer;
  const { errors, isBusy, clear, formProps } = useValidatedForm({
    check: ({ amount }) => v.safeParse(AmountForm, { amount }),
    refusedTitle: general.error,
    onChecked: async ({ amount }) => {
      if (amount === 0) return { amount: words.nothing };
      if (amount !== (due ?? total)) {
        setOther(amount);
        return null;
      }
      await decide(({ payments }) => payments.acceptProof({ id, amount }), words.wasAccepted);
      return null;
    },
  });
  return (
    <>
      <form {...formProps} className="grid gap-4">
        <Field
          label={words.typed}
          name="amount"
          dir="ltr"
          inputMode="decimal"
          autoComplete="off"
          required
          maxLength={14}
          hint={words.typedHint}
          error={errors['amount']}
          onChange={() => clear('amount')}
        />
        <div className="flex flex-wrap gap-3">
          <SubmitButton isBusy={isBusy} className="max-sm:grow">
            {words.accept}
          </SubmitButton>
          <button type="button" className="btn btn-line max-sm:grow" onClick={() => setRejecting(true)}>
            {words.reject}
          </button>
        </div>
      </form>
      {other !== null && (
        <OtherAmountDialog
          transfer={transfer}
          amount={other}
          isBusy={isSending}
          onYes={async () => {
            if (isSending) return;
            setSending(true);
            const sentence = other < (due ?? total) ? words.wasPart : words.wasTooMuch;
            await decide(({ payments }) => payments.acceptProof({ id, amount: other, isOther: true }), sentence);
            setSending(false);
            setOther(null);
          }}
          onClose={() => setOther(null)}
        />
      )}
      {isRejecting && <RejectDialog id={id} decide={decide} onClose={() => setRejecting(false)} />}
    </>
  );
};

interface OtherAmountDialogProps {
  readonly transfer: TransferProof;
  readonly amount: Piastres;
  readonly isBusy: boolean;
  readonly onYes: () => void;
  readonly onClose: () => void;
}

/** Asks before another amount than is due is accepted, and says what follows. */
const OtherAmountDialog = ({ transfer: { total, due }, amount, isBusy, onYes, onClose }: OtherAmountDialogProps) => {
  const { other: words } = useMessages('admin').transfers;
  const language = useLanguage();
  const awaited = due ?? total;
  const difference = formatMoney(Math.abs(awaited - amount), language);
  const came = words.came({ amount: formatMoney(amount, language), due: formatMoney(awaited, language) });
  return (
    <ConfirmDialog title={words.title} button={words.yes} isBusy={isBusy} onYes={onYes} onClose={onClose}>
      <p>{came}</p>
      <p>{amount < awaited ? words.less({ difference }) : words.more({ difference })}</p>
    </ConfirmDialog>
  );
};

type Decide = ReturnType<typeof useDecide>;

/** Sends a decision. A transfer that somebody else has decided or replaced is loaded again. */
const useDecide = ({ onDecided, onGone }: DecisionProps) => {
  const { fail } = useAdminContext();
  const language = useLanguage();
  return async (
    act: (admin: AdminClient) => Promise<TransferProof>,
    sentence: { readonly title: string; readonly body: string },
  ): Promise<void> => {
    try {
      const decided = await act(await loadAdminClient());
      notify({ title: sentence.title, text: sentence.body, about: 'admin' });
      onDecided(decided);
    } catch (error) {
      fail(error);
      if (refusalOf(error, language).code === 'PROOF_CHANGED') onGone();
    }
  };
};

interface RejectDialogProps {
  readonly id: string;
  readonly decide: Decide;
  readonly onClose: () => void;
}

/** Asks for the reason, which the customer reads. */
const RejectDialog = ({ id, decide, onClose }: RejectDialogProps) => {
  const { fields } = useMessages('common');
  const { general } = useMessages('forms');
  const { ask: words, wasRejected } = useMessages('admin').transfers;
  const { errors, isBusy, clear, formProps } = useValidatedForm({
    check: (typed) => v.safeParse(RejectProofForm, typed),
    refusedTitle: general.error,
    onChecked: async ({ reason }) => {
      await decide(({ payments }) => payments.rejectProof({ id, reason }), wasRejected);
      onClose();
      return null;
    },
  });
  return (
    <Dialog isOpen onClose={onClose} title={words.title} closeLabel={fields.close}>
      <p className="text-base mt-4">{words.text}</p>
      <form {...formProps} className="grid gap-4 mt-5">
        <Field
          label={words.reason}
          name="reason"
          dir="auto"
          required
          lines={3}
          maxLength={REASON_LENGTH.max}
          hint={words.hint}
          error={errors['reason']}
          onChange={() => clear('reason')}
        />
        <SubmitButton isBusy={isBusy}>{words.button}</SubmitButton>
      </form>
    </Dialog>
  );
};
