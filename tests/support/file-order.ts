import { createHash } from 'node:crypto';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take a minute or more: they start first, so that none is left for one worker when the others have ended. */
const long =
  /e2e\/(?:accessibility|account-security|firefox|new-owner|rtl-mirroring|settings-in-pages)(?:\.matrix)?\.test\.ts$/;

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
      isShort: Number(!long.test(file.moduleId)),
      rank: createHash('sha1').update(`${config.sequence.seed} ${file.moduleId}`).digest('hex'),
    }));
    return placed
      .sort(
        (one, other) => one.project - other.project || one.isShort - other.isShort || (one.rank < other.rank ? -1 : 1),
      )
      .map(({ file }) => file);
  }
}
