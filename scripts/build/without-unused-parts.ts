import type { Plugin } from 'vite';

/**
 * Removes the display names of a React Router module's components and marks the components as free of side effects, because
 * the name alone keeps an unused component in the bundle.
 */
export const withoutNames = (code: string): string =>
  code
    .replaceAll(/^\w+\.displayName = "[^"]*";$/gmu, '')
    .replaceAll(/^(const \w+ = )(?=[\w$]+\.forwardRef\()/gmu, '$1/* @__PURE__ */ ');

/** Lets the bundler remove unused parts of React Router. */
export const withoutUnusedParts = (): Plugin => ({
  name: 'without-unused-parts',
  transform: {
    filter: { id: /[\\/]node_modules[\\/]react-router[\\/]dist[\\/]/ },
    handler: (code) => ({ code: withoutNames(code), map: null }),
  },
});
