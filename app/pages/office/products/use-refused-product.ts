import { refusalOf } from '../../../api/refusal-of.ts';
import { useLanguage } from '../../../device/words.tsx';
import type { SpokenErrors } from '../../../parts/use-sent-form.ts';
import { useOffice } from '../office-context.ts';

/** What the shop found wrong with the fields of a product; whatever else went wrong is said at once. */
export function useRefusedProduct() {
  const language = useLanguage();
  const { fail } = useOffice();
  return (error: unknown): SpokenErrors | null => {
    fail(error);
    const { code, details } = refusalOf(error, language);
    if (code !== 'VALIDATION_FAILED' || !Array.isArray(details['issues'])) return null;
    return Object.fromEntries(
      (details['issues'] as readonly Issue[]).map(({ path, sentence }) => [
        path.replace(/^product\./u, ''),
        sentence[language],
      ]),
    );
  };
}

interface Issue {
  readonly path: string;
  readonly sentence: Readonly<Record<'ar' | 'en', string>>;
}
