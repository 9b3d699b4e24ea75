import * as v from 'valibot';
import { positionSchema } from '../catalogue/catalogueSchema.ts';
import { LOCK_MATERIALS } from '../catalogue/lockMaterial.ts';
import { faceSchema } from '../lock/faceSchema.ts';
import { LIMITS } from '../room/limits.ts';
import { READY_DESCRIPTIONS, SCENE_KINDS, SHOWN_AS, SPOT_SHAPES } from '../room/model.ts';
import { type InvalidInput, parseWith, type SchemaOf } from '../util/parseWith.ts';
import type { Result } from '../util/result.ts';
import { filledString, finiteNumber, positiveNumber, wholeNumber } from '../util/schemas.ts';
import type {
  DoorSetting,
  Recipe,
  RecipeBackground,
  RecipeItem,
  RecipeLock,
  RecipeScene,
  RecipeSpot,
} from './model.ts';

const text = (most: number) => v.pipe(v.string(), v.maxLength(most));
const filledText = (most: number) => v.pipe(filledString, v.maxLength(most));

const ids = v.array(filledString);
const oneOrMore = v.union([filledString, ids]);

const lockSchema: SchemaOf<RecipeLock> = v.union([
  v.object({
    password: filledString,
    isInPicture: v.exactOptional(v.boolean()),
    isExact: v.exactOptional(v.boolean()),
    face: v.exactOptional(faceSchema),
    alsoAccepts: v.exactOptional(v.array(filledString)),
    wrongText: v.exactOptional(text(LIMITS.wrongText)),
    toldBy: v.exactOptional(oneOrMore),
  }),
  v.object({ key: oneOrMore }),
  v.object({ sequence: ids }),
]);

const backgroundSchema: SchemaOf<RecipeBackground> = v.object({ id: filledString, mood: filledString });

const wordFields = {
  scene: v.exactOptional(filledString),
  says: v.exactOptional(text(LIMITS.message)),
  saysOpened: v.exactOptional(text(LIMITS.message)),
  showsAs: v.exactOptional(v.picklist(SHOWN_AS)),
  ready: v.exactOptional(v.picklist(['none', ...READY_DESCRIPTIONS])),
  onClick: v.exactOptional(v.picklist(['none', 'message', 'toggle'])),
  isPinned: v.exactOptional(v.boolean()),
  hints: v.exactOptional(v.array(filledText(LIMITS.hint))),
  lockMaterial: v.exactOptional(v.picklist(LOCK_MATERIALS)),
  lock: v.exactOptional(lockSchema),
};

const settingFields = {
  ...wordFields,
  hides: v.exactOptional(oneOrMore),
  leadsTo: v.exactOptional(filledString),
  changes: v.exactOptional(v.object({ scene: filledString, background: backgroundSchema })),
};

const lookFields = {
  of: filledString,
  color: v.exactOptional(filledString),
  name: v.exactOptional(text(LIMITS.itemName)),
  width: v.exactOptional(positiveNumber),
  at: v.exactOptional(positionSchema),
  isOpen: v.exactOptional(v.boolean()),
};

const doorSchema: SchemaOf<DoorSetting> = v.object({ ...wordFields, ...lookFields });

const recipeItemSchema: SchemaOf<RecipeItem> = v.object({
  ...settingFields,
  ...lookFields,
  id: filledString,
  isAddable: v.exactOptional(v.boolean()),
  combines: v.exactOptional(v.object({ with: filledString, into: filledString })),
});

const spotSchema: SchemaOf<RecipeSpot> = v.object({
  ...settingFields,
  id: filledString,
  name: text(LIMITS.itemName),
  shape: v.exactOptional(v.picklist(SPOT_SHAPES)),
  rect: v.object({ x: finiteNumber, y: finiteNumber, width: positiveNumber, height: positiveNumber }),
});

const sceneSchema: SchemaOf<RecipeScene> = v.object({
  id: filledString,
  name: text(LIMITS.sceneName),
  kind: v.picklist(SCENE_KINDS),
  background: backgroundSchema,
});

/** The schema of a recipe that a person or an assistant writes (docs/recipe.md); published as JSON Schema. */
export const writtenSchema = v.object({
  roomName: text(LIMITS.roomName),
  introduction: text(LIMITS.introduction),
  timeLimit: wholeNumber,
  language: v.exactOptional(filledString),
  ending: v.exactOptional(text(LIMITS.ending)),
  debrief: v.exactOptional(text(LIMITS.debrief)),
  background: backgroundSchema,
  coverScene: v.exactOptional(filledString),
  offersHelp: v.exactOptional(v.boolean()),
  startName: v.exactOptional(text(LIMITS.sceneName)),
  scenes: v.exactOptional(v.pipe(v.array(sceneSchema), v.maxLength(LIMITS.scenes))),
  door: doorSchema,
  items: v.pipe(v.array(recipeItemSchema), v.maxLength(LIMITS.items)),
  spots: v.exactOptional(v.pipe(v.array(spotSchema), v.maxLength(LIMITS.items))),
});

const recipeSchema: SchemaOf<Recipe> = v.object({
  ...writtenSchema.entries,
  id: filledString,
  order: wholeNumber,
  craft: v.exactOptional(v.object({ idea: filledString, note: filledString })),
});

/** Parses a document of the collection `starters`; `id` is the document's. */
export function parseRecipe(input: unknown): Result<Recipe, InvalidInput> {
  return parseWith(recipeSchema, input);
}
