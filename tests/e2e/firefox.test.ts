import { testPurchase } from '../support/browser/engine-tests.ts';
import { openFirefox } from '../support/servers/firefox.ts';

testPurchase('Firefox', openFirefox);
