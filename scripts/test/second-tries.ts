import type { Reporter, TestCase } from 'vitest/node';

/** A reporter of vitest: says at the end which tests were right only when they were run again, for nobody would know. */
export default class SecondTries implements Reporter {
  readonly #late: string[] = [];

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky) this.#late.push(`${test.module.relativeModuleId} > ${test.fullName}`);
  }

  onTestRunEnd(): void {
    for (const name of this.#late) console.log(`right only when run again: ${name}`);
  }
}
