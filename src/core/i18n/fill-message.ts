/** Fills a message of a kind of which some need parameters and others do not. */
export const fillMessage = <Parameters>(
  message: string | ((parameters: Parameters) => string),
  parameters: Parameters,
): string => (typeof message === 'string' ? message : message(parameters));
