import { useEffect, useState } from 'react';

/** QR code of a text; drawn after rendering, and empty if its script cannot load. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [code, setCode] = useState<{ readonly size: number; readonly path: string } | null>(null);
  useEffect(() => {
    let isMounted = true;
    const draw = async () => {
      const { encode } = await import('uqr');
      const { data, size } = encode(text, { ecc: 'M', border: 0 });
      if (isMounted) setCode({ size, path: toPath(data) });
    };
    // its text is displayed next to it
    draw().catch(() => undefined);
    return () => {
      isMounted = false;
    };
  }, [text]);
  return (
    <div className="size-36 bg-white p-3 shrink-0">
      {code && (
        <svg
          role="img"
          aria-label={label}
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

const toPath = (rows: readonly (readonly boolean[])[]): string =>
  rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
