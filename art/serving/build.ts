/** Everything that production serves below `/art`: `npm run art:build [-- folder [cache folder]]`. */
import { measurePictures } from './figures.ts';
import { renderAll } from './renderAll.ts';

const [folder = 'dist/art', cacheDir = '.cache/art'] = process.argv.slice(2);

const start = performance.now();
await renderAll({ folder, cacheDir });
console.log(`All pictures in ${folder} after ${((performance.now() - start) / 1000).toFixed(1)} s`);
for (const line of await measurePictures(folder)) console.log(`  ${line}`);
