import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { englishRooms } from '../../seeds/demoRooms.ts';
import { recipeJsonSchema, SCHEMA_FILE } from '../../tools/recipe/toJsonSchema.ts';

it('`npm run recipe-schema` was run after the last change of the recipe’s schema', () => {
  expect(JSON.parse(readFileSync(SCHEMA_FILE, 'utf8'))).toEqual(recipeJsonSchema());
});

it('the schema knows all fields of the demo rooms, and what their texts may have', () => {
  const { properties } = recipeJsonSchema() as { properties: Record<string, object> };
  const ownFields = new Set(['id', 'order', 'craft']);
  for (const recipe of englishRooms)
    for (const field of Object.keys(recipe))
      expect(ownFields.has(field) || field in properties, field).toBe(true);
  expect(properties.introduction).toEqual({ type: 'string', maxLength: 2000 });
  expect(properties.items).toMatchObject({ type: 'array', maxItems: 300, items: { required: ['of', 'id'] } });
});
