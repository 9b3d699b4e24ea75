// @isolation apart

import { beforeAll, expect, it, vi } from 'vitest';
import { versionRef } from '../rooms/paths.ts';
import { createTestDeps, type TestDeps } from '../testing/createTestDeps.ts';
import { serveTests } from '../testing/serveTests.ts';
import { createTestRoom } from '../testing/testRoom.ts';
import { loadVersion } from './loadVersion.ts';

/** The logger captures the console when it is imported. */
const warn = vi.hoisted(() => vi.spyOn(console, 'warn').mockImplementation(() => {}));

serveTests();

let deps: TestDeps;

beforeAll(() => {
  deps = createTestDeps();
});

async function store(version: number, roomName: string): Promise<void> {
  await versionRef(deps.db, 'study', version).set(createTestRoom({ roomName }));
}

async function loadName(version: number): Promise<string> {
  return (await loadVersion(deps.db, 'study', version)).roomName;
}

it('caches the 20 versions used last, and reads the others again', async () => {
  for (let version = 1; version <= 21; version++) await store(version, 'as stored');
  for (let version = 1; version <= 20; version++) await loadName(version);
  for (const version of [1, 2, 20]) await store(version, 'as changed');

  // Versions never change in reality; changing one here reveals which are cached.
  expect(await loadName(1)).toBe('as stored');
  await loadName(21);
  expect(await loadName(1)).toBe('as stored');
  expect(await loadName(20)).toBe('as stored');
  expect(await loadName(2)).toBe('as changed');
});

it('reads a version once for all who ask at the same time', async () => {
  await store(30, 'as stored');
  const rooms = await Promise.all([1, 2, 3].map(() => loadVersion(deps.db, 'study', 30)));
  expect(new Set(rooms).size).toBe(1);
});

it('reads again what could not be read', async () => {
  await expect(loadName(31)).rejects.toMatchObject({ status: 404 });
  await store(31, 'as stored');
  expect(await loadName(31)).toBe('as stored');
});

it('R11 never shows a foreign picture that was published before those were refused', async () => {
  const room = createTestRoom();
  const { chest } = room.itemConfigs;
  const foreign = { default: 'https://evil.example/pixel.webp', opened: '//evil.example/pixel.webp' };
  await versionRef(deps.db, 'study', 32).set({
    ...room,
    background: { ...room.background, uri: 'https://evil.example/room.webp' },
    itemConfigs: { ...room.itemConfigs, chest: { ...chest, variants: { red: foreign } } },
  });
  const loaded = await loadVersion(deps.db, 'study', 32);
  expect(JSON.stringify(loaded)).not.toContain('evil');
  expect(loaded.itemConfigs.note).toEqual(room.itemConfigs.note);
});

it('VA3 VA4 mends a version that does not hold together, and logs what it mended', async () => {
  const room = createTestRoom();
  const plaid = { ...room.itemConfigs.chest, color: 'plaid' };
  await versionRef(deps.db, 'study', 33).set({
    ...room,
    itemOrder: ['door', 'ghost', 'chest', 'key', 'note'],
    itemConfigs: { ...room.itemConfigs, chest: plaid },
  });
  const loaded = await loadVersion(deps.db, 'study', 33);
  expect(loaded.itemOrder).toEqual(['door', 'chest', 'key', 'note']);
  expect(loaded.itemConfigs.chest).toMatchObject({ color: 'brown' });
  const logged = warn.mock.calls.flat().join();
  expect(logged).toContain('rooms/study/versions/33 was mended: missingConfig, unknownColor');
  expect(logged).not.toContain('plaid');
});

it('SPEC 5 finds no missing version', async () => {
  await expect(loadName(99)).rejects.toMatchObject({
    status: 404,
    message: 'Room with id study not found',
  });
});
