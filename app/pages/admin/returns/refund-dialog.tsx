import * as v from 'valibot';
import type { AdminReturn } from '../../../../contract/admin/returns.ts';
import type { Piastres } from '../../../../domain/money.ts';
import { piastresIn } from '../../../../domain/products/product-form.ts';
import { form, validationCode } from '../../../../domain/validation.ts';
import { formatMoney } from '../../../../locales/format.ts';
import { SubmitButton } from '../../../components/submit-button.tsx';
import { useValidatedForm } from '../../../components/use-validated-form.ts';
import { useLanguage, useMessages } from '../../../i18n/messages.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';

const AmountForm = form({
  amount: v.pipe(v.unknown(), v.transform(piastresIn), v.number(validationCode('price.typed'))),
});

interface RefundDialogProps {
  readonly found: AdminReturn;
  readonly onSend: (amount: Piastres) => Promise<boolean>;
  readonly onClose: () => void;
}

/** Asks how much of what is due for a return goes back now, all of it at first. */
export const RefundDialog = ({ found: { refundable }, onSend, onClose }: RefundDialogProps) => {
  const { fields } = useMessages('common');
  const { general } = useMessages('forms');
  const { refund: words } = useMessages('admin').returns;
  const language = useLanguage();
  const left = formatMoney(refundable, language);
  const { errors, isBusy, clear, formProps } = useValidatedForm({
    check: ({ amount }) => v.safeParse(AmountForm, { amount }),
    refusedTitle: general.error,
    onChecked: async ({ amount }) => {
      if (amount <= 0 || amount > refundable) return { amount: words.invalid({ left }) };
      await onSend(amount);
      onClose();
      return null;
    },
  });
  return (
    <Dialog isOpen onClose={onClose} title={words.title} closeLabel={fields.close}>
      <p className="text-base mt-4">{words.text}</p>
      <form {...formProps} className="grid gap-4 mt-5">
        <Field
          label={words.amount}
          name="amount"
          dir="ltr"
          inputMode="decimal"
          autoComplete="off"
          maxLength={14}
          defaultValue={typedAmount(refundable)}
          hint={words.hint({ left })}
          error={errors['amount']}
          onChange={() => clear('amount')}
        />
        <SubmitButton isBusy={isBusy}>{words.yes}</SubmitButton>
      </form>
    </Dialog>
  );
};

/** An amount in pounds as an admin types it: `1425` or `1425.50`. */
const typedAmount = (amount: Piastres): string =>
  amount % 100 === 0 ? String(amount / 100) : (amount / 100).toFixed(2);
