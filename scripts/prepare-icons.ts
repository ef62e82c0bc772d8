import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { iconNames, spriteIconNames } from '#core/ui/icon-names.ts';

/**
 * Draws the icons the shop uses into one picture, `src/core/ui/icons/icons.svg`, which is committed: run it again when a name is added
 * to `src/core/ui/icon-names.ts` or a drawing changes (`npm run icons`). Line width and colour are inherited from the icon's
 * element.
 */
const resolve = createRequire(import.meta.url).resolve;

const drawings = [
  ...iconNames.map((name) => ({ name, file: resolve(`lucide-static/icons/${name}.svg`) })),
  ...spriteIconNames.map((name) => ({
    name,
    file: new URL(`../src/core/ui/icons/drawn/${name}.svg`, import.meta.url),
  })),
];

const symbols = await Promise.all(
  drawings.map(async ({ name, file }) => {
    const svg = await readFile(file, 'utf8');
    const [, viewBox] = /viewBox="([^"]+)"/.exec(svg) ?? [];
    const shapes = svg.slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'));
    return `<symbol id="${name}" viewBox="${viewBox}">${shapes.replaceAll(/\s*\n\s*/g, '')}</symbol>`;
  }),
);

await writeFile(
  new URL('../src/core/ui/icons/icons.svg', import.meta.url),
  `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`,
);
