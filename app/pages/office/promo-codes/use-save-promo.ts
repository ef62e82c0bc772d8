import { safeParse } from 'valibot';
import type { OfficePromo } from '../../../../contract/office/promo-codes.ts';
import { ChangedPromoForm, NewPromoForm } from '../../../../domain/promos/promo-form.ts';
import { loadOffice } from '../../../api/office-in-browser.ts';
import { refusalOf } from '../../../api/refusal-of.ts';
import { notify } from '../../../device/notices.ts';
import { useOfficeWords } from '../../../device/office-words.ts';
import { useTillWords } from '../../../device/till-words.ts';
import { useLanguage } from '../../../device/words.tsx';
import { useCheckedForm } from '../../../parts/use-checked-form.ts';
import { useOffice } from '../office-context.ts';

/** Saves what the form says: a new code, or new terms of one. A name that is taken is told under its field. */
export function useSavePromo(promo: OfficePromo | null, onSaved: (promo: OfficePromo) => void) {
  const { promoCodes: words } = useOfficeWords();
  const { general } = useTillWords();
  const { fail } = useOffice();
  const language = useLanguage();
  return useCheckedForm<ChangedPromoForm | NewPromoForm>({
    check: (typed) => safeParse(promo === null ? NewPromoForm : ChangedPromoForm, typed),
    refusedTitle: general.error,
    onChecked: async (form) => {
      try {
        const { promoCodes } = await loadOffice();
        onSaved(
          promo === null
            ? await promoCodes.make({ code: '', ...form })
            : await promoCodes.change({ id: promo.id, terms: form }),
        );
        const { title, body } = promo === null ? words.made : words.changed;
        notify({ title, text: body, about: 'office' });
      } catch (error) {
        const { code, sentence } = refusalOf(error, language);
        if (code === 'PROMO_TAKEN') return { code: sentence };
        if (code === 'PROMO_IN_USE') return { maxUses: sentence };
        fail(error);
      }
      return null;
    },
  });
}
