import { type ReactNode, useState } from 'react';
import { localStore } from '#core/browser/storage.ts';
import { formatNumber } from '#core/i18n/format.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { Icon } from '#core/ui/icon.tsx';
import type { SheetKind } from './sheets-address.ts';

/** Sheets whose paper can be selected; hand-over lists are always A4. */
type PaperKind = Exclude<SheetKind, 'hand-over'>;

/** Paper sizes; `label` is the roll of a label printer. The style sheet `admin.css` defines their dimensions. */
const papers = ['a4', 'a5', 'a6', 'label'] as const;
type Paper = (typeof papers)[number];

/** Width and height of a label of a label printer, in millimetres. */
const LABEL_SIZE = [100, 150] as const;

const defaultPapers = { slips: 'a4', labels: 'label' } as const satisfies Record<PaperKind, Paper>;

/** Labels on one page of each paper. */
export const labelsPerPage: Readonly<Record<Paper, number>> = { a4: 4, a5: 2, a6: 1, label: 1 };

/** Returns the paper for a kind of sheet, which is stored on this device. */
export const usePaper = (kind: PaperKind) => {
  const [selected, setSelected] = useState<Partial<Record<PaperKind, Paper>>>({});
  const stored = localStore.read(`lazaward-paper-${kind}`);
  const paper = selected[kind] ?? papers.find((option) => option === stored) ?? defaultPapers[kind];
  const select = (next: Paper) => {
    setSelected({ ...selected, [kind]: next });
    localStore.write(`lazaward-paper-${kind}`, next);
  };
  return { paper, select };
};

/** Select of the paper. */
export const PaperSelect = ({ paper, select }: ReturnType<typeof usePaper>) => {
  const { paper: t } = useMessages('admin').packingSlip;
  const language = useLanguage();
  const [width, height] = LABEL_SIZE;
  const roll = { width: formatNumber(width, language), height: formatNumber(height, language) };
  return (
    <label className="inline-flex items-center gap-3">
      <span className="text-mist">{t.label}</span>
      <span className="relative">
        <select
          value={paper}
          className="field appearance-none min-h-11! w-auto! ps-4! pe-10! text-sm!"
          onChange={({ target }) => select(papers.find((option) => option === target.value) ?? paper)}
        >
          {papers.map((option) => (
            <option key={option} value={option}>
              {option === 'label' ? t.roll(roll) : option.toUpperCase()}
            </option>
          ))}
        </select>
        <Icon
          name="chevron-down"
          className="size-[18px] absolute inset-y-0 my-auto end-3.5 text-mist pointer-events-none"
        />
      </span>
    </label>
  );
};

interface PrintedPagesProps {
  /** Name of the paper size in `admin.css`, by which the browser also selects the paper. */
  readonly page: Paper | `${Paper}-labels`;
  /** Whether a page takes as many sheets as fit. */
  readonly isDense?: boolean;
  readonly children: ReactNode;
}

/** Sheets in the size of their paper; only they are printed, each on a page of its own. */
export const PrintedPages = ({ page, isDense = false, children }: PrintedPagesProps) => (
  <div className="sheets" data-page={page} data-dense={isDense ? '' : undefined}>
    {children}
  </div>
);
