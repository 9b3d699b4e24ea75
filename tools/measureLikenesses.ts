import { writeFileSync } from 'node:fs';
import { measureLibrary } from './catalogue/measureLibrary.ts';

// `npm run art:likenesses`: stores fingerprints of the library's pictures after they were redrawn.
const likenesses = await measureLibrary();
writeFileSync('seeds/catalogue/likenesses.json', `${JSON.stringify(likenesses, null, 2)}\n`);
console.log(`${Object.keys(likenesses).length} entries measured.`);
