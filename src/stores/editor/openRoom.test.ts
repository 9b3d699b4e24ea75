import { expect, it } from 'vitest';
import { INITIAL_EDITOR } from './editorData.ts';
import { beginRoom } from './openRoom.ts';
import { CATALOGUE } from './testing/catalogue.ts';

it('M2 a new room is in its creator’s language', () => {
  const catalogue = { ...INITIAL_EDITOR.catalogue, status: 'ready', items: CATALOGUE } as const;
  const begun = beginRoom(null, catalogue, 'de');
  expect(begun.ok && begun.opened.room.language).toBe('de');
});
