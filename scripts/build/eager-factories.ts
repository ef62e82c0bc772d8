import { type Plugin, parseAst } from 'vite';

/**
 * Wraps the factory function of each bundled CommonJS module (`var m = wrap(() => {…})`) in parentheses. It is called as soon
 * as the file runs; with parentheses the browser compiles it while streaming, off the main thread.
 */
export const withEagerFactories = (code: string): string => {
  const places = parseAst(code).body.flatMap((statement) =>
    statement.type === 'VariableDeclaration'
      ? statement.declarations.flatMap(({ init }) => {
          const factory = init?.type === 'CallExpression' ? init.arguments[0] : undefined;
          return factory?.type === 'ArrowFunctionExpression' ? [factory] : [];
        })
      : [],
  );
  let eager = '';
  let written = 0;
  for (const { start, end } of places) {
    eager += `${code.slice(written, start)}(${code.slice(start, end)})`;
    written = end;
  }
  return eager + code.slice(written);
};

/** Applies this to a chunk, after all steps that would remove the parentheses. */
export const eagerFactories = (chunkName: string): Plugin => ({
  name: 'eager-factories',
  generateBundle: {
    order: 'post',
    handler: (_options, bundle) => {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk' && file.name === chunkName) file.code = withEagerFactories(file.code);
      }
    },
  },
});
