import { FIRESTORE_LIMITS } from '#local/limits';
import type { Choices } from '../../../core/testing/choices.ts';
import { PROJECT_ID } from '../../../tools/serve/appBackend.ts';
import type { Endpoint } from '../Endpoint.ts';
import type { Edge } from './Edge.ts';
import { textOfBytes, times } from './texts.ts';

const ROOT = `projects/${PROJECT_ID}/databases/(default)/documents`;
/** Bytes of a document's name and of a field with a name of one letter, without the text itself. */
const AROUND_TEXT = 32 + 16 + 'edges'.length + 1 + 'b'.length + 1 + 'f'.length + 1 + 1;

/** Number of maps around the values of a write. */
const VALUES_AROUND = 3;

type Make = Edge['make'];

/** The limits of Firestore, each in every way in which a browser's request can reach it. */
export const FIRESTORE_EDGES: readonly Edge[] = [
  edge('bytes of an id', FIRESTORE_LIMITS.idBytes, (count, choices) =>
    anyUse(`edges/${textOfBytes(count, choices)}`, choices),
  ),
  edge('bytes of a collection’s id', FIRESTORE_LIMITS.idBytes, (count, choices) =>
    anyUse(`${textOfBytes(count, choices)}/d`, choices),
  ),
  edge('bytes of a document’s name', FIRESTORE_LIMITS.documentNameBytes, (count, choices) =>
    anyUse(longPath(count), choices),
  ),
  edge('subcollections', FIRESTORE_LIMITS.subcollections, (count, choices) =>
    anyUse(times(count, () => 'c/d').join('/'), choices),
  ),
  edge('bytes of a field’s name', FIRESTORE_LIMITS.fieldNameBytes, (count, choices) =>
    commitOf({ fields: { [textOfBytes(count, choices)]: anyValue(choices) } }),
  ),
  edge('bytes of a field’s path', FIRESTORE_LIMITS.fieldPathBytes, (count, choices) =>
    useOfPath(longFieldPath(count), choices),
  ),
  edge('depth of a document', FIRESTORE_LIMITS.depth, (count, choices) =>
    commitOf({ fields: { f: nested(count - 1, choices) } }),
  ),
  edge('writes of a commit', FIRESTORE_LIMITS.writes, (count, choices) =>
    commit(times(count, (number) => anyWrite(number, choices))),
  ),
  edge('transforms of a document', FIRESTORE_LIMITS.transforms, (count, choices) =>
    commitOf(
      { fields: {} },
      { updateMask: {}, updateTransforms: times(count, (number) => anyTransform(number, choices)) },
    ),
  ),
  edge('documents of a batchGet', FIRESTORE_LIMITS.documents, (count, choices) =>
    post('batchGet', {
      documents: times(count, (number) => nameOf(`edges/${choices.isTrue() ? number : 'd'}`)),
    }),
  ),
  edge('disjunctions', FIRESTORE_LIMITS.disjunctions, (count) =>
    runQuery({ where: { compositeFilter: { op: 'OR', filters: times(count, isOne) } } }),
  ),
  edge('values of in', FIRESTORE_LIMITS.disjunctionValues, (count, choices) =>
    runQuery({ where: oneOf(choices.oneOf(['IN', 'ARRAY_CONTAINS_ANY'] as const), count) }),
  ),
  edge('values of not-in', FIRESTORE_LIMITS.notInValues, (count) =>
    runQuery({ where: oneOf('NOT_IN', count) }),
  ),
  edge('filters of a query', FIRESTORE_LIMITS.queryParts, (count) =>
    runQuery({ where: { compositeFilter: { op: 'AND', filters: times(count, isOne) } } }),
  ),
  edge('aggregations', FIRESTORE_LIMITS.aggregations, (count) => aggregate(count)),
  heavy('paths of a mask', FIRESTORE_LIMITS.maskPaths, (count) =>
    commitOf({ fields: {} }, { updateMask: { fieldPaths: times(count, (number) => `f${number}`) } }),
  ),
  heavy('bytes of a document', FIRESTORE_LIMITS.documentBytes, (count, choices) =>
    // A separate document, since the fields of the others would exceed the limit.
    commit([{ update: { name: nameOf('edges/b'), fields: largeText(count - AROUND_TEXT, choices) } }]),
  ),
  heavy('values of a write', FIRESTORE_LIMITS.valuesOfWrite, (count) =>
    commitOf({
      fields: { f: { arrayValue: { values: times(count - VALUES_AROUND, () => ({ nullValue: null })) } } },
    }),
  ),
];

function edge(name: string, limit: number, make: Make): Edge {
  return { name, limit, make, refused: 400 };
}

function heavy(name: string, limit: number, make: Make): Edge {
  return { ...edge(name, limit, make), isHeavy: true };
}

function post(verb: string, body: object): Endpoint {
  return { method: 'POST', path: `/v1/${ROOT}:${verb}`, body, scheme: 'Bearer' };
}

