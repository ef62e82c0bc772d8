import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contract } from '../contract/index.ts';

type Procedure = { readonly '~orpc': { readonly route: { readonly method?: string; readonly path?: string } } };
type Router = { readonly [key: string]: Router | Procedure };

const isProcedure = (part: Router | Procedure): part is Procedure => '~orpc' in part;

const sourceOf = (part: Router | Procedure, indent = ''): string => {
  if (isProcedure(part)) {
    const { method, path } = part['~orpc'].route;
    return `endpoint('${method}', '${path}')`;
  }
  const members = Object.entries(part).map(
    ([key, member]) => `${indent}  ${key}: ${sourceOf(member, `${indent}  `)},\n`,
  );
  return `{\n${members.join('')}${indent}}`;
};

const moduleOf = (name: string, router: Router): string =>
  `// Generated from contract/ by \`npm run contract\`.\nimport { endpoint } from './endpoint.ts';\n\nexport const ${name} = ${sourceOf(router)};\n`;

const { admin, ...shop } = contract;

/** Generated modules with the methods and paths for the browser, without the contract's schemas, by file path. */
export const clientContracts: Readonly<Record<string, string>> = {
  'app/api/shop-contract.gen.ts': moduleOf('shopContract', shop),
  'app/api/admin-contract.gen.ts': moduleOf('adminContract', admin),
};

if (import.meta.main) {
  for (const [file, source] of Object.entries(clientContracts)) {
    await writeFile(join(import.meta.dirname, '..', file), source);
  }
}
