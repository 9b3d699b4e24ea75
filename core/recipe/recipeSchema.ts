import * as v from 'valibot';
import { positionSchema } from '../catalogue/catalogueSchema.ts';
import { faceSchema } from '../lock/faceSchema.ts';
import { LIMITS } from '../room/limits.ts';
import { SCENE_KINDS, SHOWN_AS, SPOT_SHAPES } from '../room/model.ts';
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

const ids = v.array(filledString);
const oneOrMore = v.union([filledString, ids]);

const lockSchema: SchemaOf<RecipeLock> = v.union([
  v.object({
    password: filledString,
    isInPicture: v.exactOptional(v.boolean()),
    face: v.exactOptional(faceSchema),
    alsoAccepts: v.exactOptional(v.array(filledString)),
    wrongText: v.exactOptional(v.string()),
    toldBy: v.exactOptional(oneOrMore),
  }),
  v.object({ key: oneOrMore }),
  v.object({ sequence: ids }),
]);

const backgroundSchema: SchemaOf<RecipeBackground> = v.object({ id: filledString, mood: filledString });

const wordFields = {
  scene: v.exactOptional(filledString),
  says: v.exactOptional(v.string()),
  saysOpened: v.exactOptional(v.string()),
  hints: v.exactOptional(v.array(filledString)),
  lock: v.exactOptional(lockSchema),
};

const settingFields = {
  ...wordFields,
  showsAs: v.exactOptional(v.picklist(SHOWN_AS)),
  hides: v.exactOptional(oneOrMore),
  leadsTo: v.exactOptional(filledString),
  changes: v.exactOptional(v.object({ scene: filledString, background: backgroundSchema })),
};

const lookFields = {
  of: filledString,
  color: v.exactOptional(filledString),
  name: v.exactOptional(filledString),
};

const doorSchema: SchemaOf<DoorSetting> = v.object({ ...wordFields, ...lookFields });

const recipeItemSchema: SchemaOf<RecipeItem> = v.object({
  ...settingFields,
  ...lookFields,
  id: filledString,
  width: v.exactOptional(positiveNumber),
  at: v.exactOptional(positionSchema),
  isAddable: v.exactOptional(v.boolean()),
  combines: v.exactOptional(v.object({ with: filledString, into: filledString })),
});

const spotSchema: SchemaOf<RecipeSpot> = v.object({
  ...settingFields,
  id: filledString,
  name: filledString,
  shape: v.exactOptional(v.picklist(SPOT_SHAPES)),
  rect: v.object({ x: finiteNumber, y: finiteNumber, width: positiveNumber, height: positiveNumber }),
});

const sceneSchema: SchemaOf<RecipeScene> = v.object({
  id: filledString,
  name: v.string(),
  kind: v.picklist(SCENE_KINDS),
  background: backgroundSchema,
});

const recipeSchema: SchemaOf<Recipe> = v.object({
  id: filledString,
  order: wholeNumber,
  roomName: filledString,
  introduction: v.string(),
  timeLimit: wholeNumber,
  language: v.exactOptional(filledString),
  ending: v.exactOptional(v.string()),
  debrief: v.exactOptional(v.string()),
  craft: v.exactOptional(v.object({ idea: filledString, note: filledString })),
  background: backgroundSchema,
  startName: v.exactOptional(filledString),
  scenes: v.exactOptional(v.pipe(v.array(sceneSchema), v.maxLength(LIMITS.scenes))),
  door: doorSchema,
  items: v.pipe(v.array(recipeItemSchema), v.maxLength(LIMITS.items)),
  spots: v.exactOptional(v.pipe(v.array(spotSchema), v.maxLength(LIMITS.items))),
});

/** Parses a document of the collection `starters`; `id` is the document's. */
export function parseRecipe(input: unknown): Result<Recipe, InvalidInput> {
  return parseWith(recipeSchema, input);
}
