import type { StoredDocument } from '../StoredDocument.ts';
import { type FieldPath, getField } from '../values/fieldPath.ts';
import { doubleValue, fitsInteger, numberOf } from '../values/numbers.ts';
import { type Fields, isNumberValue, NULL_VALUE, type NumberValue, type Value } from '../values/value.ts';
import type { Aggregation } from './query.ts';

/**
 * The aggregates over a query's documents, by alias. As in production, only documents that have every
 * aggregated field count, even for a count beside a sum. The app uses counts (`getCount`); the SDKs request
 * sums and averages by the same call, and tests/contract uses them.
 */
export function aggregate(
  documents: readonly StoredDocument[],
  aggregations: readonly Aggregation[],
): Fields {
  const paths = aggregations.flatMap((aggregation) =>
    aggregation.type === 'count' ? [] : [aggregation.path],
  );
  const counted = documents.filter(({ fields }) =>
    paths.every((path) => getField(fields, path) !== undefined),
  );
  return Object.fromEntries(
    aggregations.map((aggregation): [string, Value] => [
      aggregation.alias,
      aggregateOne(counted, aggregation),
    ]),
  );
}

/** The same number of documents for each alias, up to its bound. */
export function countsOf(count: number, aggregations: readonly Aggregation[]): Fields {
  const upTo = (aggregation: Aggregation) => (aggregation.type === 'count' ? aggregation.upTo : null);
  return Object.fromEntries(
    aggregations.map((aggregation) => [aggregation.alias, countValue(count, upTo(aggregation))]),
  );
}

function countValue(count: number, upTo: number | null): Value {
  return { integerValue: String(Math.min(count, upTo ?? count)) };
}

function aggregateOne(documents: readonly StoredDocument[], aggregation: Aggregation): Value {
  if (aggregation.type === 'count') return countValue(documents.length, aggregation.upTo);
  const numbers = numbersAt(documents, aggregation.path);
  return aggregation.type === 'sum' ? sum(numbers) : average(numbers);
}

function numbersAt(documents: readonly StoredDocument[], path: FieldPath): readonly NumberValue[] {
  return documents.flatMap(({ fields }) => {
    const value = getField(fields, path);
    return value !== undefined && isNumberValue(value) ? [value] : [];
  });
}

/** Integers add up exactly, and become a double where 64 bits do not hold them. */
function sum(numbers: readonly NumberValue[]): Value {
  let integers = 0n;
  for (const number of numbers) {
    if (!('integerValue' in number)) return doubleValue(sumAsDouble(numbers));
    integers += BigInt(number.integerValue);
  }
  return fitsInteger(integers) ? { integerValue: integers.toString() } : doubleValue(Number(integers));
}

function average(numbers: readonly NumberValue[]): Value {
  return numbers.length === 0 ? NULL_VALUE : doubleValue(sumAsDouble(numbers) / numbers.length);
}

function sumAsDouble(numbers: readonly NumberValue[]): number {
  return numbers.reduce((total, number) => total + numberOf(number), 0);
}
