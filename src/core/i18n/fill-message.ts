/** Fills a message that may be a function of parameters or plain text. */
export const fillMessage = <Parameters>(
  message: string | ((parameters: Parameters) => string),
  parameters: Parameters,
): string => (typeof message === 'string' ? message : message(parameters));
