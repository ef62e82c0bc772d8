import { type FormEvent, useState } from 'react';
import { useMessages } from '#core/i18n/messages-provider.tsx';
import { Checkbox } from '#core/ui/checkbox.tsx';
import { Dialog } from '#core/ui/dialog.tsx';
import { FieldError } from '#core/ui/field.tsx';
import { SubmitButton } from '#core/ui/submit-button.tsx';
import type { AdminReturn, ReceiveReturn } from '../returns.admin.contract.ts';
import { QuantityStepper } from './quantity-stepper.tsx';

type Lines = ReceiveReturn['lines'];

interface ReceiveDialogProps {
  readonly orderReturn: AdminReturn;
  readonly isBusy: boolean;
  readonly onSend: (received: { readonly lines: Lines; readonly isUnpaid: boolean }) => Promise<boolean>;
  readonly onClose: () => void;
}

/** Dialog for the received items of a return; restocks all by default. */
export const ReceiveDialog = ({ orderReturn, isBusy, onSend, onClose }: ReceiveDialogProps) => {
  const { fields } = useMessages('common');
  const { receive: t } = useMessages('admin').returns;
  const [lines, setLines] = useState<Lines>(() =>
    orderReturn.lines.map(({ productId, quantity }) => ({ productId, restocked: quantity, writtenOff: 0 })),
  );
  const [wasSubmitted, setSubmitted] = useState(false);
  const isNothing = lines.every(({ restocked, writtenOff }) => restocked + writtenOff === 0);
  const change = (productId: string, changed: Partial<Lines[number]>) =>
    setLines(lines.map((line) => (line.productId === productId ? { ...line, ...changed } : line)));
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSubmitted(true);
    if (isNothing) return;
    await onSend({ lines, isUnpaid: new FormData(event.currentTarget).has('isUnpaid') });
    onClose();
  };
  return (
    <Dialog isOpen onClose={onClose} title={t.title} closeLabel={fields.close}>
      <p className="text-base mt-4">{t.text}</p>
      <form className="grid gap-5 mt-5" onSubmit={(event) => void send(event)} noValidate>
        <ul className="rows border-y border-lapis-200">
          {orderReturn.lines.map(({ productId, name, quantity }) => {
            const { restocked = 0, writtenOff = 0 } = lines.find((line) => line.productId === productId) ?? {};
            return (
              <li key={productId} className="grid gap-2 py-3">
                <span className="text-base">{t.item({ name, count: quantity })}</span>
                <div className="flex flex-wrap gap-x-6 gap-y-2">
                  <QuantityStepper
                    name={t.restocked}
                    label={t.restockedOf({ name })}
                    value={restocked}
                    max={quantity}
                    onChange={(next) =>
                      change(productId, { restocked: next, writtenOff: Math.min(writtenOff, quantity - next) })
                    }
                  />
                  <QuantityStepper
                    name={t.writtenOff}
                    label={t.writtenOffOf({ name })}
                    value={writtenOff}
                    max={quantity}
                    onChange={(next) =>
                      change(productId, { writtenOff: next, restocked: Math.min(restocked, quantity - next) })
                    }
                  />
                </div>
              </li>
            );
          })}
        </ul>
        {orderReturn.open > 0 && <Checkbox name="isUnpaid" label={t.unpaid} />}
        {wasSubmitted && isNothing && <FieldError id="nothing-received">{t.none}</FieldError>}
        <SubmitButton isBusy={isBusy}>{t.save}</SubmitButton>
      </form>
    </Dialog>
  );
};
