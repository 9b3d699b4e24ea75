import { writeFileSync } from 'node:fs';
import { measureLibrary } from './catalogue/measureLibrary.ts';

// Part of `npm run art:publish`: stores fingerprints of the library's pictures, with which reviews compare uploads.
const likenesses = await measureLibrary();
writeFileSync('seeds/catalogue/likenesses.json', `${JSON.stringify(likenesses, null, 2)}\n`);
console.log(`${Object.keys(likenesses).length} entries measured.`);
