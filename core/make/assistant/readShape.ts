import { LOCK_MATERIALS } from '../../catalogue/lockMaterial.ts';
import type {
  DoorSetting,
  Recipe,
  RecipeItem,
  RecipeScene,
  RecipeSettings,
  RecipeSpot,
} from '../../recipe/model.ts';
import { DOOR_ID, READY_DESCRIPTIONS, SCENE_KINDS, SHOWN_AS, SPOT_SHAPES } from '../../room/model.ts';
import { asBoolean, asFilledText, asIds, asNumber, asText, asTexts, foldName, given } from './fields.ts';
import { isObject } from './findRecipe.ts';
import type { Json, JsonObject } from './looseJson.ts';
import type { Notes } from './mend.ts';
import { oneOf, type Reading, read } from './reading.ts';
import { readLock } from './readLock.ts';
import { readBackground, readPosition, readRect } from './readPlaces.ts';
import { CHANGE, DOOR, ITEM, type LOOK, PAIR, RECIPE, SCENE, type SETTINGS, SPOT } from './shapeFields.ts';

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
