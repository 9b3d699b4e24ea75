import { compareStrings } from './compareStrings.ts';
import { numberOf } from './numbers.ts';
import { type Fields, isNumberValue, type NumberValue, type Value } from './value.ts';

/** A text that is the same for two values exactly if Firestore takes them for equal, so that sets can hold values. */
export function valueKey(value: Value): string {
  if (isNumberValue(value)) return `n${numberKey(value)}`;
  if ('arrayValue' in value) return `[${value.arrayValue.values.map(valueKey).join()}]`;
  if ('mapValue' in value) return `{${fieldKeys(value.mapValue.fields).join()}}`;
  if ('geoPointValue' in value) {
    const { latitude, longitude } = value.geoPointValue;
    // -0 and 0 are the same coordinate, and a template string writes both as 0.
    return `g${latitude} ${longitude}`;
  }
  return JSON.stringify(value);
}

/**
 * 1 and 1.0 have equal keys, even if only an integer or a double can distinguish them from their neighbours.
 */
function numberKey(value: NumberValue): string {
  const number = numberOf(value);
  if ('doubleValue' in value || Number.isSafeInteger(number)) return `${number}`;
  const integer = BigInt(value.integerValue);
  return BigInt(number) === integer ? `${number}` : `${integer}i`;
}

function fieldKeys(fields: Fields): readonly string[] {
  return Object.entries(fields)
    .sort(([a], [b]) => compareStrings(a, b))
    .map(([name, value]) => `${JSON.stringify(name)}:${valueKey(value)}`);
}
