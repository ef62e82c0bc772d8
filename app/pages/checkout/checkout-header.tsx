import { useTillWords } from '../../device/till-words.ts';
import { useWords } from '../../device/words.tsx';
import { LotusMark } from '../../parts/lotus-mark.tsx';
import { Wordmark } from '../../parts/wordmark.tsx';
import { Icon } from '../../ui/icon.tsx';

/** The checkout's own header: back to the cart, the name, help. Nothing else leads away. */
export function CheckoutHeader() {
  const { shell } = useWords();
  const { checkout } = useTillWords();
  return (
    <header className="bg-porcelain border-b border-lapis-200">
      <div className="page grid grid-cols-[1fr_auto_1fr] items-center gap-4 h-16 lg:h-[88px]">
        <a href="/cart" className="inline-flex items-center gap-2 min-h-11 text-sm" aria-label={checkout.backToCart}>
          <Icon name="arrow-left" className="size-[18px] rtl:mirror" />
          <span className="hidden sm:inline">{checkout.backToCart}</span>
          <span className="sm:hidden">{shell.nav.cart}</span>
        </a>
        <a href="/" className="flex items-center gap-2.5 min-h-11" aria-label={shell.brand}>
          <LotusMark className="size-9 en:max-[22rem]:hidden" stroke={1.8} />
          <Wordmark className="h-8 rtl:mt-1 ltr:h-[18px]" />
        </a>
        <a
          href="/contact"
          className="justify-self-end min-h-11 inline-flex items-center text-sm text-mist hover:text-lapis-900"
        >
          {checkout.help}
        </a>
      </div>
    </header>
  );
}
