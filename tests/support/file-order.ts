import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** First line of a file that takes a minute or more: it starts first, so that none is left for one worker when the others have ended. */
const START_FIRST = '// starts first: takes a minute or more';

/**
 * Order of test files: one project after the other as in `vitest.config.ts`, the files of each in an order that depends on the
 * seed of the run. A worker keeps its modules only while its next file is of the same project, and vitest's own shuffle
 * mixes the projects: then most files load the server again (decision 153).
 */
export class FileOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { projects, config } = this.ctx;
    const placed = files.map((file) => ({
      file,
      project: projects.indexOf(file.project),
      isShort: Number(!readFileSync(file.moduleId, 'utf8').startsWith(START_FIRST)),
      rank: createHash('sha1').update(`${config.sequence.seed} ${file.moduleId}`).digest('hex'),
    }));
    return placed
      .sort(
        (one, other) => one.project - other.project || one.isShort - other.isShort || (one.rank < other.rank ? -1 : 1),
      )
      .map(({ file }) => file);
  }
}
