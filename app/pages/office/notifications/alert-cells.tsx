import type { StockAlert } from '../../../../contract/office/stock-alerts.ts';
import type { Language } from '../../../../domain/language.ts';
import type { AlertStatus } from '../../../../domain/products/alert-status.ts';
import { formatDate } from '../../../../locales/format.ts';
import { useOfficeWords } from '../../../device/office-words.ts';
import { useLanguage } from '../../../device/words.tsx';
import { Icon } from '../../../ui/icon.tsx';

/** The product that somebody asked for. */
export const AskedFor = ({ alert }: { alert: StockAlert }) => <bdi>{alert.productName[useLanguage()]}</bdi>;

export const AlertLanguage = ({ language }: { language: Language }) =>
  useOfficeWords().notifications.languages[language];

export const AlertDate = ({ at }: { at: string }) => (
  <time dateTime={at} className="num">
    {formatDate(new Date(at), useLanguage())}
  </time>
);

/** Waiting or told: a sign and a word beside the colour. */
export const AlertStatusBadge = ({ status }: { status: AlertStatus }) => (
  <span className={`badge ${looks[status]}`}>
    <Icon name={status === 'told' ? 'check' : 'clock'} className="size-4" />
    {useOfficeWords().notifications.status[status]}
  </span>
);

const looks: Record<AlertStatus, string> = {
  waiting: 'bg-gold-50 text-gold-800 border-gold-200',
  told: 'bg-malachite-50 text-malachite-700 border-malachite-200',
};
