import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { until } from '../../shared/testing/until.ts';
import { shownSceneOf } from '../store/session/shownScene.ts';
import { STUDY } from '../store/testing/catalogue.ts';
import { memoryWith, openEditor } from '../store/testing/openEditor.ts';
import { ThemesTab } from '../tabs/themes/ThemesTab.tsx';
import { showInEditor } from '../testing/showInEditor.tsx';
import { editorText } from '../text/editor.ts';
import { ProblemStrip } from './ProblemStrip.tsx';

it('leads from a background of a pack that is not owned to the backgrounds, also where they are open', async () => {
  const store = await openEditor(memoryWith());
  const frost = { uri: '/art/backgrounds/frost/night.webp', ambient: '#dfe9ff' };
  const sold = {
    ...STUDY,
    id: 'frost',
    name: 'Frost',
    moods: { night: frost },
    moodOrder: ['night'],
    collection: 'cold-ward',
  };
  const { catalogue, dispatch } = store.getState();
  store.setState({ catalogue: { ...catalogue, backgrounds: [STUDY, sold] } });
  dispatch({ type: 'setSceneBackground', scene: shownSceneOf(store.getState()), background: frost });
  const shown = await showInEditor(
    store,
    <MemoryRouter>
      <ProblemStrip />
      <ThemesTab />
    </MemoryRouter>,
  );
  shown.host.querySelector('summary')?.click();
  const another = () => shown.button(editorText.panel.anotherBackground);
  await until(() => expect(another()).toBeTruthy());
  another().click();
  await until(() => expect(document.activeElement?.getAttribute('aria-pressed')).toBe('true'));
  expect(document.activeElement?.textContent).toContain('Frost');
  shown.close();
  store.getState().dispose();
});
