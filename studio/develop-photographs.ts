import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { type CutOut, cutOuts } from './photographs/cut-outs.ts';
import { developCutOut } from './photographs/develop-cut-out.ts';
import { faultsOf, measureCutOut } from './photographs/measure-cut-out.ts';

const masters = join(import.meta.dirname, '../starter-catalogue/photographs');

/**
 * Develops a cut-out of a folder if it breaks a rule, and writes it to the masters. A picture that keeps all rules is taken as it is,
 * so that it is not encoded twice. A folder without this picture changes nothing.
 */
const develop = async (folder: string, cutOut: CutOut): Promise<void> => {
  const file = `${cutOut.path}.webp`;
  const picture = await readFile(join(folder, file)).catch(() => undefined);
  if (!picture) return;
  const measured = await measureCutOut(picture, cutOut);
  const faults = faultsOf(measured, cutOut);
  if (faults.length === 0 && folder === masters) return;
  const master = faults.length === 0 ? picture : await developCutOut(picture, cutOut);
  await writeFile(join(masters, file), master);
  const developed = await measureCutOut(master, cutOut);
  console.log(JSON.stringify({ file, faults, before: measured, after: developed }));
};

// node studio/develop-photographs.ts [folder [path …]]
if (import.meta.main) {
  sharp.concurrency(1);
  const [folder = masters, ...paths] = process.argv.slice(2);
  for (const cutOut of cutOuts) {
    if (paths.length === 0 || paths.includes(cutOut.path)) await develop(folder, cutOut);
  }
}
