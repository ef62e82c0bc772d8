import { formatNumber } from '../../../locales/format.ts';
import { useLanguage } from '../../device/words.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-names.ts';

interface TabLabelProps {
  readonly icon: IconName;
  readonly name: string;
  /** How many are in it, where that is known and more than none. */
  readonly count: number;
}

/** What is written on a tab of the account. */
export const TabLabel = ({ icon, name, count }: TabLabelProps) => {
  const language = useLanguage();
  return (
    <>
      <Icon name={icon} className="size-5" />
      {name}
      {count > 0 && <span className="num text-sm text-lapis-700">{formatNumber(count, language)}</span>}
    </>
  );
};
