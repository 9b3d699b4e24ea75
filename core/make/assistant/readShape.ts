import { LOCK_MATERIALS } from '../../catalogue/lockMaterial.ts';
import type { Position } from '../../catalogue/model.ts';
import { faceSchema } from '../../lock/faceSchema.ts';
import { definitionOf, FACES } from '../../lock/faces.ts';
import { type Face, type FaceType, TEXT_FACE } from '../../lock/model.ts';
import type {
  DoorSetting,
  Recipe,
  RecipeBackground,
  RecipeItem,
  RecipeLock,
  RecipeScene,
  RecipeSettings,
  RecipeSpot,
} from '../../recipe/model.ts';
import type { PercentRect } from '../../room/geometry.ts';
import { DOOR_ID, READY_DESCRIPTIONS, SCENE_KINDS, SHOWN_AS, SPOT_SHAPES } from '../../room/model.ts';
import { parseWith } from '../../util/parseWith.ts';
import {
  type Aliases,
  asBoolean,
  asFilledText,
  asIds,
  asNumber,
  asText,
  asTexts,
  foldName,
  given,
  readFields,
} from './fields.ts';
import { isObject } from './findRecipe.ts';
import type { Json, JsonObject } from './looseJson.ts';
import type { Notes } from './mend.ts';

/** What reading needs besides what was written. */
interface Reading {
  notes: Notes;
  /** The things' ids, as `foldName` writes them. */
  ids: ReadonlySet<string>;
}

/** A recipe as it was written, with an empty text where a catalogue id is missing, and 0 for no time limit. */
export function readShape(written: JsonObject, notes: Notes): Recipe {
  const fields = read(written, RECIPE, notes);
  const reading = { notes, ids: new Set([...idsIn(fields.items), ...idsIn(fields.spots)]) };
  const { door, items } = partDoor(fields.door, fields.items);
  return given<Recipe>({
    id: 'made',
    order: 0,
    roomName: asFilledText(fields.roomName) ?? '',
    introduction: asText(fields.introduction)?.trim() ?? '',
    timeLimit: Math.max(0, Math.round(asNumber(fields.timeLimit) ?? 0)),
    language: asFilledText(fields.language),
    ending: asFilledText(fields.ending),
    debrief: asFilledText(fields.debrief),
    background: readBackground(fields.background),
    coverScene: asFilledText(fields.coverScene),
    offersHelp: asBoolean(fields.offersHelp),
    startName: asFilledText(fields.startName),
    scenes: someOf(fields.scenes, (scene) => readScene(scene, notes)),
    door: readDoor(door, reading),
    items: someOf(items, (item) => readItem(item, reading)) ?? [],
    spots: someOf(fields.spots, (spot) => readSpot(spot, reading)),
  });
}

/** The door is often listed among the things. */
function partDoor(
  door: Json | undefined,
  items: Json | undefined,
): { door: JsonObject; items: Json | undefined } {
  if (isObject(door) || !Array.isArray(items)) return { door: isObject(door) ? door : {}, items };
  const listed = items.find((item) => isObject(item) && foldName(asText(item.id ?? '') ?? '') === DOOR_ID);
  if (!isObject(listed)) return { door: {}, items };
  return { door: listed, items: items.filter((item) => item !== listed) };
}

const RECIPE = {
  roomName: ['title', 'name'],
  introduction: ['intro', 'story', 'description'],
  timeLimit: ['minutes', 'time', 'timeLimitMinutes', 'timeInMinutes'],
  language: ['lang', 'locale'],
  ending: ['outro', 'epilogue', 'finale'],
  debrief: ['discussion', 'questionsForDiscussion'],
  background: ['startBackground'],
  coverScene: ['cover'],
  offersHelp: [],
  startName: ['startScene', 'firstSceneName'],
  scenes: ['otherScenes', 'rooms'],
  door: ['exit', 'exitDoor'],
  items: ['things', 'objects'],
  spots: ['hotspots', 'areas'],
} satisfies Aliases<string>;

const SETTINGS = {
  scene: ['room', 'inScene'],
  says: ['text', 'description', 'message', 'content'],
  saysOpened: ['textOpened', 'openedText', 'saysWhenOpened', 'whenOpened', 'saysOpen'],
  showsAs: ['shownAs'],
  ready: ['readyText'],
  onClick: [],
  lockMaterial: ['material'],
  isPinned: [],
  hints: ['hint', 'tips'],
  hides: ['contains', 'hidden', 'hiding', 'holds', 'reveals', 'inside'],
  lock: ['lockedBy', 'locked'],
  leadsTo: ['goesTo', 'goTo', 'opensScene'],
  changes: ['changesBackground'],
} satisfies Aliases<string>;

