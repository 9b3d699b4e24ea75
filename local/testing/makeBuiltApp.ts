import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Makes a folder as the build of the app leaves it, with the smallest page and script; answers its path. */
export function makeBuiltApp(folder: string): string {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  for (const page of ['index.html', 'app.html'])
    writeFileSync(join(folder, page), '<title>Escape Rooms</title>');
  writeFileSync(join(folder, 'assets', 'index-abc.js'), 'export {};');
  return folder;
}
