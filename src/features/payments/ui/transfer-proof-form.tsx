import { useId, useRef, useState } from 'react';
import * as v from 'valibot';
import { invalidFields } from '#core/api/field-errors.ts';
import { loadShopClient } from '#core/api/load-shop-client.ts';
import { readError } from '#core/api/read-error.ts';
import { notify } from '#core/browser/toasts.ts';
import { clearStoredInput } from '#core/forms/ui/use-stored-input.ts';
import { form } from '#core/forms/validation.ts';
import { isolateText } from '#core/i18n/format.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { BlobPicture } from '#core/ui/blob-picture.tsx';
import { Field, FieldError } from '#core/ui/field.tsx';
import { SubmitButton } from '#core/ui/submit-button.tsx';
import { useValidatedForm } from '#core/ui/use-validated-form.ts';
import type { OrderPayment } from '#features/orders/order-payment.ts';
import { BankReference } from '../transfer-proof.ts';
import { MAX_PROOF_BYTES, proofTypes } from '../transfer-proof-limits.ts';

interface TransferProofFormProps {
  readonly orderNumber: string;
  readonly onSent: (payment: OrderPayment) => void;
}

const ProofForm = form({ bankReference: BankReference });

/** Uploads the picture of a bank transfer, with the bank's reference if the customer enters one. */
export function TransferProofForm({ orderNumber, onSent }: TransferProofFormProps) {
  const id = useId();
  const { transferProof: t } = useMessages('checkout');
  const language = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const [picture, setPicture] = useState<File | null>(null);
  const [isTooLarge, setTooLarge] = useState(false);

  const { errors, isBusy, clear, formProps } = useValidatedForm({
    check: ({ bankReference }) => v.safeParse(ProofForm, { bankReference }),
    refusedTitle: t.refused,
    draftName: `transfer-${orderNumber}`,
    onChecked: async ({ bankReference }) => {
      if (picture === null) {
        const fault = t.faults.missing;
        notify({ title: t.refused, text: fault, tone: 'error' });
        chooser.current?.focus();
        return { picture: fault };
      }
      try {
        const shop = await loadShopClient();
        const payment = await shop.payments.sendProof({ orderNumber, picture, bankReference: bankReference ?? '' });
        clearStoredInput(`transfer-${orderNumber}`);
        onSent(payment);
        notify({ title: t.sent });
        return null;
      } catch (error) {
        const failure = readError(error, language);
        const { code, message } = failure;
        // the page opens the sign-in dialog
        if (code === 'SIGN_IN_REQUIRED') return null;
        notify({ title: t.refused, text: message, tone: 'error' });
        return code === 'PICTURE_INVALID' || code === 'TRANSFER_PROOF_REUSED'
          ? { picture: message }
          : invalidFields(failure, language);
      }
    },
  });
  const choose = (file: File) => {
    clear('picture');
    const isLarge = file.size > MAX_PROOF_BYTES;
    setTooLarge(isLarge);
    setPicture(isLarge ? null : file);
  };
  const fault = isTooLarge ? t.faults.size : errors['picture'];
  return (
    <form {...formProps} aria-labelledby={`${id}-title`} className="grid gap-4 mt-6">
      <div>
        <h3 id={`${id}-title`} className="font-medium">
          {t.title}
        </h3>
        <p className="text-mist">{t.text}</p>
      </div>
      <div>
        <input
          ref={input}
          type="file"
          hidden
          accept={proofTypes.join(',')}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file && !isBusy) choose(file);
            // allows choosing the same file again
            target.value = '';
          }}
        />
        <button
          ref={chooser}
          type="button"
          name="picture"
          className="btn btn-line max-sm:w-full"
          aria-describedby={`${id}-limits${fault ? ` ${id}-fault` : ''}`}
          aria-disabled={isBusy}
          onClick={() => !isBusy && input.current?.click()}
        >
          {picture ? t.replace : t.choose}
        </button>
        <p id={`${id}-limits`} className="text-sm text-mist mt-1.5">
          {t.limits}
        </p>
        {fault && <FieldError id={`${id}-fault`}>{fault}</FieldError>}
        {picture && (
          <figure className="mt-3">
            <BlobPicture
              blob={picture}
              alt={t.selectedFile({ file: isolateText(picture.name) })}
              className="max-h-80 max-w-full border border-lapis-200"
            />
            <figcaption className="text-sm text-mist mt-1.5 break-all">
              <bdi>{picture.name}</bdi>
            </figcaption>
          </figure>
        )}
      </div>
      <Field
        label={t.bankReference}
        name="bankReference"
        dir="ltr"
        autoComplete="off"
        maxLength={60}
        hint={t.bankReferenceHint}
        error={errors['bankReference']}
        onChange={() => clear('bankReference')}
        className="max-w-96"
      />
      <SubmitButton isBusy={isBusy} busy={t.sending} className="btn-lg max-sm:w-full justify-self-start">
        {t.send}
      </SubmitButton>
      <div role="status">
        {isBusy && (
          <>
            <span className="sr-only">{t.sending}</span>
            <progress className="w-full max-w-96" aria-label={t.sending} />
          </>
        )}
      </div>
    </form>
  );
}
