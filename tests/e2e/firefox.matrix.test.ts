import { testPages } from '../support/browser/engine-tests.ts';
import { openFirefox } from '../support/servers/firefox.ts';

testPages('Firefox', openFirefox);
