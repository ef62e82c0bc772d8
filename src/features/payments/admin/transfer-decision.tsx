import { useState } from 'react';
import * as v from 'valibot';
import { useAdminContext } from '#core/admin/admin-context.ts';
import { ConfirmDialog } from '#core/admin/confirm-dialog.tsx';
import { UnsavedChangesDialog, useUnsavedChanges } from '#core/admin/unsaved-changes.tsx';
import type { AdminClient } from '#core/api/admin-client.ts';
import { loadAdminClient } from '#core/api/load-admin-client.ts';
import { readError } from '#core/api/read-error.ts';
import { notify } from '#core/browser/toasts.ts';
import { moneyField } from '#core/forms/form-schemas.ts';
import { REASON_LENGTH } from '#core/forms/limits.ts';
import { form, validationCode } from '#core/forms/validation.ts';
import { formatMoney } from '#core/i18n/format.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import type { Piastres } from '#core/money/money.ts';
import { Dialog } from '#core/ui/dialog.tsx';
import { Field } from '#core/ui/field.tsx';
import { SubmitButton } from '#core/ui/submit-button.tsx';
import { useValidatedForm } from '#core/ui/use-validated-form.ts';
import { RejectProofForm } from '../transfer-proof.ts';
import type { TransferProof } from '../transfer-proofs.admin.contract.ts';

interface DecisionProps {
  readonly transfer: TransferProof;
  readonly onDecided: (transfer: TransferProof) => void;
  /** Called when another admin has decided or the customer has sent another proof. */
  readonly onOutdated: () => void;
}

const AmountForm = form({
  amount: moneyField(validationCode('price.typed')),
});

/** Accepts a transfer by the amount that the admin enters from the account statement, or opens the rejection form. */
export const TransferDecision = ({ transfer, onDecided, onOutdated }: DecisionProps) => {
  const { transfers: t } = useMessages('admin');
  const { general } = useMessages('forms');
  const [isRejecting, setRejecting] = useState(false);
  const [isSending, setSending] = useState(false);
  const decide = useDecide({ transfer, onDecided, onOutdated });
  const [other, setDifferentAmount] = useState<Piastres | null>(null);
  const { id, total, due } = transfer;
  const { errors, isBusy, clear, formProps } = useValidatedForm({
    check: ({ amount }) => v.safeParse(AmountForm, { amount }),
    refusedTitle: general.error,
    onChecked: async ({ amount }) => {
      if (amount === 0) return { amount: t.nothing };
      if (amount !== (due ?? total)) {
        setDifferentAmount(amount);
        return null;
      }
      await decide(({ payments }) => payments.acceptProof({ id, amount }), t.wasAccepted);
      return null;
    },
  });
  return (
    <>
      <form {...formProps} className="grid gap-4">
        <Field
          label={t.receivedAmount}
          name="amount"
          dir="ltr"
          inputMode="decimal"
          autoComplete="off"
          required
          maxLength={14}
          hint={t.typedHint}
          error={errors['amount']}
          onChange={() => clear('amount')}
        />
        <div className="flex flex-wrap gap-3">
          <SubmitButton isBusy={isBusy} className="max-sm:grow">
            {t.accept}
          </SubmitButton>
          <button type="button" className="btn btn-line max-sm:grow" onClick={() => setRejecting(true)}>
            {t.reject}
          </button>
        </div>
      </form>
      {other !== null && (
        <DifferentAmountDialog
          transfer={transfer}
          amount={other}
          isBusy={isSending}
          onYes={async () => {
            if (isSending) return;
            setSending(true);
            const sentence = other < (due ?? total) ? t.wasPart : t.wasTooMuch;
            await decide(({ payments }) => payments.acceptProof({ id, amount: other, isDifferent: true }), sentence);
            setSending(false);
            setDifferentAmount(null);
          }}
          onClose={() => setDifferentAmount(null)}
        />
      )}
      {isRejecting && <RejectDialog id={id} decide={decide} onClose={() => setRejecting(false)} />}
    </>
  );
};

interface DifferentAmountDialogProps {
  readonly transfer: TransferProof;
  readonly amount: Piastres;
  readonly isBusy: boolean;
  readonly onYes: () => void;
  readonly onClose: () => void;
}

/** Confirms an amount that differs from the amount due, and states the consequence. */
const DifferentAmountDialog = ({
  transfer: { total, due },
  amount,
  isBusy,
  onYes,
  onClose,
}: DifferentAmountDialogProps) => {
  const { other: t } = useMessages('admin').transfers;
  const language = useLanguage();
  const amountDue = due ?? total;
  const difference = formatMoney(Math.abs(amountDue - amount), language);
  const received = t.received({ amount: formatMoney(amount, language), due: formatMoney(amountDue, language) });
  return (
    <ConfirmDialog title={t.title} button={t.yes} isBusy={isBusy} onYes={onYes} onClose={onClose}>
      <p>{received}</p>
      <p>{amount < amountDue ? t.less({ difference }) : t.more({ difference })}</p>
    </ConfirmDialog>
  );
};

type Decide = ReturnType<typeof useDecide>;

/** Sends a decision; reloads a proof that was decided or replaced meanwhile. */
const useDecide = ({ onDecided, onOutdated }: DecisionProps) => {
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
      if (readError(error, language).code === 'PROOF_CHANGED') onOutdated();
    }
  };
};

interface RejectDialogProps {
  readonly id: string;
  readonly decide: Decide;
  readonly onClose: () => void;
}

/** Form for the rejection reason, which is sent to the customer. */
const RejectDialog = ({ id, decide, onClose }: RejectDialogProps) => {
  const { fields } = useMessages('common');
  const { general } = useMessages('forms');
  const { rejection: t, wasRejected } = useMessages('admin').transfers;
  const { errors, isBusy, clear, formProps } = useValidatedForm({
    check: (input) => v.safeParse(RejectProofForm, input),
    refusedTitle: general.error,
    onChecked: async ({ reason }) => {
      await decide(({ payments }) => payments.rejectProof({ id, reason }), wasRejected);
      onClose();
      return null;
    },
  });
  const { confirmation, confirmLeave } = useUnsavedChanges(formProps.ref);
  return (
    <>
      <Dialog isOpen onClose={() => confirmLeave(onClose)} title={t.title} closeLabel={fields.close}>
        <p className="text-base mt-4">{t.text}</p>
        <form {...formProps} className="grid gap-4 mt-5">
          <Field
            label={t.reason}
            name="reason"
            dir="auto"
            required
            lines={3}
            maxLength={REASON_LENGTH.max}
            hint={t.hint}
            error={errors['reason']}
            onChange={() => clear('reason')}
          />
          <SubmitButton isBusy={isBusy}>{t.button}</SubmitButton>
        </form>
      </Dialog>
      <UnsavedChangesDialog confirmation={confirmation} />
    </>
  );
};
