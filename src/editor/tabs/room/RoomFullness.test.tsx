import { expect, it } from 'vitest';
import { until } from '../../../shared/testing/until.ts';
import { NOTE } from '../../store/testing/catalogue.ts';
import { memoryWith, openEditor } from '../../store/testing/openEditor.ts';
import { showInEditor } from '../../testing/showInEditor.tsx';
import { RoomFullness } from './RoomFullness.tsx';

it('M2 shows how full a room is before an edit is refused', async () => {
  const store = await openEditor(memoryWith());
  const shown = await showInEditor(store, <RoomFullness />);
  const words = () => [...shown.host.querySelectorAll('p')].map(({ textContent }) => textContent);
  expect(words()).toEqual(['1 of 300 things', '1 of 12 scenes', expect.stringMatching(/^\d of 900 kB$/)]);
  store.getState().dispatch({ type: 'addItem', id: 'note', entry: NOTE });
  await until(() => expect(words()[0]).toBe('2 of 300 things'));
  shown.close();
  store.getState().dispose();
});
