import { join } from 'node:path';
import { build } from 'vite';

/** Bundles the inline script of the pages (`src/inline/defer-rendering.ts`). Returns its minified code. */
export const bundleInlineScript = async (root: string): Promise<string> => {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: join(root, 'src/inline/defer-rendering.ts'), output: { format: 'iife' } },
    },
  });
  const [script, ...others] = 'output' in built ? built.output : [];
  if (script?.type !== 'chunk' || others.length > 0) throw new Error('The inline script is not one file.');
  return script.code.trim();
};
