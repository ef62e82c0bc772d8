import { refusalOf } from '../../../api/refusal.ts';
import type { LocalizedFieldErrors } from '../../../components/use-form-submit.ts';
import { useLanguage } from '../../../i18n/messages.tsx';
import { useAdminContext } from '../use-admin.ts';

/** Returns the field errors of a refused product; shows any other error as a notice. */
export function useProductErrors() {
  const language = useLanguage();
  const { fail } = useAdminContext();
  return (error: unknown): LocalizedFieldErrors | null => {
    fail(error);
    const { code, details } = refusalOf(error, language);
    if (code !== 'VALIDATION_FAILED' || !Array.isArray(details['issues'])) return null;
    return Object.fromEntries(
      (details['issues'] as readonly Issue[]).map(({ path, localizedMessage }) => [
        path.replace(/^product\./u, ''),
        localizedMessage[language],
      ]),
    );
  };
}

interface Issue {
  readonly path: string;
  readonly localizedMessage: Readonly<Record<'ar' | 'en', string>>;
}
