import { copyText } from '#core/browser/copy-text.ts';
import { notify } from '#core/browser/toasts.ts';
import { Icon } from './icon.tsx';

interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
  /** Name of the copied text, for screen readers. */
  readonly describes?: string;
  readonly copied: string;
}

/** Copies a text and shows a notice. */
export const CopyButton = ({ text, label, describes, copied }: CopyButtonProps) => (
  <button
    type="button"
    className="inline-flex items-center gap-2 min-h-11 text-sm link"
    aria-label={describes && `${label}: ${describes}`}
    onClick={async () => {
      if (await copyText(text)) notify({ title: copied });
    }}
  >
    <Icon name="copy" className="size-4" />
    {label}
  </button>
);
