import { useEffect, useState } from 'react';
import { useTillWords } from '../../device/till-words.ts';
import { shortChatUrl } from './short-chat-url.ts';

/** A square code that opens the chat on a phone; drawn when the page is already there. */
export function ChatCode({ sellerChatUrl, orderNumber }: { sellerChatUrl: string; orderNumber: string }) {
  const { chat } = useTillWords().confirmation;
  const [code, setCode] = useState<{ readonly size: number; readonly path: string } | null>(null);
  useEffect(() => {
    let isHere = true;
    const draw = async () => {
      const { encode } = await import('uqr');
      const { data, size } = encode(shortChatUrl(sellerChatUrl, orderNumber), { ecc: 'M', border: 0 });
      if (isHere) setCode({ size, path: pathOf(data) });
    };
    // without it the link is still there
    draw().catch(() => undefined);
    return () => {
      isHere = false;
    };
  }, [sellerChatUrl, orderNumber]);
  return (
    <div className="size-36 bg-white p-3 shrink-0">
      {code && (
        <svg
          role="img"
          aria-label={chat.qr}
          viewBox={`0 0 ${code.size} ${code.size}`}
          className="size-full text-lapis-900"
          shapeRendering="crispEdges"
        >
          <path d={code.path} fill="currentColor" />
        </svg>
      )}
    </div>
  );
}

const pathOf = (rows: readonly (readonly boolean[])[]): string =>
  rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
