import * as v from 'valibot';
import { positionSchema } from '../catalogue/catalogueSchema.ts';
import { type InvalidInput, parseWith, type SchemaOf } from '../parseWith.ts';
import type { Result } from '../result.ts';
import { LIMITS } from '../room/limits.ts';
import { filledString, positiveNumber, wholeNumber } from '../schemas.ts';
import type { DoorSetting, Recipe, RecipeItem, RecipeLock } from './model.ts';

const lockSchema: SchemaOf<RecipeLock> = v.union([
  v.object({ password: filledString, isInPicture: v.exactOptional(v.boolean()) }),
  v.object({ key: filledString }),
]);

const doorFields = {
  of: filledString,
  color: v.exactOptional(filledString),
  name: v.exactOptional(filledString),
  says: v.exactOptional(v.string()),
  lock: v.exactOptional(lockSchema),
};

const doorSchema: SchemaOf<DoorSetting> = v.object(doorFields);

const recipeItemSchema: SchemaOf<RecipeItem> = v.object({
  ...doorFields,
  id: filledString,
  width: v.exactOptional(positiveNumber),
  at: v.exactOptional(positionSchema),
  isAddable: v.exactOptional(v.boolean()),
  hides: v.exactOptional(filledString),
});

const recipeSchema: SchemaOf<Recipe> = v.object({
  id: filledString,
  order: wholeNumber,
  roomName: filledString,
  introduction: v.string(),
  timeLimit: wholeNumber,
  background: v.object({ id: filledString, mood: filledString }),
  door: doorSchema,
  items: v.pipe(v.array(recipeItemSchema), v.maxLength(LIMITS.items)),
});

/** Reads a document of the collection `starters`; `id` is the document's. */
export function parseRecipe(input: unknown): Result<Recipe, InvalidInput> {
  return parseWith(recipeSchema, input);
}
