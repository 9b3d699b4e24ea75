import * as v from 'valibot';
import { invalidArgument } from '../FirestoreError.ts';
import { limitedArray } from '../limitedArray.ts';
import { LIMITS } from '../limits.ts';
import type { ResourceNames } from '../ResourceNames.ts';
import { assertStorable } from '../values/assertStorable.ts';
import { parseWritableFieldPath } from '../values/fieldPath.ts';
import { parseElements, parseFields, parseValue } from '../values/parseValue.ts';
import { parseTimestamp } from '../values/timestamp.ts';
import { isNumberValue, type NumberValue, type Value } from '../values/value.ts';
import type { Precondition, Transform, Write } from './write.ts';

const fieldPathSchema = v.pipe(v.string(), v.transform(parseWritableFieldPath));
const maskSchema = v.strictObject({
  fieldPaths: v.exactOptional(limitedArray(fieldPathSchema, LIMITS.maskPaths), []),
});
/** Fields and elements are parsed later by `readWrite`, since there can be too many to parse at once. */
const documentSchema = v.strictObject({ name: v.string(), fields: v.exactOptional(v.unknown()) });
const numberSchema = v.pipe(
  v.unknown(),
  v.transform((raw) => expectNumber(parseValue(raw))),
);

const fieldTransformSchema = v.strictObject({
  fieldPath: fieldPathSchema,
  setToServerValue: v.exactOptional(v.literal('REQUEST_TIME')),
  increment: v.exactOptional(numberSchema),
  maximum: v.exactOptional(numberSchema),
  minimum: v.exactOptional(numberSchema),
  appendMissingElements: v.exactOptional(v.unknown()),
  removeAllFromArray: v.exactOptional(v.unknown()),
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

/** The canonical write of a parsed message, stopping between its steps. @throws FirestoreError INVALID_ARGUMENT */
export function* readWrite(names: ResourceNames, message: WriteMessage): Generator<void, Write> {
  const precondition: Precondition = message.currentDocument;
  const operations = [message.update, message.delete, message.verify, message.transform];
  if (operations.filter((operation) => operation !== undefined).length !== 1) {
    throw invalidArgument('A write must be one of update, delete, verify and transform.');
  }
  if (message.delete !== undefined) {
    return { type: 'delete', path: names.documentPath(message.delete), precondition };
  }
  if (message.verify !== undefined)
    return { type: 'verify', path: names.documentPath(message.verify), precondition };
  return yield* readUpdate(names, message, precondition);
}

/** A bare transform is an update that takes over no fields. */
function* readUpdate(
  names: ResourceNames,
  message: WriteMessage,
  precondition: Precondition,
): Generator<void, Write> {
  const { update, transform, updateMask, updateTransforms } = message;
  yield;
  const transforms: Transform[] = [];
  for (const each of transform?.fieldTransforms ?? updateTransforms)
    transforms.push(yield* readTransform(each));
  const path = names.documentPath(update?.name ?? transform?.document ?? '');
  const mask = transform ? [] : updateMask?.fieldPaths;
  const fields = yield* parseFields(update?.fields);
  yield;
  // A write that is too large by itself needs no lookup.
  assertStorable(path, fields);
  return { type: 'update', path, fields, mask, transforms, precondition };
}

function* readTransform(message: FieldTransformMessage): Generator<void, Transform> {
  const { fieldPath: path, setToServerValue, appendMissingElements, removeAllFromArray } = message;
  const { increment, maximum, minimum } = message;
  if (Object.keys(message).length !== 2)
    throw invalidArgument('A field transform must have exactly one type.');
  if (setToServerValue) return { path, type: 'serverTime' };
  if (increment) return { path, type: 'increment', operand: increment };
  if (maximum) return { path, type: 'maximum', operand: maximum };
  if (minimum) return { path, type: 'minimum', operand: minimum };
  if (appendMissingElements !== undefined)
    return { path, type: 'append', elements: yield* parseElements(appendMissingElements) };
  return { path, type: 'remove', elements: yield* parseElements(removeAllFromArray) };
}

function expectNumber(value: Value): NumberValue {
  if (!isNumberValue(value)) throw invalidArgument('Only numbers can be incremented or compared.');
  return value;
}
