import { FACE_SCHEMAS, faceSchema } from '../../core/lock/faceSchema.ts';
import { signSchema } from '../../core/lock/signs/signSchema.ts';
import { SIGNS } from '../../core/lock/signs/signs.ts';
import { writtenSchema } from '../../core/recipe/recipeSchema.ts';

/** Where the schema is served, by hosting and by the embedded backend alike. */
export const SCHEMA_FILE = 'public/recipe.schema.json';

type Json = null | boolean | number | string | readonly Json[] | { readonly [field: string]: Json };
type JsonSchema = Readonly<Record<string, Json>>;

/** The part of a valibot schema in memory that recipes use. */
interface Schema {
  type: string;
  entries?: Readonly<Record<string, Schema>>;
  item?: Schema;
  wrapped?: Schema;
  options?: readonly (Schema | string)[];
  literal?: Json;
  pipe?: readonly (Schema | Action)[];
}

/** A check that follows a schema in a pipe. */
interface Action {
  kind: string;
  type: string;
  requirement?: unknown;
}

/** Returns the JSON Schema of a recipe. */
export function recipeJsonSchema(): JsonSchema {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Recipe of an escape room',
    ...convert(writtenSchema as unknown as Schema),
    $defs: {
      face: { anyOf: Object.values(FACE_SCHEMAS).map((face) => convert(face as unknown as Schema)) },
      sign: { enum: SIGNS },
    },
  };
}

/**
 * Converts a schema. @throws on features that recipes did not use when this was written, so that nothing is
 * left out silently
 */
function convert(schema: Schema): JsonSchema {
  if (isSame(schema, faceSchema)) return { $ref: '#/$defs/face' };
  if (isSame(schema, signSchema)) return { $ref: '#/$defs/sign' };
  const actions = (schema.pipe ?? []).slice(1).filter((step): step is Action => !('entries' in step));
  return Object.assign({}, convertPlain(schema), ...actions.map((action) => limitOf(schema.type, action)));
}

function isSame(schema: Schema, other: unknown): boolean {
  return (schema as unknown) === other;
}

function convertPlain(schema: Schema): JsonSchema {
  const { type, entries = {}, item, options = [] } = schema;
  switch (type) {
    case 'object': {
      const fields = Object.entries(entries);
      const required = fields.flatMap(([name, field]) => (field.type === 'exact_optional' ? [] : [name]));
      return {
        type,
        properties: Object.fromEntries(fields.map(([name, field]) => [name, convert(field)])),
        required,
      };
    }
    case 'array':
      if (!item) throw new Error('A list has members.');
      return { type, items: convert(item) };
    case 'exact_optional':
      if (!schema.wrapped) throw new Error('What is optional is something.');
      return convert(schema.wrapped);
    case 'union':
    case 'variant':
      return { anyOf: options.flatMap((option) => (typeof option === 'string' ? [] : [convert(option)])) };
    case 'picklist':
      return { enum: options.filter((option) => typeof option === 'string') };
    case 'literal':
      return { const: schema.literal ?? null };
    case 'string':
    case 'number':
    case 'boolean':
      return { type };
    default:
      throw new Error(`JSON Schema has no word for ${type} yet.`);
  }
}

function limitOf(type: string, { type: check, requirement }: Action): JsonSchema {
  const limit = typeof requirement === 'number' ? requirement : 0;
  const [least, most] = type === 'array' ? ['minItems', 'maxItems'] : ['minLength', 'maxLength'];
  switch (check) {
    case 'safe_integer':
      return { type: 'integer' };
    case 'min_value':
      return { minimum: limit };
    case 'max_value':
      return { maximum: limit };
    case 'gt_value':
      return { exclusiveMinimum: limit };
    case 'non_empty':
      return { minLength: 1 };
    case 'min_length':
      return { [least]: limit };
    case 'max_length':
      return { [most]: limit };
    case 'regex':
      return requirement instanceof RegExp ? { pattern: requirement.source } : {};
    // JSON has no infinite numbers, and JSON Schema no functions.
    case 'finite':
    case 'check':
      return {};
    default:
      throw new Error(`JSON Schema has no word for the check ${check} yet.`);
  }
}
