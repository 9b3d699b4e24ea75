import { describe, expect, it } from 'vitest';
import { parseRoom } from '../room/load/parseRoom.ts';
import { SCHEMA_VERSION } from '../room/model.ts';
import { newRoom } from '../testing/entries.ts';
import { type Migration, migrate } from './migrate.ts';

const TWO_STEPS: readonly Migration[] = [
  { to: 2, name: 'title', migrate: ({ roomName, ...room }) => ({ ...room, title: roomName }) },
  { to: 3, name: 'loud title', migrate: (room) => ({ ...room, title: `${room.title}!` }) },
];

describe('migrate', () => {
  it('R2 runs each step that a room lacks, in order', () => {
    const old = { schemaVersion: 1, roomName: 'Cellar' };
    expect(migrate(old, 1, TWO_STEPS)).toEqual({ schemaVersion: 3, title: 'Cellar!' });
  });

  it('R2 runs only the steps after the version of the room', () => {
    const newer = { schemaVersion: 2, title: 'Cellar' };
    expect(migrate(newer, 2, TWO_STEPS)).toEqual({ schemaVersion: 3, title: 'Cellar!' });
  });

  it('R2 leaves a room of the newest version alone', () => {
    const room = { schemaVersion: 3 };
    expect(migrate(room, 3, TWO_STEPS)).toBe(room);
  });
});

describe('parseRoom', () => {
  it('R2 refuses a room of a newer version', () => {
    const newer = { ...newRoom(), schemaVersion: SCHEMA_VERSION + 1, itemConfigs: 'of another shape' };
    expect(parseRoom(newer)).toEqual({
      ok: false,
      refusal: { type: 'newerVersion', message: 'This room was made by a newer version.' },
    });
  });
});
