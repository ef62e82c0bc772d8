import { useState } from 'react';
import * as v from 'valibot';
import type { TransferProof } from '../../../../contract/admin/payments.ts';
import { REASON_LENGTH } from '../../../../domain/limits.ts';
import { RejectProofForm } from '../../../../domain/payments/transfer-proof.ts';
import { piastresIn } from '../../../../domain/products/product-form.ts';
import { form, validationCode } from '../../../../domain/validation.ts';
import type { AdminClient } from '../../../api/admin-client.ts';
import { loadAdminClient } from '../../../api/load-admin-client.ts';
import { refusalOf } from '../../../api/refusal.ts';
import { SubmitButton } from '../../../components/submit-button.tsx';
import { useValidatedForm } from '../../../components/use-validated-form.ts';
import { useLanguage, useMessages } from '../../../i18n/messages.tsx';
import { notify } from '../../../state/toasts.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
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
  const decide = useDecide({ transfer, onDecided, onGone });
  const { id, total } = transfer;
  const { errors, isBusy, clear, formProps } = useValidatedForm({
    check: ({ amount }) => v.safeParse(AmountForm, { amount }),
    refusedTitle: general.error,
    onChecked: async ({ amount }) => {
      if (amount !== total) return { amount: words.differs };
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
      {isRejecting && <RejectDialog id={id} decide={decide} onClose={() => setRejecting(false)} />}
    </>
  );
};

type Decide = ReturnType<typeof useDecide>;

/** Sends a decision. A transfer that somebody else has decided or replaced is loaded again. */
const useDecide = ({ onDecided, onGone }: DecisionProps) => {
  const { fail } = useAdminContext();
  const language = useLanguage();
  return async (
    act: (admin: AdminClient) => Promise<TransferProof>,
    said: { readonly title: string; readonly body: string },
  ): Promise<void> => {
    try {
      const decided = await act(await loadAdminClient());
      notify({ title: said.title, text: said.body, about: 'admin' });
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
