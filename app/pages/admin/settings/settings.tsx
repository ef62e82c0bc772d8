import { useParams } from 'react-router';
import { formSections } from '../../../../domain/settings/setting-fields.ts';
import { lazyOnDemand } from '../../../components/lazy-on-demand.tsx';
import { preloadMessages } from '../../../i18n/messages.tsx';
import { EditableWith } from '../may.tsx';
import { Labels } from './labels/labels.tsx';
import { SectionEditor } from './section-editor.tsx';
import { SectionIndex } from './section-index.tsx';

preloadMessages('admin', 'forms', 'governorates', 'discountDialog');

/** The editor of texts and the comparison of lines are loaded with the first page that is opened. */
const Pages = lazyOnDemand(async () => (await import('./pages/pages.tsx')).Pages);

/** Loaded with the page that is opened by few. */
const Payments = lazyOnDemand(async () => (await import('./payments/payments.tsx')).Payments);

/** Settings of the shop: all parts, or the one that the URL names (decisions 180, 183 and 184). */
export const Settings = () => {
  const { page } = useParams();
  const open = formSections.find((each) => each === page);
  if (page === 'payments') return <Payments />;
  if (page !== 'pages' && page !== 'labels' && !open) return <SectionIndex />;
  return (
    <EditableWith right={open === 'staff' ? 'ownership' : 'settings.write'}>
      {page === 'pages' && <Pages />}
      {page === 'labels' && <Labels />}
      {open && <SectionEditor key={open} section={open} />}
    </EditableWith>
  );
};
