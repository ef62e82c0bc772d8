/** Another sign-in has done meanwhile what this one was about to do: look again, and find what it has made. */
export class Overtaken extends Error {
  constructor() {
    super('another sign-in was faster');
    this.name = 'Overtaken';
  }
}

/** Does the work again when it was overtaken. It cannot be for ever: each time somebody else has finished. */
export const untilNotOvertaken = async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
  for (let left = 3; ; left -= 1) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Overtaken) || left === 0) throw error;
    }
  }
};
