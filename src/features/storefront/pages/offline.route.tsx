import { useEffect, useState } from 'react';
import { checkConnection, isOffline, onConnection } from '#core/browser/connection.ts';
import { loadMessages } from '#core/i18n/messages.ts';
import { preloadMessages, useMessages } from '#core/i18n/messages-provider.tsx';
import { serverTexts } from '#core/i18n/server-texts.ts';
import { serializeHead } from '#core/routing/page-meta.ts';
import { readHeadData } from '#core/routing/read-head-data.ts';
import { renderContext } from '#core/routing/render-context.ts';
import { EmptyState } from '#core/ui/empty-state.tsx';
import { titled } from '#core/ui/titled.ts';
import { useTitle } from '#core/ui/use-title.ts';
import type { Route } from './+types/offline.route';
import { type OfflineRequest, readOfflineRequest } from './offline-request.ts';

preloadMessages('offline');

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { language, publicUrl, settings } = context.get(renderContext);
  const { unseen } = await loadMessages('offline', language, settings);
  return {
    head: serializeHead({
      title: titled(unseen.title, serverTexts(language, settings).meta.siteName),
      description: unseen.text,
      language,
      publicUrl,
      path: '/offline',
    }),
  };
};

export const meta = readHeadData;

/** Page instead of one that is not cached (in this language); continues when the connection is back. */
export default function Offline() {
  const { fields } = useMessages('common');
  const t = useMessages('offline');
  const { address, languageOf } = useOfflineRequest();
  const { title, text } = languageOf ? t.language : t.unseen;
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
          {languageOf ? t.language.back : t.toCart}
        </a>
      </EmptyState>
    </div>
  );
}

/** Read in the browser: the page is cached and the same for all requests. */
const useOfflineRequest = (): OfflineRequest => {
  const [request, setRequest] = useState<OfflineRequest>({ address: '/', languageOf: null });
  useEffect(() => {
    const offlineRequest = readOfflineRequest(location.search);
    setRequest(offlineRequest);
    if (location.search === '') return;
    const goOn = () => {
      if (!isOffline()) location.replace(offlineRequest.address);
    };
    const stop = onConnection(goOn);
    // the connection may be back already, which no listener is called for
    if (navigator.onLine) void checkConnection().then(goOn);
    return stop;
  }, []);
  return request;
};
