import { testEngine } from '../world/engine-tests.ts';
import { openFirefox } from '../world/firefox.ts';

testEngine('Firefox', openFirefox);
