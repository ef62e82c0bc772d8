import { useState } from 'react';
import { downloadOwnData, type ShopFile } from '../../../api/download-own-data.ts';
import { useOwnDataWords } from '../../../device/own-data-words.ts';
import { useWords } from '../../../device/words.tsx';
import { Part } from '../profile/part.tsx';

/** Everything that the shop keeps of a customer, as a file (decision 76). */
export const DownloadPart = ({ onFailed }: { onFailed: (error: unknown) => void }) => {
  const { download } = useOwnDataWords();
  const { fields } = useWords();
  const [isBusy, setBusy] = useState(false);
  const fetchFile = async () => {
    setBusy(true);
    try {
      hand(await downloadOwnData());
    } catch (error) {
      onFailed(error);
    }
    setBusy(false);
  };
  return (
    <Part title={download.title} text={download.text}>
      <p className="max-w-[34em]">{download.what}</p>
      <p className="text-sm text-mist max-w-[34em] mt-2">{download.byMail}</p>
      <button
        type="button"
        className="btn btn-sm btn-line mt-5"
        aria-busy={isBusy}
        disabled={isBusy}
        onClick={() => void fetchFile()}
      >
        {isBusy ? fields.wait : download.button}
      </button>
    </Part>
  );
};

/** Gives a file to whoever sits at the device, to be put where they keep theirs. */
const hand = ({ content, name }: ShopFile): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
};
