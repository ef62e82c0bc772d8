import { testPages } from '../support/browser/engine-tests.ts';
import { openWebKit } from '../support/servers/webkit.ts';

testPages('the engine of Safari', openWebKit);
