import { useEffect, useState } from 'react';
import { editorialOf } from '../../../locales/editorial.ts';
import { loadOfflineMessages } from '../../../locales/load-rooms.ts';
import { visitContext } from '../../api/visit.ts';
import { isOffline, lookAtConnection, onConnection } from '../../device/connection.ts';
import { useOfflineWords } from '../../device/offline-words.ts';
import { useWords } from '../../device/words.tsx';
import { EmptyPlate } from '../../parts/empty-plate.tsx';
import { readHead } from '../../parts/read-head.ts';
import { titled } from '../../parts/titled.ts';
import { useTitle } from '../../parts/use-title.ts';
import { writeHead } from '../../parts/write-head.ts';
import type { Route } from './+types/offline.ts';
import { readWanted, type Wanted } from './wanted-place.ts';

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { language, publicUrl } = context.get(visitContext);
  const { unseen } = await loadOfflineMessages(language);
  return {
    head: writeHead({
      title: titled(unseen.title, editorialOf(language).meta.siteName),
      description: unseen.text,
      language,
      publicUrl,
      path: '/offline',
      isPrivate: true,
    }),
  };
};

export const meta = readHead;

/** Shown in place of a page that was never visited, or not in this language; it goes on when the connection is back. */
export default function Offline() {
  const { fields } = useWords();
  const words = useOfflineWords();
  const { address, languageOf } = useWanted();
  const { title, text } = languageOf ? words.language : words.unseen;
  useTitle(title);
  return (
    <div className="page pt-12 lg:pt-20">
      <EmptyPlate
        heading="h1"
        title={title}
        text={text}
        link={{ to: address, label: fields.tryAgain, isWholePage: true }}
      >
        <a href={languageOf ?? '/cart'} className="link min-h-11 inline-flex items-center mt-3" data-whole>
          {languageOf ? words.language.back : words.toCart}
        </a>
      </EmptyPlate>
    </div>
  );
}

/** What was asked for: the server does not know, for this page is the same to everybody. */
const useWanted = (): Wanted => {
  const [wanted, setWanted] = useState<Wanted>({ address: '/', languageOf: null });
  useEffect(() => {
    const found = readWanted(location.search);
    setWanted(found);
    if (location.search === '') return;
    const goOn = () => {
      if (!isOffline()) location.replace(found.address);
    };
    const stop = onConnection(goOn);
    if (navigator.onLine) void lookAtConnection();
    return stop;
  }, []);
  return wanted;
};
