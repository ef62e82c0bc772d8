import { useEffect, useState } from 'react';
import { contentOf } from '../../../locales/content.ts';
import { loadMessages } from '../../../locales/namespaces.ts';
import { renderContext } from '../../api/server-call.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { serializeHead } from '../../components/page-meta.ts';
import { readHeadData } from '../../components/read-head-data.ts';
import { titled } from '../../components/titled.ts';
import { useTitle } from '../../components/use-title.ts';
import { preloadMessages, useMessages } from '../../i18n/messages.tsx';
import { checkConnection, isOffline, onConnection } from '../../state/connection.ts';
import type { Route } from './+types/offline.ts';
import { type OfflineRequest, readOfflineRequest } from './offline-request.ts';

preloadMessages('offline');

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { language, publicUrl, settings } = context.get(renderContext);
  const { unseen } = await loadMessages('offline', language, settings);
  return {
    head: serializeHead({
      title: titled(unseen.title, contentOf(language, settings).meta.siteName),
      description: unseen.text,
      language,
      publicUrl,
      path: '/offline',
      isPrivate: true,
    }),
  };
};

export const meta = readHeadData;

/** Shown instead of a page that is not cached (in this language); continues when the connection is back. */
export default function Offline() {
  const { fields } = useMessages('common');
  const words = useMessages('offline');
  const { address, languageOf } = useOfflineRequest();
  const { title, text } = languageOf ? words.language : words.unseen;
  useTitle(title);
  return (
    <div className="page pt-12 lg:pt-20">
      <EmptyState
        heading="h1"
        title={title}
        text={text}
        link={{ to: address, label: fields.tryAgain, isWholePage: true }}
      >
        <a href={languageOf ?? '/cart'} className="link min-h-11 inline-flex items-center mt-3" data-whole>
          {languageOf ? words.language.back : words.toCart}
        </a>
      </EmptyState>
    </div>
  );
}

/** Read in the browser: the page is cached and the same for all requests. */
const useOfflineRequest = (): OfflineRequest => {
  const [wanted, setWanted] = useState<OfflineRequest>({ address: '/', languageOf: null });
  useEffect(() => {
    const found = readOfflineRequest(location.search);
    setWanted(found);
    if (location.search === '') return;
    const goOn = () => {
      if (!isOffline()) location.replace(found.address);
    };
    const stop = onConnection(goOn);
    if (navigator.onLine) void checkConnection();
    return stop;
  }, []);
  return wanted;
};
