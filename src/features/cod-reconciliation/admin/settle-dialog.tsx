import { useState } from 'react';
import * as v from 'valibot';
import { useAdminContext } from '#core/admin/admin-context.ts';
import { UnsavedChangesDialog, useUnsavedChanges } from '#core/admin/unsaved-changes.tsx';
import { loadAdminClient } from '#core/api/load-admin-client.ts';
import { readError } from '#core/api/read-error.ts';
import { notify } from '#core/browser/toasts.ts';
import { paragraphsField } from '#core/forms/form-schemas.ts';
import { REASON_LENGTH } from '#core/forms/limits.ts';
import { form, validationCode } from '#core/forms/validation.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { Dialog } from '#core/ui/dialog.tsx';
import { Field } from '#core/ui/field.tsx';
import { Price } from '#core/ui/price.tsx';
import { SubmitButton } from '#core/ui/submit-button.tsx';
import { useValidatedForm } from '#core/ui/use-validated-form.ts';
import type { AdminSettlementLine } from '../cod-reconciliation.admin.contract.ts';
import { OutcomeBadge } from './outcome-badge.tsx';
import { Reference } from './reference.tsx';

interface SettleDialogProps {
  readonly line: AdminSettlementLine;
  readonly onClose: () => void;
  readonly onSettled: () => void;
}

const SettleForm = form({
  kind: v.picklist(['book', 'note'], validationCode('required')),
  orderNumber: v.optional(v.string(), ''),
  note: paragraphsField(REASON_LENGTH, { min: validationCode('reason.min'), max: validationCode('reason.max') }),
});

/** Settles a mismatched line with an admin's note, with or without booking its amount on an order. */
export const SettleDialog = ({ line, onClose, onSettled }: SettleDialogProps) => {
  const { fields } = useMessages('common');
  const { settle: t, table } = useMessages('admin').settlements;
  const { errors, isBusy, clear, formProps } = useSettle(line, onSettled);
  const isUnknown = line.foundOrder === null;
  const [kind, setKind] = useState<'book' | 'note'>(line.due === 0 ? 'note' : 'book');
  const { confirmation, confirmLeave } = useUnsavedChanges(formProps.ref);
  return (
    <>
      <Dialog isOpen onClose={() => confirmLeave(onClose)} title={t.title} closeLabel={fields.close}>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2 mt-4 text-base">
          <OutcomeBadge outcome={line.outcome} />
          <span>
            <span className="text-mist">{table.amount}:</span> <Price amount={line.amount} className="font-medium" />
          </span>
          {line.due !== null && (
            <span>
              <span className="text-mist">{table.due}:</span> <Price amount={line.due} />
            </span>
          )}
          <div className="w-full">
            <Reference line={line} />
          </div>
        </div>
        <form {...formProps} className="grid gap-4 mt-5">
          <fieldset className="grid">
            <legend className="sr-only">{t.title}</legend>
            {(['book', 'note'] as const).map((value) => (
              <label key={value} className="flex items-start gap-3 py-2 text-base">
                <input
                  type="radio"
                  name="kind"
                  value={value}
                  checked={kind === value}
                  className="size-5 mt-0.5 shrink-0 accent-lapis-700"
                  onChange={() => setKind(value)}
                />
                <span>
                  {value === 'book' ? t.book : t.onlyNote}
                  {value === 'book' && <span className="block text-sm text-mist">{t.bookHint}</span>}
                </span>
              </label>
            ))}
          </fieldset>
          {isUnknown && kind === 'book' && (
            <Field
              name="orderNumber"
              label={t.orderNumber}
              dir="ltr"
              autoComplete="off"
              required
              maxLength={60}
              hint={t.unknown}
              error={errors['orderNumber']}
              onChange={() => clear('orderNumber')}
            />
          )}
          <Field
            name="note"
            label={t.note}
            dir="auto"
            required
            lines={3}
            maxLength={REASON_LENGTH.max}
            hint={t.noteHint}
            error={errors['note']}
            onChange={() => clear('note')}
          />
          <SubmitButton isBusy={isBusy}>{t.button}</SubmitButton>
        </form>
      </Dialog>
      <UnsavedChangesDialog confirmation={confirmation} />
    </>
  );
};

/** Checks and sends the decision. An unknown order, or one without an amount due, is an error of its field. */
const useSettle = (line: AdminSettlementLine, onSettled: () => void) => {
  const { settle: t } = useMessages('admin').settlements;
  const { general } = useMessages('forms');
  const { fail } = useAdminContext();
  const language = useLanguage();
  return useValidatedForm({
    check: (input) => v.safeParse(SettleForm, input),
    refusedTitle: general.error,
    onChecked: async ({ kind, orderNumber, note }) => {
      try {
        const { settlements } = await loadAdminClient();
        await settlements.settle({ id: line.id, isBooked: kind === 'book', orderNumber, note });
        notify({ title: t.done.title, text: t.done.body, about: 'admin' });
        onSettled();
      } catch (error) {
        const { code, message: sentence } = readError(error, language);
        if (code === 'ORDER_NOT_FOUND') return { orderNumber: sentence };
        if (code === 'NO_AMOUNT_DUE') return line.foundOrder === null ? { orderNumber: sentence } : { note: sentence };
        fail(error);
        if (code === 'SETTLEMENT_LINE_SETTLED') onSettled();
      }
      return null;
    },
  });
};
