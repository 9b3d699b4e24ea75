import { expect, it } from 'vitest';
import { INITIAL_EDITOR } from '../editorData.ts';
import { CATALOGUE } from '../testing/catalogue.ts';
import { beginRoom } from './openRoom.ts';

it('M2 a new room is in its creator’s language, its door by its name in it', () => {
  const catalogue = { ...INITIAL_EDITOR.catalogue, status: 'ready', items: CATALOGUE } as const;
  const begun = beginRoom(null, catalogue, {
    language: 'de',
    inWords: (entry) => ({ ...entry, name: `${entry.name} auf Deutsch` }),
  });
  expect(begun).toMatchObject({
    opened: { room: { language: 'de', itemConfigs: { door: { name: 'Door auf Deutsch' } } } },
  });
});
