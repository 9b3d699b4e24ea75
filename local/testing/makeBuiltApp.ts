import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Creates a folder like the app's build, with a minimal page and script; returns its path. */
export function makeBuiltApp(folder: string): string {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  for (const page of ['index.html', 'app.html'])
    writeFileSync(join(folder, page), '<title>Escape Rooms</title>');
  writeFileSync(join(folder, 'assets', 'index-abc.js'), 'export {};');
  return folder;
}
