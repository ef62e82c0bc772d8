import { notify } from '../../device/notices.ts';
import { useLanguage, useWords } from '../../device/words.tsx';
import { Icon } from '../../ui/icon.tsx';

/** Passes the product on; how comes with the press. */
export const ShareButton = ({ name }: { name: string }) => {
  const { pages, product } = useWords();
  const language = useLanguage();
  const share = () =>
    import('./share-product.ts')
      .then(({ shareProduct }) => shareProduct(name, language))
      .catch(() => notify({ title: pages.couldNotLoad, tone: 'alarm' }));
  return (
    <button type="button" className="inline-flex items-center gap-2 min-h-11 text-sm" onClick={share}>
      <Icon name="share-2" className="size-4" />
      {product.share}
    </button>
  );
};
