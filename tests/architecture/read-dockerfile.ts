/** One line of a Dockerfile, such as `COPY` and what follows it. */
export type Instruction = { readonly name: string; readonly rest: string };

export type Stage = { readonly name: string; readonly instructions: readonly Instruction[] };

/** The stages of a Dockerfile in order; one without a name is called `final`. Knows no more than ours needs. */
export const readDockerfile = (text: string): Stage[] => {
  const instructions = text
    .replaceAll(/^#.*$/gm, '')
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
    .map((line) => line.trim().replaceAll(/\s+/g, ' '))
    .filter(Boolean)
    .map((line): Instruction => ({ name: line.split(' ', 1)[0] ?? '', rest: line.slice(line.indexOf(' ') + 1) }));
  const stages: { name: string; instructions: Instruction[] }[] = [];
  for (const instruction of instructions) {
    if (instruction.name === 'FROM') {
      stages.push({ name: / AS (\S+)$/.exec(instruction.rest)?.[1] ?? 'final', instructions: [] });
    } else stages.at(-1)?.instructions.push(instruction);
  }
  return stages;
};

/** What `ENV` lines set. */
export const environmentOf = ({ instructions }: Stage): Record<string, string> =>
  Object.fromEntries(
    instructions
      .filter(({ name }) => name === 'ENV')
      .flatMap(({ rest }) => rest.split(' '))
      .map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
  );

/** The program and its arguments that `CMD` names. */
export const commandOf = ({ instructions }: Stage): string[] =>
  JSON.parse(instructions.find(({ name }) => name === 'CMD')?.rest ?? '[]');
