import type { FieldPath } from '../values/fieldPath.ts';
import type { Fields, NumberValue, Value } from '../values/value.ts';

/** One write of a commit in canonical form. */
export type Write = UpdateWrite | DeleteWrite | VerifyWrite;

export interface UpdateWrite {
  readonly type: 'update';
  readonly path: string;
  readonly fields: Fields;
  /**
   * The paths of the fields to set, or to remove if `fields` lacks them. Undefined replaces the document; an
   * empty list leaves it unchanged.
   */
  readonly mask: readonly FieldPath[] | undefined;
  readonly transforms: readonly Transform[];
  readonly precondition: Precondition;
}

interface DeleteWrite {
  readonly type: 'delete';
  readonly path: string;
  readonly precondition: Precondition;
}

/** Changes nothing, only checks: how the browser's transactions guard a document that they read but do not write. */
interface VerifyWrite {
  readonly type: 'verify';
  readonly path: string;
  readonly precondition: Precondition;
}

export interface Precondition {
  readonly exists?: boolean;
  readonly updateTime?: string;
}

/** A change computed from the field's current value. */
export type TransformOperation =
  | { readonly type: 'serverTime' }
  | { readonly type: 'increment' | 'maximum' | 'minimum'; readonly operand: NumberValue }
  | { readonly type: 'append' | 'remove'; readonly elements: readonly Value[] };

export type Transform = { readonly path: FieldPath } & TransformOperation;
