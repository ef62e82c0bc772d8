import { useAdminContext } from '#core/admin/admin-context.ts';
import { invalidFields } from '#core/api/field-errors.ts';
import { readError } from '#core/api/read-error.ts';
import { useLanguage } from '#core/i18n/messages-provider.tsx';
import type { LocalizedFieldErrors } from '#core/ui/use-form-submit.ts';

/** Returns the field errors of a refused product; displays any other error as a notice. */
export function useProductErrors() {
  const language = useLanguage();
  const { fail } = useAdminContext();
  return (error: unknown): LocalizedFieldErrors | null => {
    fail(error);
    const refused = invalidFields(readError(error, language), language);
    return (
      refused &&
      Object.fromEntries(Object.entries(refused).map(([path, message]) => [path.replace(/^product\./u, ''), message]))
    );
  };
}
