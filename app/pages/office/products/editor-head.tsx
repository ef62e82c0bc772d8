import type { ReactNode } from 'react';
import { useOfficeWords } from '../../../device/office-words.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useOfficeTitle } from '../part-title.ts';
import { useProductAddress } from './use-product-address.ts';

/** The name of the product that is open, and the way back to where the list was. */
export const EditorHead = ({ title, children }: { title: string; children?: ReactNode }) => {
  const { products } = useOfficeWords();
  const { toList } = useProductAddress();
  useOfficeTitle(title);
  return (
    <div className="pt-6 pb-6">
      <a href={toList} className="inline-flex items-center gap-2 min-h-11 text-mist hover:text-lapis-900">
        <Icon name="arrow-left" className="size-[18px] rtl:mirror" />
        {products.back}
      </a>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <h1 className="display text-h2 min-w-0 break-words">
          <bdi>{title}</bdi>
        </h1>
        {children}
      </div>
    </div>
  );
};
