import * as v from 'valibot';
import { MAX_RETURN_COMMENT } from '#core/forms/limits.ts';
import { validationCode } from '#core/forms/validation.ts';
import { cleanParagraphs, lengthOf } from '#core/text/clean-text.ts';

/**
 * States of a return (decision 196). `refused`, `refunded`, `closed` and `withdrawn` are final; `closed` means without a (further)
 * refund.
 */
export const returnStates = [
  'requested',
  'approved',
  'received',
  'refunded',
  'refused',
  'closed',
  'withdrawn',
] as const;
export type ReturnState = (typeof returnStates)[number];

/** `request` comes from a customer; `refused_delivery` is an undelivered parcel. */
export const returnKinds = ['request', 'refused_delivery'] as const;
export type ReturnKind = (typeof returnKinds)[number];

/** Reasons of a line that a customer can choose. */
export const returnReasons = ['damaged', 'faulty', 'wrong_item', 'not_as_described', 'changed_mind', 'other'] as const;
export type ReturnReason = (typeof returnReasons)[number];

/** Reasons of an undelivered parcel; an admin chooses one. */
export const refusedDeliveryReasons = ['refused', 'unreachable', 'damaged'] as const;
export type RefusedDeliveryReason = (typeof refusedDeliveryReasons)[number];

export type LineReason = ReturnReason | RefusedDeliveryReason;

/** Reasons for which the shop or its courier is responsible. */
const faults: readonly LineReason[] = ['damaged', 'faulty', 'wrong_item', 'not_as_described'];

/** Whether the reason is a fault, which may make the shipping cost refundable. */
export const isFault = (reason: LineReason): boolean => faults.includes(reason);

const next: Readonly<Record<ReturnState, readonly ReturnState[]>> = {
  requested: ['approved', 'refused', 'closed', 'withdrawn'],
  approved: ['received', 'closed', 'withdrawn'],
  received: ['refunded', 'closed'],
  refunded: [],
  refused: [],
  closed: [],
  withdrawn: [],
};

/** Whether a return may change from one state to the other. */
export const canReturnBecome = (from: ReturnState, to: ReturnState): boolean => next[from].includes(to);

/** Whether the return is open. */
export const isOpenReturn = (state: ReturnState): boolean => next[state].length > 0;

/** Maximum returns per order, which limits repeated requests and withdrawals. */
export const MAX_RETURNS_OF_ORDER = 20;

/** Note of a customer or an admin on a return; multi-line, empty becomes null. */
export const ReturnComment = v.nullable(
  v.pipe(
    v.string(validationCode('generic')),
    v.transform(cleanParagraphs),
    v.check((text) => lengthOf(text) <= MAX_RETURN_COMMENT, validationCode('return.wordsMax')),
    v.transform((text) => (text === '' ? null : text)),
  ),
);
