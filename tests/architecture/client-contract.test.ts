import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { clientContracts } from '../../scripts/client-contract.ts';

test.each(Object.entries(clientContracts))('%s contains exactly the endpoints of the contract', (file, source) => {
  expect(readFileSync(file, 'utf8'), 'run `npm run contract`').toBe(source);
});
