import * as v from 'valibot';
import { MAX_RETURN_COMMENT } from '../limits.ts';
import { cleanParagraphs, lengthOf } from '../text/clean-text.ts';
import { validationCode } from '../validation.ts';

/**
 * States of a return (decision 196). `refused`, `refunded`, `closed` and `withdrawn` are ends; `closed` is one without a (further)
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

/** A customer asks for a return; a parcel that was refused at the door comes back without being asked for. */
export const returnKinds = ['request', 'refused_delivery'] as const;
export type ReturnKind = (typeof returnKinds)[number];

/** Reasons that a customer chooses from, by line. */
export const returnReasons = ['damaged', 'faulty', 'wrong_item', 'not_as_described', 'changed_mind', 'other'] as const;
export type ReturnReason = (typeof returnReasons)[number];

/** Why a parcel came back; an admin chooses. */
export const refusedDeliveryReasons = ['refused', 'unreachable', 'damaged'] as const;
export type RefusedDeliveryReason = (typeof refusedDeliveryReasons)[number];

export type LineReason = ReturnReason | RefusedDeliveryReason;

/** Reasons that are a fault of the shop or of its courier. */
const faults: readonly LineReason[] = ['damaged', 'faulty', 'wrong_item', 'not_as_described'];

/** Whether a piece comes back because of a fault, on which the refund of the shipping cost may depend. */
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

/** Whether a return may change its state so. */
export const canReturnBecome = (from: ReturnState, to: ReturnState): boolean => next[from].includes(to);

/** Whether a return waits for somebody. */
export const isOpenReturn = (state: ReturnState): boolean => next[state].length > 0;

/** The most returns of one order, so that asking and withdrawing has an end. */
export const MAX_RETURNS_OF_ORDER = 20;

/** Words of a customer or an admin about a return; several lines, none is null. */
export const ReturnWords = v.nullable(
  v.pipe(
    v.string(validationCode('generic')),
    v.transform(cleanParagraphs),
    v.check((text) => lengthOf(text) <= MAX_RETURN_COMMENT, validationCode('return.wordsMax')),
    v.transform((text) => (text === '' ? null : text)),
  ),
);
