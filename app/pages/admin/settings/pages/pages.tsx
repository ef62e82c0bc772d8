import { useParams } from 'react-router';
import { ownPageNames } from '../../../../../domain/own-page-names.ts';
import { preloadMessages } from '../../../../i18n/messages.tsx';
import { PageEditor } from './page-editor.tsx';
import { PageIndex } from './page-index.tsx';

preloadMessages('admin', 'forms');

/** Texts of the owner's pages: all of them, or the one that the URL names (decision 184). */
export const Pages = () => {
  const { item } = useParams();
  const open = ownPageNames.find((each) => each === item);
  return open ? <PageEditor key={open} name={open} /> : <PageIndex />;
};
