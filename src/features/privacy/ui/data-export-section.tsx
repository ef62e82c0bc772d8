import { useState } from 'react';
import { authorizedFetch } from '#core/api/authorized-fetch.ts';
import { downloadFile } from '#core/browser/download-file.ts';
import { useMessages } from '#core/i18n/messages-provider.tsx';
import { ProfileSection } from '#core/ui/account-section.tsx';

/** Downloads the customer's personal data as a file (decision 76). */
export const DataExportSection = ({ onFailed }: { onFailed: (error: unknown) => void }) => {
  const { download } = useMessages('personalData');
  const { fields } = useMessages('common');
  const [isBusy, setBusy] = useState(false);
  const fetchFile = async () => {
    setBusy(true);
    try {
      downloadFile(await fetchPersonalData());
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

/** Requests the signed-in user's personal data. Throws like calls of the API client. */
const fetchPersonalData = async (): Promise<File> => {
  const response = await authorizedFetch(new Request('/api/personal-data'));
  if (!response.ok) throw await response.json();
  const [, name = 'lazaward.json'] =
    /filename="([^"]+)"/u.exec(response.headers.get('content-disposition') ?? '') ?? [];
  const content = await response.blob();
  return new File([content], name, { type: content.type });
};
