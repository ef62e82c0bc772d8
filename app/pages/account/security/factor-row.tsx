import { formatDate } from '../../../../locales/format.ts';
import type { Factor } from '../../../device/security.ts';
import { useSecurityWords } from '../../../device/security-words.ts';
import { useLanguage } from '../../../device/words.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { FactorName } from './factor-name.tsx';

/** A second step: what it is called, of which kind it is, and since when it counts. */
export const FactorRow = ({ factor, onRemove }: { factor: Factor; onRemove: () => void }) => {
  const { factors: words } = useSecurityWords();
  const language = useLanguage();
  const { kind, name, since } = factor;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 sm:px-6 py-3">
      <Icon name={kind === 'totp' ? 'shield-check' : 'phone'} className="size-5 shrink-0 text-lapis-700" />
      <div className="grow min-w-0">
        <p className="font-medium">
          <FactorName factor={factor} />
        </p>
        <p className="text-sm text-mist">
          {name !== '' && `${words[kind]} · `}
          <time dateTime={since}>{words.since({ date: formatDate(new Date(since), language) })}</time>
        </p>
      </div>
      <button
        type="button"
        className="link text-sm min-h-11"
        aria-label={`${words.remove}: ${name || words[kind]}`}
        onClick={onRemove}
      >
        {words.remove}
      </button>
    </li>
  );
};
