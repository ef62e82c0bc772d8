import { testEngine } from '../world/engine-tests.ts';
import { openWebKit } from '../world/webkit.ts';

testEngine('the engine of Safari', openWebKit);
