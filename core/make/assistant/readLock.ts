import { faceSchema } from '../../lock/faceSchema.ts';
import { definitionOf, FACES } from '../../lock/faces.ts';
import { type Face, type FaceType, TEXT_FACE } from '../../lock/model.ts';
import type { RecipeLock } from '../../recipe/model.ts';
import { parseWith } from '../../util/parseWith.ts';
import { asBoolean, asFilledText, asIds, asTexts, foldName, given } from './fields.ts';
import { isObject } from './findRecipe.ts';
import type { Json } from './looseJson.ts';
import { type Reading, read } from './reading.ts';
import { LOCK } from './shapeFields.ts';

/** Texts that say that something has no lock. */
const UNLOCKED: ReadonlySet<string> = new Set(['', 'none', 'no', 'false', 'unlocked', 'open']);

/** Reads a lock; a text alone is the id of its key, or else its answer. */
export function readLock(written: Json | undefined, { notes, ids }: Reading): RecipeLock | undefined {
  if (typeof written === 'string' || typeof written === 'number') {
    const text = String(written).trim();
    if (UNLOCKED.has(text.toLowerCase())) return undefined;
    return ids.has(foldName(text)) ? { key: [text] } : { password: text };
  }
  if (!isObject(written)) return undefined;
  const fields = read(written, LOCK, notes);
  const [password, keys, sequence] = [
    asFilledText(fields.password),
    asIds(fields.key),
    asIds(fields.sequence),
  ];
  if (password === undefined) {
    if (sequence && asFilledText(fields.type) !== 'key') return { sequence };
    return keys && { key: keys };
  }
  return given<RecipeLock & { password: string }>({
    password,
    isInPicture: asBoolean(fields.isInPicture),
    isExact: asBoolean(fields.isExact),
    face: readFace(fields.face ?? fields.type, password),
    alsoAccepts: asTexts(fields.alsoAccepts),
    wrongText: asFilledText(fields.wrongText),
    toldBy: asIds(fields.toldBy),
  });
}

/** Other words for the ways to enter an answer. */
const OTHER_FACES: Readonly<Record<string, FaceType>> = {
  number: 'digits',
  numbers: 'digits',
  keypad: 'digits',
  numpad: 'digits',
  pin: 'digits',
  dials: 'wheels',
  dial: 'wheels',
  combination: 'wheels',
  letters: 'wheels',
  colors: 'colours',
  color: 'colours',
  arrows: 'directions',
  time: 'clock',
  notes: 'melody',
  puzzle: 'jigsaw',
};

/** Reads how an answer is entered; a typed answer has no face. */
function readFace(written: Json | undefined, password: string): Face | undefined {
  const name = asFilledText(isObject(written) ? (written.type ?? null) : written);
  if (name === undefined) return undefined;
  const folded = foldName(name);
  const type =
    (Object.keys(FACES) as FaceType[]).find((each) => each === folded) ??
    (Object.hasOwn(OTHER_FACES, folded) ? OTHER_FACES[folded] : undefined);
  if (type === undefined || type === TEXT_FACE.type) return undefined;
  const parsed = isObject(written) ? parseWith(faceSchema, { ...written, type }) : null;
  return parsed?.ok ? parsed.value : definitionOf({ type } as Face).create(password);
}
