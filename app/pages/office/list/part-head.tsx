import type { ReactNode } from 'react';
import type { PageOf } from '../../../../contract/office/listing.ts';
import { formatNumber } from '../../../../locales/format.ts';
import { useOfficeWords } from '../../../device/office-words.ts';
import { useLanguage } from '../../../device/words.tsx';
import { useOfficeTitle } from '../part-title.ts';

interface PartHeadProps {
  readonly title: string;
  /** The list that is counted beside the title. */
  readonly counted?: PageOf<unknown> | null;
  /** What can be done with the whole part. */
  readonly children?: ReactNode;
}

/** The name of an open part, how much is in it, and what can be done with all of it. */
export const PartHead = ({ title, counted, children }: PartHeadProps) => {
  const { list } = useOfficeWords().frame;
  useOfficeTitle(title);
  const language = useLanguage();
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 gap-y-3 pt-8 pb-6">
      <h1 className="display text-h2">{title}</h1>
      <p role="status" className="text-base text-mist num">
        {counted &&
          (counted.isWholeCount
            ? list.count(counted.count)
            : list.moreThan({ amount: formatNumber(counted.count, language) }))}
      </p>
      {children && <div className="ms-auto flex flex-wrap gap-3">{children}</div>}
    </div>
  );
};
