import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findProblems, hasError } from '../../solve/findings/findProblems.ts';
import { checkInvariants } from '../../testing/checkInvariants.ts';
import { SCHEMA_VERSION } from '../model.ts';
import { parseRoom } from './parseRoom.ts';

/** Rooms as once stored, `v{schemaVersion}-{name}.json`. They are kept for ever, as users' rooms are. */
const FOLDER = 'tests/rooms';
const files = readdirSync(FOLDER);

function load(file: string) {
  const parsed = parseRoom(JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8')));
  if (!parsed.ok) throw new Error(`${file}: ${JSON.stringify(parsed.refusal)}`);
  return parsed.value;
}

describe('R2 stored rooms of each version', () => {
  it('exist', () => {
    const versions = Array.from({ length: SCHEMA_VERSION }, (_, index) => `v${index + 1}-`);
    for (const version of versions) expect(files.some((file) => file.startsWith(version))).toBe(true);
  });

  it.each(files)('%s loads, is sound and can be published', (file) => {
    const { room, warnings } = load(file);
    expect(room.schemaVersion).toBe(SCHEMA_VERSION);
    expect(checkInvariants(room)).toEqual([]);
    expect(hasError(findProblems(room))).toBe(false);
    expect(warnings.length > 0).toBe(file.includes('needs-mending'));
  });

  it('R1 v1-needs-mending.json: reports everything that is mended', () => {
    const { room, warnings } = load('v1-needs-mending.json');
    expect(warnings).toEqual([
      { type: 'blankName' },
      { type: 'missingConfig', id: 'ghost' },
      { type: 'repeatedInOrder', id: 'key' },
      { type: 'notInOrder', id: 'note' },
      { type: 'doorNotFirst' },
      { type: 'unknownColor', id: 'chest', color: 'mauve' },
      { type: 'contradiction', id: 'chest', field: 'isLocked' },
      { type: 'contradiction', id: 'note', field: 'customDescription' },
      { type: 'danglingLink', id: 'key', field: 'itemToHide' },
    ]);
    expect(room).toMatchObject({ roomName: 'Untitled', timeLimit: 5 });
  });
});

it('R2 rooms of versions before get the settings for classes that a new room has, and later ones keep theirs', () => {
  expect(load('v2-hall.json').room).toMatchObject({ classUse: 'whileListed', debrief: '', offersHelp: true });
  const kept = {
    classUse: 'always',
    debrief: 'Who found the key?\nWhat helped you most?',
    offersHelp: false,
  };
  expect(load('v3-hall.json').room).toMatchObject(kept);
});

describe('R2 M1 a locked item of the first version', () => {
  it.each(['none', 'message', 'toggle'])(
    'goes on saying its text once open, without a warning: %s',
    (type) => {
      const stored = JSON.parse(readFileSync(`${FOLDER}/v1-airlock-seven.json`, 'utf8'));
      const [id = ''] = Object.keys(stored.itemConfigs).filter((each) => {
        const { isItemLocked, itemToHide, isAddableToInventory } = stored.itemConfigs[each];
        return each !== 'door' && !isItemLocked && itemToHide === null && !isAddableToInventory;
      });
      const locked = { isItemLocked: true, isLocked: true, unlockMethod: 'password', unlockPassword: '7' };
      const says = { description: 'custom', customDescription: 'A hum.', onClick: { type } };
      const itemConfigs = { ...stored.itemConfigs, [id]: { ...stored.itemConfigs[id], ...locked, ...says } };
      const parsed = parseRoom({ ...stored, itemConfigs });
      if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal));
      expect(parsed.value.warnings).toEqual([]);
      expect(parsed.value.room.itemConfigs[id]).toMatchObject({ openedDescription: 'A hum.' });
      expect(parsed.value.room.itemConfigs[id]?.onClick).toBeUndefined();
    },
  );
});
