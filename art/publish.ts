/** `npm run art:publish`: adds what is new in the library to the list of what rooms may hold (R11). Removes nothing. */
import { readFileSync, writeFileSync } from 'node:fs';
import { backgrounds } from './backgrounds/library.ts';
import { items } from './items/library.ts';
import { formatPublished, parsePublished, publish } from './published.ts';

const LIST = 'art/published.json';

const before = parsePublished(readFileSync(LIST, 'utf8'));
const after = publish(before, items, backgrounds);
writeFileSync(LIST, formatPublished(after));
console.log(
  `${LIST} holds ${Object.keys(after.items).length} items and ${Object.keys(after.backgrounds).length} backgrounds.`,
);
