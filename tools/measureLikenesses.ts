import { writeFileSync } from 'node:fs';
import { measureLibrary } from './catalogue/measureLibrary.ts';

// `npm run art:likenesses`: writes down what the library's pictures look like, after they were drawn anew.
const likenesses = await measureLibrary();
writeFileSync('seeds/catalogue/likenesses.json', `${JSON.stringify(likenesses, null, 2)}\n`);
console.log(`${Object.keys(likenesses).length} entries measured.`);
