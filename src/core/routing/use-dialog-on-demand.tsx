import { type ComponentType, useState } from 'react';
import { notify } from '#core/browser/toasts.ts';
import { useMessages } from '#core/i18n/messages-provider.tsx';

/** Properties of a dialog that is open while it is rendered. */
export interface OpenDialogProps {
  /** Called after the dialog has closed and the focus has returned. */
  readonly onClose: () => void;
}

/** Returns a dialog that is loaded when its link or button is hovered, focused or pressed. */
export const useDialogOnDemand = (load: () => Promise<ComponentType<OpenDialogProps>>) => {
  const { states } = useMessages('common');
  const [Loaded, setLoaded] = useState<ComponentType<OpenDialogProps> | null>(null);
  const loadEarly = () => void load().catch(() => undefined);
  return {
    dialog: Loaded && <Loaded onClose={() => setLoaded(null)} />,
    early: { onPointerEnter: loadEarly, onFocus: loadEarly },
    open: () => {
      const { href } = location;
      return load().then(
        (loaded) => {
          // the visitor may have followed a link meanwhile
          if (location.href === href) setLoaded(() => loaded);
        },
        () => notify({ title: states.couldNotLoad, tone: 'error' }),
      );
    },
  };
};
