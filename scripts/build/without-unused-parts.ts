import type { Plugin } from 'vite';

/**
 * The code of a module of React Router without the names that its components bear for debuggers, and with its components
 * marked as free of side effects: a component that nobody uses stays in the bundle for its name alone otherwise.
 */
export const withoutNames = (code: string): string =>
  code
    .replaceAll(/^\w+\.displayName = "[^"]*";$/gmu, '')
    .replaceAll(/^(const \w+ = )(?=[\w$]+\.forwardRef\()/gmu, '$1/* @__PURE__ */ ');

/** Lets the bundle leave out what of React Router nobody uses. */
export const withoutUnusedParts = (): Plugin => ({
  name: 'without-unused-parts',
  transform: {
    filter: { id: /[\\/]node_modules[\\/]react-router[\\/]dist[\\/]/ },
    handler: (code) => ({ code: withoutNames(code), map: null }),
  },
});
