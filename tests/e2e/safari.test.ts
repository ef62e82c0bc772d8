import { testEngine } from '../support/browser/engine-tests.ts';
import { openWebKit } from '../support/servers/webkit.ts';

testEngine('the engine of Safari', openWebKit);
