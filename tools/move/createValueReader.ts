import type { AdminSdk } from '#local/adminSdk';
import type { Fields, Value } from '#local/dataFolder';

interface ValueReaderDeps {
  sdk: Pick<AdminSdk, 'GeoPoint' | 'Timestamp'>;
  firestore: ReturnType<AdminSdk['getFirestore']>;
  /** Maps each text. */
  changeText: (text: string) => string;
}

/** Reads stored fields as the Admin SDK wants them for writing. */
export function createValueReader({ sdk, firestore, changeText }: ValueReaderDeps) {
  return readFields;

  function readFields(fields: Fields): Record<string, unknown> {
    return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, readValue(value)]));
  }

  function readValue(value: Value): unknown {
    if ('stringValue' in value) return changeText(value.stringValue);
    if ('integerValue' in value) return readInteger(value.integerValue);
    if ('doubleValue' in value) return Number(value.doubleValue);
    if ('booleanValue' in value) return value.booleanValue;
    if ('mapValue' in value) return readFields(value.mapValue.fields);
    if ('arrayValue' in value) return value.arrayValue.values.map(readValue);
    if ('timestampValue' in value) return readTimestamp(value.timestampValue);
    if ('referenceValue' in value) return firestore.doc(value.referenceValue.split('/documents/')[1] ?? '');
    if ('bytesValue' in value) return Buffer.from(value.bytesValue, 'base64');
    if ('geoPointValue' in value)
      return new sdk.GeoPoint(value.geoPointValue.latitude, value.geoPointValue.longitude);
    return null;
  }

  /** Reads a timestamp. A `Date` would lose the microseconds. */
  function readTimestamp(text: string): unknown {
    const [seconds = '', fraction = ''] = text.replace('Z', '').split('.');
    return new sdk.Timestamp(Date.parse(`${seconds}Z`) / 1000, Number(fraction.padEnd(9, '0')));
  }
}

function readInteger(digits: string): number | bigint {
  const number = Number(digits);
  return Number.isSafeInteger(number) ? number : BigInt(digits);
}
