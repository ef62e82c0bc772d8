// starts first: takes a minute or more
import { testEngine } from '../support/browser/engine-tests.ts';
import { openFirefox } from '../support/servers/firefox.ts';

testEngine('Firefox', openFirefox);
