import { writeFileSync } from 'node:fs';
import { recipeJsonSchema, SCHEMA_FILE } from './recipe/toJsonSchema.ts';

/** `npm run recipe-schema`: writes the JSON Schema of recipes, which is served at `/recipe.schema.json`. */
writeFileSync(SCHEMA_FILE, JSON.stringify(recipeJsonSchema()));
