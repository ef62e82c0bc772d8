import { type Plugin, parseAst } from 'vite';

/**
 * The code with brackets around the function of each bundled CommonJS module (`var m = wrap(() => {…})`). It is called as
 * soon as the file runs; with brackets the browser compiles it while the file comes, beside its main thread.
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

/** Does so in this chunk, after everything that would take the brackets out again. */
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