const LOOK = {
  of: ['type', 'catalogueId', 'catalogId', 'catalogue', 'catalog', 'kind', 'item', 'entry', 'asset', 'thing'],
  color: ['colour', 'variant', 'farbe'],
  name: ['label', 'title'],
  width: ['size', 'w'],
  at: ['position', 'pos', 'place', 'coordinates'],
  x: ['left'],
  y: ['top'],
  isOpen: ['opened', 'open'],
} satisfies Aliases<string>;

const ITEM = {
  ...SETTINGS,
  ...LOOK,
  id: ['itemId'],
  isAddable: [
    'takeable',
    'takable',
    'addable',
    'collectable',
    'collectible',
    'canBeTaken',
    'isTakeable',
    'portable',
  ],
  combines: ['combine', 'combinesWith', 'combination'],
} satisfies Aliases<string>;

const SPOT = {
  ...SETTINGS,
  id: ['spotId'],
  name: ['label', 'title'],
  shape: ['form'],
  rect: ['area', 'rectangle', 'at', 'bounds'],
  x: ['left'],
  y: ['top'],
  width: ['w'],
  height: ['h'],
} satisfies Aliases<string>;

const SCENE = {
  id: ['sceneId'],
  name: ['title', 'label'],
  kind: ['type'],
  background: ['backdrop'],
  mood: [],
} satisfies Aliases<string>;

const LOCK = {
  password: ['answer', 'code', 'solution', 'combination', 'text'],
  isInPicture: ['inPicture', 'clueInPicture'],
  isExact: ['exact', 'caseSensitive'],
  face: ['entry', 'entryType', 'input', 'lockType'],
  alsoAccepts: ['accepts', 'alternatives', 'variants'],
  wrongText: ['wrong', 'whenWrong', 'wrongAnswer'],
  toldBy: ['clue', 'clues', 'clueItems', 'toldIn', 'hintItem'],
  key: ['keys', 'item', 'itemId', 'keyItem', 'unlockedBy'],
  sequence: ['order', 'clicks'],
  type: ['kind', 'method'],
} satisfies Aliases<string>;

const DOOR = { ...SETTINGS, ...LOOK } satisfies Aliases<string>;
const POSITION = { x: ['left'], y: ['top'] } satisfies Aliases<string>;
const RECT = { x: ['left'], y: ['top'], width: ['w'], height: ['h'] } satisfies Aliases<string>;
const PAIR = { with: ['other', 'and'], into: ['result', 'makes', 'gives'] } satisfies Aliases<string>;
const BACKGROUND = {
  id: ['name', 'of', 'background'],
  mood: ['variant', 'color', 'colour', 'light'],
} satisfies Aliases<string>;
const CHANGE = { scene: ['in'], background: ['to'] } satisfies Aliases<string>;

function read<Field extends string>(object: JsonObject, aliases: Aliases<Field>, notes: Notes) {
  const { fields, renamed } = readFields(object, aliases);
  for (const { was, now } of renamed) notes.mend({ type: 'otherField', was, now });
  return fields;
}

/** Reads each object of a list; an object of objects counts as a list whose members carry their names as ids. */
function someOf<Value>(value: Json | undefined, readOne: (object: JsonObject) => Value): Value[] | undefined {
  if (value === undefined) return undefined;
  const list = Array.isArray(value)
    ? value.filter((each) => isObject(each))
    : isObject(value)
      ? Object.entries(value).flatMap(([id, each]) => (isObject(each) ? [{ id, ...each }] : []))
      : [];
  return list.length > 0 ? list.map(readOne) : undefined;
}

function idsIn(written: Json | undefined): readonly string[] {
  return Object.values(isObject(written) || Array.isArray(written) ? written : []).flatMap((each) =>
    isObject(each) ? [foldName(asText(each.id ?? '') ?? '')] : [],
  );
}

function readScene(written: JsonObject, notes: Notes): RecipeScene {
  const { id, name, kind, background, mood } = read(written, SCENE, notes);
  return {
    id: asFilledText(id) ?? '',
    name: asFilledText(name) ?? '',
    kind: oneOf(SCENE_KINDS, kind) ?? 'place',
    background: readBackground(isObject(background) ? background : [background ?? '', mood ?? '']),
  };
}

function readDoor(written: JsonObject, reading: Reading): DoorSetting {
  const fields = read(written, DOOR, reading.notes);
  const { hides: _, leadsTo: __, changes: ___, ...settings } = readSettings(fields, reading);
  return { ...readLook(fields), ...settings };
}

