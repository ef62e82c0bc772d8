import { useParams } from 'react-router';
import { preloadMessages } from '#core/i18n/messages-provider.tsx';
import { ownPageNames } from '../content-page-names.ts';
import { PageEditor } from './content-page.route.tsx';
import { PageIndex } from './page-index.tsx';

preloadMessages('admin', 'forms');

/** Texts of the owner's pages: all of them, or the one that the URL names (decision 184). */
export const Pages = () => {
  const { item } = useParams();
  const open = ownPageNames.find((each) => each === item);
  return open ? <PageEditor key={open} name={open} /> : <PageIndex />;
};
