import { useEffect } from 'react';
import { useMessages } from '../../../../i18n/messages.tsx';

import { PictureSlot } from './picture-slot.tsx';
import type { PictureActions } from './use-picture-actions.ts';

/** The four views of a product, each with a picture or an empty slot. */
export const PicturesSection = (actions: PictureActions) => {
  const { pictures } = useMessages('admin');
  // a file dropped outside a slot must not replace the page
  useEffect(() => {
    const leaving = new AbortController();
    for (const event of ['dragover', 'drop']) addEventListener(event, stay, { signal: leaving.signal });
    return () => leaving.abort();
  }, []);
  return (
    <section aria-labelledby="product-pictures" className="pt-12">
      <h2 id="product-pictures" className="text-lg font-medium">
        {pictures.title}
      </h2>
      <p className="text-mist pt-1 pb-6 max-w-[70ch]">{pictures.hint}</p>
      <div className="grid grid-cols-2 lg:grid-cols-4 gap-x-4 sm:gap-x-6 gap-y-10">
        {([1, 2, 3, 4] as const).map((view) => (
          <PictureSlot key={view} view={view} {...actions} />
        ))}
      </div>
    </section>
  );
};

const stay = (event: Event) => event.preventDefault();
