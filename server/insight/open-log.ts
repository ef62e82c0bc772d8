import { type DestinationStream, type Logger, pino } from 'pino';
import { describeFault } from './describe-fault.ts';
import { currentErrand } from './errand.ts';

/**
 * The log of a process: a line of JSON each, to the standard output unless told otherwise. A line that is written on an
 * errand bears its request's id, and of an error only where it happened (decision 131).
 */
export const openLog = (level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      mixin: () => {
        const errand = currentErrand();
        return errand === undefined ? {} : { requestId: errand.requestId };
      },
      serializers: { err: describeFault },
    },
    // without a destination pino writes to the standard output
    ...(destination === undefined ? [] : [destination]),
  );
