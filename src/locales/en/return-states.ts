import type { SameShape } from '../same-shape.ts';

export const returnStatus: SameShape<typeof import('../ar/return-states.ts').returnStatus> = {
  requested: 'Return requested',
  approved: 'Return approved',
  received: 'Pieces received',
  refunded: 'Refunded',
  refused: 'Return refused',
  closed: 'Return closed',
  withdrawn: 'Return withdrawn',
};

export const returnReason: SameShape<typeof import('../ar/return-states.ts').returnReason> = {
  damaged: 'Arrived broken',
  faulty: 'Has a fault',
  wrong_item: 'Not what was ordered',
  not_as_described: 'Differs from description or picture',
  changed_mind: 'Changed mind',
  other: 'Another reason',
  refused: 'Refused at the door',
  unreachable: 'Nobody at the address',
};
