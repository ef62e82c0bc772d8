import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { cutOuts } from './cut-outs.ts';
import { faultsOf, measureCutOut } from './measure-cut-out.ts';

const masters = join(import.meta.dirname, '../../starter-catalogue/photographs');

describe('cut-outs of the catalogue', () => {
  test.each(cutOuts)(
    '$path has one shadow at the lower right that ends before the margin, and whites of 95 to 97 %',
    async (cutOut) => {
      const measured = await measureCutOut(await readFile(join(masters, `${cutOut.path}.webp`)), cutOut);
      expect({ ...measured, faults: faultsOf(measured, cutOut) }).toEqual({ ...measured, faults: [] });
    },
  );
});
