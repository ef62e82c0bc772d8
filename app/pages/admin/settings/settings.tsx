import { useParams } from 'react-router';
import { formSections } from '../../../../domain/settings/setting-fields.ts';
import { preloadMessages } from '../../../i18n/messages.tsx';
import { Labels } from './labels/labels.tsx';
import { SectionEditor } from './section-editor.tsx';
import { SectionIndex } from './section-index.tsx';

preloadMessages('admin', 'forms', 'governorates', 'discountDialog');

/** Settings of the shop: all sections, or the one that the URL names (decision 180). */
export const Settings = () => {
  const { page } = useParams();
  if (page === 'labels') return <Labels />;
  const open = formSections.find((each) => each === page);
  return open ? <SectionEditor key={open} section={open} /> : <SectionIndex />;
};
