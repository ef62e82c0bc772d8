import { useId, useRef, useState } from 'react';
import * as v from 'valibot';
import type { OrderPayment } from '../../../contract/payments.ts';
import { BankReference } from '../../../domain/payments/transfer-proof.ts';
import { MAX_PROOF_BYTES, proofTypes } from '../../../domain/payments/transfer-proof-limits.ts';
import { form } from '../../../domain/validation.ts';
import { formatNumber, isolateText } from '../../../locales/format.ts';
import { loadShopClient } from '../../api/load-shop-client.ts';
import { refusalOf } from '../../api/refusal.ts';
import { refusedFields } from '../../api/refused-fields.ts';
import { BlobPicture } from '../../components/blob-picture.tsx';
import { SubmitButton } from '../../components/submit-button.tsx';
import { useValidatedForm } from '../../components/use-validated-form.ts';
import { useLanguage, useMessages } from '../../i18n/messages.tsx';
import { clearSession } from '../../state/session.ts';
import { notify } from '../../state/toasts.ts';
import { Field, FieldError } from '../../ui/field.tsx';

interface TransferProofFormProps {
  readonly orderNumber: string;
  readonly onSent: (payment: OrderPayment) => void;
}

const Typed = form({ bankReference: BankReference });

/** Sends the picture of a bank transfer, with the bank's number of it if the customer types one. */
export function TransferProofForm({ orderNumber, onSent }: TransferProofFormProps) {
  const id = useId();
  const { transferProof: words } = useMessages('checkout');
  const language = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const [picture, setPicture] = useState<File | null>(null);
  const [isTooLarge, setTooLarge] = useState(false);

  const { errors, isBusy, clear, formProps } = useValidatedForm({
    check: ({ bankReference }) => v.safeParse(Typed, { bankReference }),
    refusedTitle: words.refused,
    onChecked: async ({ bankReference }) => {
      if (picture === null) {
        const fault = words.faults.missing;
        notify({ title: words.refused, text: fault, tone: 'error' });
        chooser.current?.focus();
        return { picture: fault };
      }
      try {
        const shop = await loadShopClient();
        onSent(await shop.payments.sendProof({ orderNumber, picture, bankReference: bankReference ?? '' }));
        notify({ title: words.sent });
        return null;
      } catch (error) {
        const refusal = refusalOf(error, language);
        const { code, message } = refusal;
        if (code === 'SIGN_IN_REQUIRED') {
          await clearSession();
          return null;
        }
        notify({ title: words.refused, text: message, tone: 'error' });
        return code === 'PICTURE_INVALID' || code === 'PROOF_USED'
          ? { picture: message }
          : refusedFields(refusal, language);
      }
    },
  });
  const choose = (file: File) => {
    clear('picture');
    const isLarge = file.size > MAX_PROOF_BYTES;
    setTooLarge(isLarge);
    setPicture(isLarge ? null : file);
  };
  const fault = isTooLarge ? words.faults.size : errors['picture'];
  return (
    <form {...formProps} aria-labelledby={`${id}-title`} className="grid gap-4 mt-6">
      <div>
        <h3 id={`${id}-title`} className="font-medium">
          {words.title}
        </h3>
        <p className="text-mist">{words.text}</p>
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
          {picture ? words.replace : words.choose}
        </button>
        <p id={`${id}-limits`} className="text-sm text-mist mt-1.5">
          {words.limits({ megabytes: formatNumber(MAX_PROOF_BYTES / 1024 ** 2, language) })}
        </p>
        {fault && <FieldError id={`${id}-fault`}>{fault}</FieldError>}
        {picture && (
          <figure className="mt-3">
            <BlobPicture
              blob={picture}
              alt={words.chosen({ file: isolateText(picture.name) })}
              className="max-h-80 max-w-full border border-lapis-200"
            />
            <figcaption className="text-sm text-mist mt-1.5 break-all">
              <bdi>{picture.name}</bdi>
            </figcaption>
          </figure>
        )}
      </div>
      <Field
        label={words.bankReference}
        name="bankReference"
        dir="ltr"
        autoComplete="off"
        maxLength={60}
        hint={words.bankReferenceHint}
        error={errors['bankReference']}
        onChange={() => clear('bankReference')}
        className="max-w-96"
      />
      <SubmitButton isBusy={isBusy} busy={words.sending} className="btn-lg max-sm:w-full justify-self-start">
        {words.send}
      </SubmitButton>
      <div role="status">
        {isBusy && (
          <>
            <span className="sr-only">{words.sending}</span>
            <progress className="w-full max-w-96" aria-label={words.sending} />
          </>
        )}
      </div>
    </form>
  );
}
