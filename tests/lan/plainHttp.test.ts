// @isolation apart

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Browsers withhold these from pages over plain http, unless they come from the same machine. */
const WITHHELD = /crypto\.(randomUUID|subtle)|navigator\.(serviceWorker|clipboard|locks|share|storage)\b/;

/** APIs that the app can do without. */
const WITH_A_WAY_ROUND = [
  'src/app/start/keepOfflinePage.ts',
  'src/editor/make/assistant/CopyButton.tsx',
  'src/rooms/share/CopyField.tsx',
  'src/rooms/share/shareNatively.ts',
].map((path) => join(...path.split('/')));

it('the app asks for nothing that browsers withhold from a classroom', () => {
  const sources = ['src', 'game', 'core'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  );
  const asking = sources
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'))
    .filter((path) => WITHHELD.test(readFileSync(path, 'utf8')));
  expect(asking.sort()).toEqual(WITH_A_WAY_ROUND);
});
