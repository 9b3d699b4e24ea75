import type { QueryScope } from '../StoredDocument.ts';
import type { FieldPath } from '../values/fieldPath.ts';
import type { Value } from '../values/value.ts';

/** A structured query in canonical form: every default filled in, the order complete up to `__name__`. */
export interface Query {
  readonly scope: QueryScope;
  readonly where: Filter | null;
  readonly orderBy: readonly Order[];
  readonly startAt: Cursor | null;
  readonly endAt: Cursor | null;
  readonly offset: number;
  readonly limit: number | null;
  /** The fields asked for; null for all. */
  readonly select: readonly FieldPath[] | null;
}

export type Filter = CompositeFilter | FieldFilter | UnaryFilter;

interface CompositeFilter {
  readonly type: 'composite';
  readonly op: 'AND' | 'OR';
  readonly filters: readonly Filter[];
}

export const FIELD_OPERATORS = [
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'EQUAL',
  'NOT_EQUAL',
  'ARRAY_CONTAINS',
  'IN',
  'ARRAY_CONTAINS_ANY',
  'NOT_IN',
] as const;

export interface FieldFilter {
  readonly type: 'field';
  readonly path: FieldPath;
  readonly op: (typeof FIELD_OPERATORS)[number];
  readonly value: Value;
}

export const UNARY_OPERATORS = ['IS_NAN', 'IS_NULL', 'IS_NOT_NAN', 'IS_NOT_NULL'] as const;

export interface UnaryFilter {
  readonly type: 'unary';
  readonly path: FieldPath;
  readonly op: (typeof UNARY_OPERATORS)[number];
}

export interface Order {
  readonly path: FieldPath;
  readonly direction: 'ASCENDING' | 'DESCENDING';
}

/** A place in the ordered results, by the values of the first fields of the order. */
export interface Cursor {
  readonly values: readonly Value[];
  /** Just before, or just after, the documents that have these values. */
  readonly before: boolean;
}

export type Aggregation =
  | { readonly type: 'count'; readonly alias: string; readonly upTo: number | null }
  | { readonly type: 'sum' | 'avg'; readonly alias: string; readonly path: FieldPath };
