import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { builtInCatalogue } from '../../seeds/catalogue/builtInCatalogue.ts';
import { builtEntries } from '../../seeds/catalogue/seedCatalogue.ts';
import { demoRooms } from '../../seeds/demoRooms.ts';
import { littleRooms } from '../../seeds/rooms/littleRoom.ts';
import { secretsOf } from '../../seeds/testing/secretsOf.ts';

/**
 * Everything that a browser's bundle may contain. The walls keep the rest out, except for the landing page's
 * little room.
 */
const SHIPPED = ['src', 'game', 'core', 'public', 'index.html', 'app.html'];

function filesIn(path: string): readonly string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path).flatMap((name) => filesIn(join(path, name)));
}

const shipped = SHIPPED.flatMap(filesIn)
  .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');
// The public seeds, and the landing page's build data.
const readable = JSON.stringify([builtEntries(builtInCatalogue), littleRooms]).replaceAll('\\"', '"');

it.each(demoRooms)('P12 nothing that a browser loads or may read tells an answer of $id', (demo) => {
  const secrets = secretsOf(demo);
  expect(secrets.length).toBeGreaterThan(8);
  for (const secret of secrets) {
    expect(shipped.includes(secret), secret).toBe(false);
    expect(readable.includes(secret), secret).toBe(false);
  }
});

it('sees what is there', () => {
  expect(readable).toContain(littleRooms.en.items.find(({ id }) => id === 'letter')?.says);
  expect(shipped.includes('Start from a finished room')).toBe(true);
});

it('no published room is a starter', () => {
  const ids = builtInCatalogue.starters.map(({ id }) => id);
  expect(demoRooms.filter(({ id }) => ids.includes(id))).toEqual([]);
});
