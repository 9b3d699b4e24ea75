import { describe, expect, it } from 'vitest';
import { decodeMessage, encodeMessage } from './grpcMessages.ts';

describe('gRPC messages', () => {
  const fields = { name: { stringValue: 'Ada' }, all: { arrayValue: { values: [{ integerValue: '1' }] } } };

  it('keep the objects of a document that needs no translation, however large it is', () => {
    const decoded = decodeMessage({ update: { name: 'rooms/r1', fields, updateTime: { seconds: '1' } } });
    expect(decoded).toMatchObject({ update: { updateTime: '1970-01-01T00:00:01.000000Z' } });
    expect((decoded as { update: { fields: unknown } }).update.fields).toBe(fields);
  });

  it('are not changed themselves by a translation', () => {
    const message = { found: { fields: { at: { timestampValue: { seconds: '2', nanos: 0 } } } } };
    expect(decodeMessage(message)).toEqual({
      found: { fields: { at: { timestampValue: '1970-01-01T00:00:02.000000Z' } } },
    });
    expect(message.found.fields.at.timestampValue).toEqual({ seconds: '2', nanos: 0 });
  });

  it('leave alone the fields that users name like those of a message', () => {
    const message = { fields: { limit: { integerValue: '3' }, updateTime: { stringValue: 'noon' } } };
    expect(decodeMessage(message)).toBe(message);
    expect(encodeMessage(message)).toBe(message);
  });

  it('translate a field that is named like the prototype', () => {
    const message = JSON.parse('{"fields": {"__proto__": {"nullValue": null}, "a": {"nullValue": null}}}');
    const { fields } = encodeMessage(message) as { fields: Record<string, unknown> };
    expect(Object.entries(fields)).toEqual([
      ['__proto__', { nullValue: 'NULL_VALUE' }],
      ['a', { nullValue: 'NULL_VALUE' }],
    ]);
  });
});
