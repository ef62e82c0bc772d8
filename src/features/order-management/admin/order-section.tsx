import { type ReactNode, Suspense, useId, useState } from 'react';
import { ListSkeleton } from '#core/admin/list-skeleton.tsx';
import { useListUrl } from '#core/admin/use-list-url.ts';
import { Icon } from '#core/ui/icon.tsx';
import type { IconName } from '#core/ui/icon-names.ts';

interface OrderSectionProps {
  /** Value of the URL parameter `show` that opens the section. */
  readonly name: string;
  readonly title: string;
  readonly icon: IconName;
  /** Whether it is open initially. */
  readonly isOpen?: boolean;
  /** Content, mounted when first opened. */
  readonly children: ReactNode;
}

/** A section of the order details that loads when opened. */
export const OrderSection = ({ name, title, icon, isOpen = false, children }: OrderSectionProps) => {
  const isLinked = useListUrl().get('show') === name;
  const [choice, setChoice] = useState<boolean | null>(null);
  const isShown = choice ?? (isLinked || isOpen);
  const id = useId();
  return (
    <section className="border-t border-lapis-200 pt-3">
      <h2>
        <button
          type="button"
          aria-expanded={isShown}
          aria-controls={id}
          className="inline-flex items-center gap-2.5 min-h-11 text-base font-medium hover:text-lapis-700"
          onClick={() => setChoice(!isShown)}
        >
          <Icon name={icon} className={`size-5 ${icon === 'truck' ? 'rtl:mirror' : ''}`} />
          {title}
          <Icon name="chevron-down" className={`size-5 transition-transform ${isShown ? '-scale-y-100' : ''}`} />
        </button>
      </h2>
      <div id={id} hidden={!isShown}>
        {isShown && <Suspense fallback={<ListSkeleton />}>{children}</Suspense>}
      </div>
    </section>
  );
};