function nameOf(path: string): string {
  return `${ROOT}/${path}`;
}

function commit(writes: readonly object[]): Endpoint {
  return post('commit', { writes });
}

function largeText(bytes: number, choices: Choices): object {
  return { f: { stringValue: textOfBytes(bytes, choices) } };
}

function commitOf(document: object, parts: object = {}): Endpoint {
  return commit([{ update: { name: nameOf('edges/d'), ...document }, ...parts }]);
}

function runQuery(parts: object): Endpoint {
  return post('runQuery', { structuredQuery: { from: [{ collectionId: 'edges' }], ...parts } });
}

/** Uses a path in any place of a request where one can stand. */
function anyUse(path: string, choices: Choices): Endpoint {
  const name = nameOf(path);
  return choices.oneOf([
    () => post('batchGet', { documents: [name] }),
    () => commit([{ delete: name }]),
    () => commit([{ update: { name, fields: { f: anyValue(choices) } } }]),
    () => commit([{ verify: name }]),
  ])();
}

function useOfPath(fieldPath: string, choices: Choices): Endpoint {
  const order = { field: { fieldPath }, direction: 'DESCENDING' };
  return choices.oneOf([
    () => runQuery({ select: { fields: [{ fieldPath }] } }),
    () => runQuery({ orderBy: [order] }),
    () => runQuery({ where: { unaryFilter: { field: { fieldPath }, op: 'IS_NULL' } } }),
    () => commitOf({ fields: {} }, { updateMask: { fieldPaths: [fieldPath] } }),
    () => commitOf({ fields: {} }, { updateTransforms: [{ fieldPath, setToServerValue: 'REQUEST_TIME' }] }),
  ])();
}

function anyWrite(number: number, choices: Choices): object {
  const name = nameOf(`edges/w${number}`);
  return choices.oneOf([
    { delete: name },
    { verify: name },
    { update: { name, fields: {} } },
    { transform: { document: name, fieldTransforms: [anyTransform(number, choices)] } },
  ]);
}

function anyTransform(number: number, choices: Choices): object {
  const fieldPath = `t${number}`;
  return choices.oneOf([
    { fieldPath, setToServerValue: 'REQUEST_TIME' },
    { fieldPath, increment: { integerValue: '1' } },
    { fieldPath, maximum: { doubleValue: 0.5 } },
    { fieldPath, appendMissingElements: { values: [{ stringValue: 'x' }] } },
    { fieldPath, removeAllFromArray: {} },
  ]);
}

function anyValue(choices: Choices): object {
  return choices.oneOf([
    { nullValue: null },
    { booleanValue: true },
    { integerValue: '-9223372036854775808' },
    { doubleValue: 'NaN' },
    { timestampValue: '2026-01-01T00:00:00Z' },
    { bytesValue: 'AAAA' },
    { geoPointValue: { latitude: 90, longitude: -180 } },
    { mapValue: {} },
    { arrayValue: {} },
  ]);
}

/** Returns nested maps, or maps and arrays in turn. An array of plain values would not count as a level. */
function nested(depth: number, choices: Choices): object {
  const hasArrays = choices.isTrue();
  let value: object = { integerValue: '1' };
  for (let level = 0; level < depth; level += 1) {
    const isArray = hasArrays && level % 2 === 1;
    value = isArray ? { arrayValue: { values: [value] } } : { mapValue: { fields: { a: value } } };
  }
  return value;
}

/** Returns a path of this length: ids of the maximum length, and two that fill the rest. */
function longPath(bytes: number): string {
  const start = `edges/${times(3, () => 'x'.repeat(FIRESTORE_LIMITS.idBytes)).join('/')}/`;
  const rest = bytes - start.length - 1;
  return `${start}${'y'.repeat(Math.floor(rest / 2))}/${'z'.repeat(Math.ceil(rest / 2))}`;
}

/** Returns a field path with long segments, so that the maps are not nested too deeply. */
function longFieldPath(bytes: number): string {
  const segment = `${'a'.repeat(199)}.`;
  return `${segment.repeat(Math.ceil(bytes / segment.length)).slice(0, bytes - 1)}a`;
}

function isOne(number: number): object {
  return { fieldFilter: { field: { fieldPath: `f${number}` }, op: 'EQUAL', value: { integerValue: '1' } } };
}

function oneOf(op: string, count: number): object {
  const values = times(count, (number) => ({ integerValue: `${number}` }));
  return { fieldFilter: { field: { fieldPath: 'f' }, op, value: { arrayValue: { values } } } };
}

function aggregate(count: number): Endpoint {
  const aggregations = times(count, (number) => ({ alias: `a${number}`, count: {} }));
  const structuredQuery = { from: [{ collectionId: 'edges' }] };
  return post('runAggregationQuery', { structuredAggregationQuery: { structuredQuery, aggregations } });
}
