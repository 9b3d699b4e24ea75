import { secondsFromTimestamp, timestampFromSeconds } from '../values/timestamp.ts';

/**
 * Translates between gRPC messages, as proto-loader gives and takes them, and the JSON form that the handlers use.
 * proto-loader already writes 64-bit integers, enums, bytes, NaN and the infinities as that form does. What remains are
 * timestamps, wrapped integers and null.
 */
const TIMESTAMPS = new Set(['timestampValue', 'createTime', 'updateTime', 'readTime', 'commitTime']);
const WRAPPED_INTEGERS = new Set(['limit', 'upTo']);
/** Maps whose keys are the user's own names, so that a field named `limit` or `updateTime` is left alone. */
const USER_MAPS = new Set(['fields', 'aggregateFields', 'labels']);

type Translate = (value: unknown, key: string) => unknown;

/** A gRPC message in JSON form. */
export function decodeMessage(message: unknown, key = ''): unknown {
  if (!isObject(message)) return message;
  if (TIMESTAMPS.has(key))
    return timestampFromSeconds(Number(message.seconds ?? 0), Number(message.nanos ?? 0));
  if (WRAPPED_INTEGERS.has(key)) return Number(message.value ?? 0);
  return translateChildren(message, key, decodeMessage);
}

/** A message in JSON form as proto-loader takes it. */
export function encodeMessage(message: unknown, key = ''): unknown {
  if (message === null && key === 'nullValue') return 'NULL_VALUE';
  if (typeof message === 'string' && TIMESTAMPS.has(key)) return secondsFromTimestamp(message);
  return isObject(message) ? translateChildren(message, key, encodeMessage) : message;
}

/** The message with its children translated; the message itself where none of them changes, as in most fields. */
function translateChildren(message: Record<string, unknown>, key: string, translate: Translate): unknown {
  if (Array.isArray(message)) return translateElements(message, translate);
  const areNamesOfUser = USER_MAPS.has(key);
  let translated = message;
  for (const name of Object.keys(message)) {
    const child = translate(message[name], areNamesOfUser ? '' : name);
    if (child === message[name]) continue;
    if (translated === message) translated = { ...message };
    translated[name] = child;
  }
  return translated;
}

function translateElements(elements: readonly unknown[], translate: Translate): unknown {
  const translated = elements.map((element) => translate(element, ''));
  return translated.some((element, index) => element !== elements[index]) ? translated : elements;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
