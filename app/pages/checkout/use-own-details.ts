import { type RefObject, useEffect, useRef } from 'react';
import { loadShop } from '../../api/browser.ts';
import { useSession } from '../../device/signed-in.ts';

/** Fills the fields that are still empty from the signed-in person's profile; without an answer they stay empty. */
export function useOwnDetails(form: RefObject<HTMLFormElement | null>, onFilled: () => void): void {
  const userId = useSession()?.userId;
  const filled = useRef(onFilled);
  filled.current = onFilled;
  useEffect(() => {
    if (!userId) return;
    let isHere = true;
    const fill = async () => {
      const { name, email, phone } = await (await loadShop()).people.profile();
      if (!isHere) return;
      for (const [field, text] of Object.entries({ fullName: name, email, phone })) {
        const input = form.current?.elements.namedItem(field);
        if (input instanceof HTMLInputElement && input.value === '') input.value = text;
      }
      filled.current();
    };
    fill().catch(() => undefined);
    return () => {
      isHere = false;
    };
  }, [userId, form]);
}
