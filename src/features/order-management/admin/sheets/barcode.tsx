import JsBarcode from 'jsbarcode';

/** Empty modules at each end, by which a scanner detects the code. */
const QUIET_MODULES = 10;

/** Modules of a text in Code 128 from left to right, 1 for a bar; null for a text with other characters than ASCII. */
export const encodeBarcode = (text: string): string | null => {
  const target: { encodings?: readonly { readonly data: string }[] } = {};
  let isEncodable = false;
  JsBarcode(target, text, { format: 'CODE128', valid: (isValid) => (isEncodable = isValid) });
  return isEncodable ? (target.encodings ?? []).map(({ data }) => data).join('') : null;
};

/** Outline of the bars, one module wide each and one unit high. */
const barsOf = (modules: string): string =>
  [...modules.matchAll(/1+/gu)]
    .map(({ index, 0: bar }) => `M${QUIET_MODULES + index} 0h${bar.length}v1h-${bar.length}z`)
    .join('');

/** Code 128 of a number with the number below it; only the number if it has characters that the code lacks. */
export const Barcode = ({ text }: { text: string }) => {
  const modules = encodeBarcode(text);
  return (
    <span className="block text-center">
      {modules !== null && (
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${modules.length + 2 * QUIET_MODULES} 1`}
          preserveAspectRatio="none"
          shapeRendering="crispEdges"
          className="block w-full h-[12mm] bg-white fill-black forced-color-adjust-none"
        >
          <path d={barsOf(modules)} />
        </svg>
      )}
      <bdi dir="ltr" className="code text-caption whitespace-nowrap">
        {text}
      </bdi>
    </span>
  );
};
