// @vitest-environment happy-dom
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { takeNotices } from '../../../components/toaster.ts';
import { NOTE } from '../../../stores/editor/testing/catalogue.ts';
import { memoryWith, openEditor } from '../../../stores/editor/testing/openEditor.ts';
import { canvasText } from '../../../text/canvas.ts';
import { editorText } from '../../../text/editor.ts';
import { showInEditor } from '../testing/showInEditor.tsx';
import { useNotices } from './useNotices.ts';

function Notices() {
  useNotices();
  return <p />;
}

it('what was just done takes the place of what was done before, and goes with the editor; what lasts stays', async () => {
  const seen = new Set<unknown>();
  takeNotices({ create: ({ title }) => void seen.add(title), dismiss: (id) => void seen.delete(id) });
  const store = await openEditor(memoryWith());
  store.getState().dispatch({ type: 'addItem', id: 'note', entry: NOTE });
  const shown = await showInEditor(
    store,
    <MemoryRouter>
      <Notices />
    </MemoryRouter>,
  );
  const tells = (...titles: string[]) => vi.waitFor(() => expect([...seen]).toEqual(titles));
  store.setState({ notice: { type: 'coverFailed' } });
  await tells(editorText.coverFailed);
  store.setState({ notice: { type: 'cut' } });
  await tells(editorText.coverFailed, canvasText.cutWithLinks);
  store.setState({ notice: { type: 'linked', link: 'hides', ends: { from: 'note', to: 'door' } } });
  await vi.waitFor(() => expect([...seen].join()).toMatch(/Note/));
  expect(seen.size).toBe(2);
  shown.close();
  await tells(editorText.coverFailed);
  store.getState().dispose();
});
