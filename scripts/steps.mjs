// Runs on any Node from 20 on, like install.mjs, which uses it before packages are installed.

/** @typedef {(done: number, of: number) => void} Report Reports the progress of a step. */

/**
 * Runs one step of a start and shows its title, progress and duration: on a terminal in one line that is
 * redrawn, elsewhere in a line at its beginning, one every five seconds and one at its end. If it fails, prints the title,
 * the error and what to do, and ends the process with status 1.
 *
 * @template Result
 * @param {string} title
 * @param {(report: Report) => Promise<Result>} work
 * @param {string} remedy what a person can do when the step fails, as a sentence
 * @returns {Promise<Result>}
 */
export const step = async (title, work, remedy) => {
  const startedAt = performance.now();
  const seconds = () => `${Math.round((performance.now() - startedAt) / 1000)} s`;
  const line = openLine();
  let progressText = '';
  line.show(`… ${title}`);
  const timer = setInterval(() => line.update(`… ${title}${progressText} (${seconds()})`), line.interval);
  try {
    const result = await work((done, of) => {
      progressText = `: ${done} of ${of}`;
    });
    clearInterval(timer);
    line.end(`✓ ${title} (${seconds()})`);
    return result;
  } catch (error) {
    clearInterval(timer);
    line.end(`✗ ${title} failed after ${seconds()}`);
    console.error(`\n${error instanceof Error ? error.message : String(error)}\n\n${remedy}\n`);
    return process.exit(1);
  }
};

const openLine = () => {
  const write = (/** @type {string} */ text) => void process.stdout.write(text);
  if (!process.stdout.isTTY) {
    const show = (/** @type {string} */ text) => write(`${text}\n`);
    return { interval: 5000, show, update: show, end: show };
  }
  const draw = (/** @type {string} */ text) => write(`\r\x1b[2K${text.slice(0, (process.stdout.columns || 80) - 1)}`);
  return { interval: 200, show: draw, update: draw, end: (/** @type {string} */ text) => draw(`${text}\n`) };
};
