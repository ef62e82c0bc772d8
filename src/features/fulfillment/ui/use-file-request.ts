import { useState } from 'react';
import { useAdminContext } from '#core/admin/admin-context.ts';
import { readError } from '#core/api/read-error.ts';
import { isSubmitBlockedOffline } from '#core/browser/require-connection.ts';
import { useLanguage } from '#core/i18n/messages-provider.tsx';

/** Runs one request with a courier's file at a time; an error with this code, or a file that is too large, is the error of the file. */
export function useFileRequest(fileErrorCode: string) {
  const { fail } = useAdminContext();
  const language = useLanguage();
  const [fileError, setFileError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const run = async (work: () => Promise<void>) => {
    if (isBusy || isSubmitBlockedOffline()) return;
    setBusy(true);
    setFileError(null);
    try {
      await work();
    } catch (error) {
      const { code, message } = readError(error, language);
      if (code === fileErrorCode || code === 'BODY_TOO_LARGE') setFileError(message);
      else fail(error);
    }
    setBusy(false);
  };
  return { run, isBusy, fileError, clearError: () => setFileError(null) };
}
