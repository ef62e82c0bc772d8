/** One instruction of a Dockerfile, such as `COPY`, with its arguments. */
export type Instruction = { readonly name: string; readonly args: string };

export type Stage = { readonly name: string; readonly instructions: readonly Instruction[] };

/** Parses the stages of a Dockerfile in order; an unnamed stage is called `final`. Supports only what ours uses. */
export const readDockerfile = (text: string): Stage[] => {
  const instructions = text
    .replaceAll(/^#.*$/gm, '')
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
    .map((line) => line.trim().replaceAll(/\s+/g, ' '))
    .filter(Boolean)
    .map((line): Instruction => ({ name: line.split(' ', 1)[0] ?? '', args: line.slice(line.indexOf(' ') + 1) }));
  const stages: { name: string; instructions: Instruction[] }[] = [];
  for (const instruction of instructions) {
    if (instruction.name === 'FROM') {
      stages.push({ name: / AS (\S+)$/.exec(instruction.args)?.[1] ?? 'final', instructions: [] });
    } else stages.at(-1)?.instructions.push(instruction);
  }
  return stages;
};

/** The variables set by `ENV` instructions. */
export const environmentOf = ({ instructions }: Stage): Record<string, string> =>
  Object.fromEntries(
    instructions
      .filter(({ name }) => name === 'ENV')
      .flatMap(({ args }) => args.split(' '))
      .map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
  );

/** The program and arguments of the `CMD` instruction. */
export const commandOf = ({ instructions }: Stage): string[] =>
  JSON.parse(instructions.find(({ name }) => name === 'CMD')?.args ?? '[]');
