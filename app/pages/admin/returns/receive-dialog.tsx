import { type FormEvent, useState } from 'react';
import type { AdminReturn, ReceiveReturn } from '../../../../contract/admin/returns.ts';
import { Checkbox } from '../../../components/checkbox.tsx';
import { SubmitButton } from '../../../components/submit-button.tsx';
import { useMessages } from '../../../i18n/messages.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { QuantityStepper } from './quantity-stepper.tsx';

type Lines = ReceiveReturn['lines'];

interface ReceiveDialogProps {
  readonly found: AdminReturn;
  readonly isBusy: boolean;
  readonly onSend: (received: { readonly lines: Lines; readonly isUnpaid: boolean }) => Promise<boolean>;
  readonly onClose: () => void;
}

/** Asks which pieces of a return have come back, all of them for stock at first. */
export const ReceiveDialog = ({ found, isBusy, onSend, onClose }: ReceiveDialogProps) => {
  const { fields } = useMessages('common');
  const { receive: words } = useMessages('admin').returns;
  const [lines, setLines] = useState<Lines>(() =>
    found.lines.map(({ productId, quantity }) => ({ productId, restocked: quantity, writtenOff: 0 })),
  );
  const [isTried, setTried] = useState(false);
  const isNothing = lines.every(({ restocked, writtenOff }) => restocked + writtenOff === 0);
  const change = (productId: string, changed: Partial<Lines[number]>) =>
    setLines(lines.map((line) => (line.productId === productId ? { ...line, ...changed } : line)));
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (isNothing) return;
    await onSend({ lines, isUnpaid: new FormData(event.currentTarget).has('isUnpaid') });
    onClose();
  };
  return (
    <Dialog isOpen onClose={onClose} title={words.title} closeLabel={fields.close}>
      <p className="text-base mt-4">{words.text}</p>
      <form className="grid gap-5 mt-5" onSubmit={(event) => void send(event)} noValidate>
        <ul className="rows border-y border-lapis-200">
          {found.lines.map(({ productId, name, quantity }) => {
            const { restocked = 0, writtenOff = 0 } = lines.find((line) => line.productId === productId) ?? {};
            return (
              <li key={productId} className="grid gap-2 py-3">
                <span className="text-base">{words.item({ name, count: quantity })}</span>
                <div className="flex flex-wrap gap-x-6 gap-y-2">
                  <QuantityStepper
                    name={words.restocked}
                    label={words.restockedOf({ name })}
                    value={restocked}
                    max={quantity}
                    onChange={(next) =>
                      change(productId, { restocked: next, writtenOff: Math.min(writtenOff, quantity - next) })
                    }
                  />
                  <QuantityStepper
                    name={words.writtenOff}
                    label={words.writtenOffOf({ name })}
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
        {found.open > 0 && <Checkbox name="isUnpaid" label={words.unpaid} />}
        {isTried && isNothing && <FieldError id="nothing-received">{words.none}</FieldError>}
        <SubmitButton isBusy={isBusy}>{words.save}</SubmitButton>
      </form>
    </Dialog>
  );
};
