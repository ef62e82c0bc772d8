import { useEffect, useState } from 'react';
import { loadShopClient } from '#core/api/load-shop-client.ts';
import { useMessages } from '#core/i18n/messages-provider.tsx';
import { BlobPicture } from '#core/ui/blob-picture.tsx';

interface TransferPictureProps {
  /** Id of the transfer proof. */
  readonly id: string;
  readonly alt: string;
  readonly className?: string;
}

/** The picture of a bank transfer, loaded with the session of its customer or of an admin. */
export const TransferPicture = ({ id, alt, className }: TransferPictureProps) => {
  const { fields, states } = useMessages('common');
  const [picture, setPicture] = useState<Blob | null>(null);
  const [round, setRound] = useState(0);
  const [failedRound, setFailedRound] = useState<number | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    const load = async () => {
      try {
        const shop = await loadShopClient();
        setPicture(await shop.payments.getProofPicture({ id }, { signal: abort.signal }));
      } catch {
        if (!abort.signal.aborted) setFailedRound(round);
      }
    };
    void load();
    return () => abort.abort();
  }, [id, round]);
  if (picture) return <BlobPicture blob={picture} alt={alt} className={className} />;
  if (failedRound !== round) {
    return (
      <div role="status" className="bg-glaze-2 w-full aspect-[3/4] animate-breathe">
        <span className="sr-only">{states.loading}</span>
      </div>
    );
  }
  return (
    <div role="alert" className="border border-lapis-200 p-6 text-center">
      <p>{states.couldNotLoad}</p>
      <button type="button" className="btn btn-sm btn-line mt-3" onClick={() => setRound((now) => now + 1)}>
        {fields.tryAgain}
      </button>
    </div>
  );
};
