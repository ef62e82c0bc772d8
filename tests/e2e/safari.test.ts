import { testPurchase } from '../support/browser/engine-tests.ts';
import { openWebKit } from '../support/servers/webkit.ts';

testPurchase('the engine of Safari', openWebKit);