function readItem(written: JsonObject, reading: Reading): RecipeItem {
  const fields = read(written, ITEM, reading.notes);
  const combines = isObject(fields.combines) ? read(fields.combines, PAIR, reading.notes) : {};
  const [other, result] = [asFilledText(combines.with), asFilledText(combines.into)];
  return given<RecipeItem>({
    id: asFilledText(fields.id) ?? '',
    ...readLook(fields),
    ...readSettings(fields, reading),
    isAddable: asBoolean(fields.isAddable),
    combines: other !== undefined && result !== undefined ? { with: other, into: result } : undefined,
  });
}

function readSpot(written: JsonObject, reading: Reading): RecipeSpot {
  const fields = read(written, SPOT, reading.notes);
  return given<RecipeSpot>({
    id: asFilledText(fields.id) ?? '',
    name: asFilledText(fields.name) ?? '',
    shape: oneOf(SPOT_SHAPES, fields.shape),
    rect: readRect(fields.rect) ?? readRect(fields as JsonObject) ?? { x: 40, y: 40, width: 15, height: 20 },
    ...readSettings(fields, reading),
  });
}

type LookFields = Partial<Record<keyof typeof LOOK, Json>>;

type Look = Pick<RecipeItem, 'of' | 'color' | 'name' | 'width' | 'at' | 'isOpen'>;

function readLook({ of, color, name, width, at, x, y, isOpen }: LookFields): Look {
  return given<Look>({
    of: asFilledText(of) ?? '',
    color: asFilledText(color),
    name: asFilledText(name),
    width: asNumber(width),
    at: readPosition(at) ?? readPosition([x ?? null, y ?? null]),
    isOpen: asBoolean(isOpen),
  });
}

type SettingFields = Partial<Record<keyof typeof SETTINGS, Json>>;

function readSettings(fields: SettingFields, reading: Reading): RecipeSettings {
  const changes = isObject(fields.changes) ? read(fields.changes, CHANGE, reading.notes) : {};
  const changed = asFilledText(changes.scene);
  return given<RecipeSettings>({
    scene: asFilledText(fields.scene),
    says: asFilledText(fields.says),
    saysOpened: asFilledText(fields.saysOpened),
    showsAs: oneOf(SHOWN_AS, fields.showsAs),
    ready: oneOf(['none', ...READY_DESCRIPTIONS] as const, fields.ready),
    onClick: oneOf(['none', 'message', 'toggle'] as const, fields.onClick),
    lockMaterial: oneOf(LOCK_MATERIALS, fields.lockMaterial),
    isPinned: asBoolean(fields.isPinned),
    hints: asTexts(fields.hints),
    hides: asIds(fields.hides),
    lock: readLock(fields.lock, reading),
    leadsTo: asFilledText(fields.leadsTo),
    changes:
      changed !== undefined && changes.background !== undefined
        ? { scene: changed, background: readBackground(changes.background) }
        : undefined,
  });
}

/** Texts that say that something has no lock. */
const UNLOCKED: ReadonlySet<string> = new Set(['', 'none', 'no', 'false', 'unlocked', 'open']);

/** Reads a lock; a text alone is the id of its key, or else its answer. */
function readLock(written: Json | undefined, { notes, ids }: Reading): RecipeLock | undefined {
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

/** Reads a background: an object, a pair, or a text such as "study (green)". */
function readBackground(written: Json | undefined): RecipeBackground {
  if (isObject(written)) {
    const { id, mood } = readFields(written, BACKGROUND).fields;
    return { id: asFilledText(id) ?? '', mood: asFilledText(mood) ?? '' };
  }
  const words = Array.isArray(written) ? written : (asText(written) ?? '').slice(0, 100).split(/[\s/,:()]+/u);
  const [id, mood] = words.map((word) => asFilledText(word) ?? '').filter((word) => word !== '');
  return { id: id ?? '', mood: mood ?? '' };
}

function readPosition(written: Json | undefined): Position | undefined {
  const { x, y } = isObject(written)
    ? readFields(written, POSITION).fields
    : {
        x: Array.isArray(written) ? written[0] : undefined,
        y: Array.isArray(written) ? written[1] : undefined,
      };
  const [across, down] = [asNumber(x), asNumber(y)];
  return across === undefined || down === undefined ? undefined : { x: across, y: down };
}

function readRect(written: Json | undefined): PercentRect | undefined {
  const [x, y, width, height] = isObject(written)
    ? [...(['x', 'y', 'width', 'height'] as const)].map((side) =>
        asNumber(readFields(written, RECT).fields[side]),
      )
    : (Array.isArray(written) ? written : []).map((side) => asNumber(side));
  if (x === undefined || y === undefined || width === undefined || height === undefined) return undefined;
  return width > 0 && height > 0 ? { x, y, width, height } : undefined;
}

function oneOf<Value extends string>(values: readonly Value[], written: Json | undefined): Value | undefined {
  const folded = foldName(asText(written) ?? '');
  return values.find((value) => foldName(value) === folded);
}
