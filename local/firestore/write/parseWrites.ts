import * as v from 'valibot';
import { invalidArgument } from '../FirestoreError.ts';
import { limitedArray } from '../limitedArray.ts';
import { LIMITS } from '../limits.ts';
import type { ResourceNames } from '../ResourceNames.ts';
import { assertStorable } from '../values/assertStorable.ts';
import { parseWritableFieldPath } from '../values/fieldPath.ts';
import { parseElements, parseFields, parseValue } from '../values/parseValue.ts';
import { parseTimestamp } from '../values/timestamp.ts';
import { isNumber, type NumberValue, type Value } from '../values/value.ts';
import type { Precondition, Transform, Write } from './write.ts';

const fieldPathSchema = v.pipe(v.string(), v.transform(parseWritableFieldPath));
const maskSchema = v.strictObject({
  fieldPaths: v.exactOptional(limitedArray(fieldPathSchema, LIMITS.maskPaths), []),
});
const fieldsSchema = v.pipe(
  v.unknown(),
  v.transform((raw) => parseFields(raw)),
);
const documentSchema = v.strictObject({ name: v.string(), fields: v.exactOptional(fieldsSchema, {}) });
const numberSchema = v.pipe(
  v.unknown(),
  v.transform((raw) => expectNumber(parseValue(raw))),
);
const elementsSchema = v.pipe(
  v.unknown(),
  v.transform((raw) => parseElements(raw)),
);

const fieldTransformSchema = v.strictObject({
  fieldPath: fieldPathSchema,
  setToServerValue: v.exactOptional(v.literal('REQUEST_TIME')),
  increment: v.exactOptional(numberSchema),
  maximum: v.exactOptional(numberSchema),
  minimum: v.exactOptional(numberSchema),
  appendMissingElements: v.exactOptional(elementsSchema),
  removeAllFromArray: v.exactOptional(elementsSchema),
});
const transformsSchema = limitedArray(fieldTransformSchema, LIMITS.transforms);
type FieldTransformMessage = v.InferOutput<typeof fieldTransformSchema>;

const preconditionSchema = v.strictObject({
  exists: v.exactOptional(v.boolean()),
  updateTime: v.exactOptional(v.pipe(v.string(), v.transform(parseTimestamp))),
});

/** A google.firestore.v1.Write. Strict: a write is never half understood. */
export const writeSchema = v.strictObject({
  update: v.exactOptional(documentSchema),
  delete: v.exactOptional(v.string()),
  verify: v.exactOptional(v.string()),
  transform: v.exactOptional(v.strictObject({ document: v.string(), fieldTransforms: transformsSchema })),
  updateMask: v.exactOptional(maskSchema),
  updateTransforms: v.exactOptional(transformsSchema, []),
  currentDocument: v.exactOptional(preconditionSchema, {}),
});
type WriteMessage = v.InferOutput<typeof writeSchema>;

/** The canonical write of a parsed message. */
export function toWrite(names: ResourceNames, message: WriteMessage): Write {
  const precondition: Precondition = message.currentDocument;
  const operations = [message.update, message.delete, message.verify, message.transform];
  if (operations.filter((operation) => operation !== undefined).length !== 1) {
    throw invalidArgument('A write must be one of update, delete, verify and transform.');
  }
  if (message.delete !== undefined) {
    return { kind: 'delete', path: names.documentPath(message.delete), precondition };
  }
  if (message.verify !== undefined)
    return { kind: 'verify', path: names.documentPath(message.verify), precondition };
  return toUpdate(names, message, precondition);
}

/** A bare transform is an update that takes over no fields. */
function toUpdate(names: ResourceNames, message: WriteMessage, precondition: Precondition): Write {
  const { update, transform, updateMask, updateTransforms } = message;
  const transforms = (transform?.fieldTransforms ?? updateTransforms).map(toTransform);
  const path = names.documentPath(update?.name ?? transform?.document ?? '');
  const mask = transform ? [] : updateMask?.fieldPaths;
  const fields = update?.fields ?? {};
  // What is too large by itself needs no look at the store.
  assertStorable(path, fields);
  return { kind: 'update', path, fields, mask, transforms, precondition };
}

function toTransform(message: FieldTransformMessage): Transform {
  const { fieldPath: path, setToServerValue, appendMissingElements, removeAllFromArray } = message;
  const { increment, maximum, minimum } = message;
  if (Object.keys(message).length !== 2)
    throw invalidArgument('A field transform must have exactly one type.');
  if (setToServerValue) return { path, kind: 'serverTime' };
  if (increment) return { path, kind: 'increment', operand: increment };
  if (maximum) return { path, kind: 'maximum', operand: maximum };
  if (minimum) return { path, kind: 'minimum', operand: minimum };
  if (appendMissingElements) return { path, kind: 'append', elements: appendMissingElements };
  return { path, kind: 'remove', elements: removeAllFromArray ?? [] };
}

function expectNumber(value: Value): NumberValue {
  if (!isNumber(value)) throw invalidArgument('Only numbers can be incremented or compared.');
  return value;
}
