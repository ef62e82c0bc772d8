import { useState } from 'react';
import * as v from 'valibot';
import { moneyField } from '#core/forms/form-schemas.ts';
import { parseMoney } from '#core/forms/parse-number.ts';
import { form, validationCode } from '#core/forms/validation.ts';
import { formatMoney } from '#core/i18n/format.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import type { Piastres } from '#core/money/money.ts';
import { Dialog } from '#core/ui/dialog.tsx';
import { Field } from '#core/ui/field.tsx';
import { SubmitButton } from '#core/ui/submit-button.tsx';
import { useValidatedForm } from '#core/ui/use-validated-form.ts';
import { RefundInWords } from '#features/payments/ui/refund-in-words.tsx';
import type { AdminReturn } from '../returns.admin.contract.ts';

const AmountForm = form({
  amount: moneyField(validationCode('price.typed')),
});

interface RefundDialogProps {
  readonly orderReturn: AdminReturn;
  readonly onSend: (amount: Piastres) => Promise<boolean>;
  readonly onClose: () => void;
}

/** Dialog for the refund amount of a return; the full refundable amount by default. */
export const RefundDialog = ({ orderReturn: { refundable }, onSend, onClose }: RefundDialogProps) => {
  const { fields } = useMessages('common');
  const { general } = useMessages('forms');
  const { refund: t } = useMessages('admin').returns;
  const language = useLanguage();
  const max = formatMoney(refundable, language);
  const [input, setInput] = useState(toAmountInput(refundable));
  const parsed = parseMoney(input) ?? 0;
  const { errors, isBusy, clear, formProps } = useValidatedForm({
    check: ({ amount }) => v.safeParse(AmountForm, { amount }),
    refusedTitle: general.error,
    onChecked: async ({ amount }) => {
      if (amount <= 0 || amount > refundable) return { amount: t.invalid({ left: max }) };
      await onSend(amount);
      onClose();
      return null;
    },
  });
  return (
    <Dialog isOpen onClose={onClose} title={t.title} closeLabel={fields.close}>
      <p className="text-base mt-4">{t.text}</p>
      <form {...formProps} className="grid gap-4 mt-5">
        <Field
          label={t.amount}
          name="amount"
          dir="ltr"
          inputMode="decimal"
          autoComplete="off"
          maxLength={14}
          value={input}
          hint={t.hint({ left: max })}
          error={errors['amount']}
          onChange={(value) => {
            setInput(value);
            clear('amount');
          }}
        />
        <div role="status">{parsed > 0 && parsed <= refundable && <RefundInWords amount={parsed} />}</div>
        <SubmitButton isBusy={isBusy}>{t.yes}</SubmitButton>
      </form>
    </Dialog>
  );
};

/** Formats piastres as input in pounds: `1425` or `1425.50`. */
const toAmountInput = (amount: Piastres): string =>
  amount % 100 === 0 ? String(amount / 100) : (amount / 100).toFixed(2);
