import type { OfficeProduct } from '../../../../../contract/office/products.ts';
import type { OfficeInBrowser } from '../../../../api/office-client.ts';
import { loadOffice } from '../../../../api/office-in-browser.ts';
import { refusalOf } from '../../../../api/refusal-of.ts';
import { notify } from '../../../../device/notices.ts';
import { useOfficeWords } from '../../../../device/office-words.ts';
import { useLanguage } from '../../../../device/words.tsx';
import type { SpokenErrors } from '../../../../parts/use-sent-form.ts';
import { useRefusedProduct } from '../use-refused-product.ts';

export interface PictureDeeds {
  readonly product: OfficeProduct;
  readonly onChanged: (product: OfficeProduct) => void;
  /** Somebody else was quicker. */
  readonly onOutdated: () => void;
}

/** Changes a picture of a product and says so; answers with what the shop found wrong with it, if anything. */
export function usePictureDeeds({ product, onChanged, onOutdated }: PictureDeeds) {
  const { products } = useOfficeWords();
  const language = useLanguage();
  const refused = useRefusedProduct();
  return async (
    change: (office: OfficeInBrowser) => Promise<OfficeProduct>,
    { title, body }: { readonly title: string; readonly body: string },
  ): Promise<SpokenErrors | null> => {
    try {
      onChanged(await change(await loadOffice()));
      notify({ title, text: product.isArchived ? products.savedInArchive.body : body, about: 'office' });
      return null;
    } catch (error) {
      const { code, sentence } = refusalOf(error, language);
      if (code === 'PICTURE_REFUSED') return { picture: sentence };
      if (code !== 'PRODUCT_CHANGED') return refused(error);
      onOutdated();
      return null;
    }
  };
}
