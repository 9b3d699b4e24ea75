import { readFileSync, writeFileSync } from 'node:fs';
import { overrideOf, WALLS } from './walls/walls.ts';

/** `npm run walls`: writes the walls between the parts into biome.json; the other settings stay as they are. */
const { overrides, ...settings } = JSON.parse(readFileSync('biome.json', 'utf8'));
const others = overrides.filter(
  (override: object) => !JSON.stringify(override).includes('noRestrictedImports'),
);
writeFileSync(
  'biome.json',
  JSON.stringify({ ...settings, overrides: [...others, ...WALLS.map(overrideOf)] }),
);
