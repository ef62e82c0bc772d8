import { useState } from 'react';
import { downloadPersonalData, type ShopFile } from '../../../api/download.ts';
import { useMessages } from '../../../i18n/messages.tsx';

import { ProfileSection } from '../profile/profile-section.tsx';

/** Downloads the customer's personal data as a file (decision 76). */
export const DataExportSection = ({ onFailed }: { onFailed: (error: unknown) => void }) => {
  const { download } = useMessages('personalData');
  const { fields } = useMessages('common');
  const [isBusy, setBusy] = useState(false);
  const fetchFile = async () => {
    setBusy(true);
    try {
      hand(await downloadPersonalData());
    } catch (error) {
      onFailed(error);
    }
    setBusy(false);
  };
  return (
    <ProfileSection title={download.title} text={download.text}>
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
    </ProfileSection>
  );
};

/** Starts a browser download of the file. */
const hand = ({ content, name }: ShopFile): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
};
