import { type ComponentType, useState } from 'react';
import { notify } from '../device/notices.ts';
import { useWords } from '../device/words.tsx';
import { Icon } from '../ui/icon.tsx';
import type { MenuSheetProps } from './menu-sheet.tsx';

const loadSheet = () => import('./menu-sheet.tsx');
const loadEarly = () => void loadSheet().catch(() => undefined);

/** The way to the navigation on narrow screens; the sheet comes when its button is pointed at or pressed. */
export const MobileMenu = () => {
  const { pages, shell } = useWords();
  const [Sheet, setSheet] = useState<ComponentType<MenuSheetProps> | null>(null);
  const open = () =>
    loadSheet().then(
      ({ MenuSheet }) => setSheet(() => MenuSheet),
      () => notify({ title: pages.couldNotLoad, tone: 'alarm' }),
    );
  return (
    <div className="lg:hidden">
      <button
        type="button"
        aria-label={shell.nav.openMenu}
        aria-haspopup="dialog"
        onPointerEnter={loadEarly}
        onFocus={loadEarly}
        onClick={open}
        className="grid place-items-center size-11"
      >
        <Icon name="menu" className="size-6" />
      </button>
      {Sheet && <Sheet onClose={() => setSheet(null)} />}
    </div>
  );
};
