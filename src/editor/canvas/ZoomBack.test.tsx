import { expect, it } from 'vitest';
import { until } from '../../shared/testing/until.ts';
import { memoryWith, openEditor } from '../store/testing/openEditor.ts';
import { showInEditor } from '../testing/showInEditor.tsx';
import { ZoomBack } from './ZoomBack.tsx';

it('leads back to the whole room, and is not there otherwise', async () => {
  const store = await openEditor(memoryWith());
  const shown = await showInEditor(
    store,
    <section>
      <ZoomBack />
    </section>,
  );
  expect(shown.hasButton('Show the whole room')).toBe(false);
  store.getState().setViewport({ zoom: 1.6, x: 100, y: 0 });
  await until(() => expect(shown.button('Show the whole room').textContent).toBe('160 %'));
  shown.button('Show the whole room').click();
  await until(() => expect(shown.hasButton('Show the whole room')).toBe(false));
  expect(store.getState().viewport).toEqual({ zoom: 1, x: 0, y: 0 });
  shown.close();
  store.getState().dispose();
});
