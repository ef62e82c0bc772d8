import { refusalOf } from '../../../api/refusal.ts';
import { refusedFields } from '../../../api/refused-fields.ts';
import type { LocalizedFieldErrors } from '../../../components/use-form-submit.ts';
import { useLanguage } from '../../../i18n/messages.tsx';
import { useAdminContext } from '../use-admin.ts';

/** Returns the field errors of a refused product; shows any other error as a notice. */
export function useProductErrors() {
  const language = useLanguage();
  const { fail } = useAdminContext();
  return (error: unknown): LocalizedFieldErrors | null => {
    fail(error);
    const refused = refusedFields(refusalOf(error, language), language);
    return (
      refused &&
      Object.fromEntries(Object.entries(refused).map(([path, message]) => [path.replace(/^product\./u, ''), message]))
    );
  };
}
