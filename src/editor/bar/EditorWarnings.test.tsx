import { afterEach, expect, it } from 'vitest';
import { until } from '../../shared/testing/until.ts';
import { memoryWith, openEditor } from '../store/testing/openEditor.ts';
import { showInEditor } from '../testing/showInEditor.tsx';
import { editorText } from '../text/editor.ts';
import { EditorWarnings } from './EditorWarnings.tsx';

const happyWindow = window as unknown as { happyDOM: { setViewport: (size: { width: number }) => void } };
const wide = window.innerWidth;
afterEach(() => happyWindow.happyDOM.setViewport({ width: wide }));

it('says whole on a wide screen why a room is not taken, and in a line that unfolds on a phone', async () => {
  const store = await openEditor(memoryWith());
  store.setState({ saveState: { type: 'onDevice', reason: 'permissionDenied' } });
  const { host, hasButton, button, close } = await showInEditor(store, <EditorWarnings />);
  const banner = host.querySelector('[role=status]');
  expect(banner?.textContent).toBe(editorText.saveHelp.permissionDenied);
  expect(hasButton(editorText.warnings(1))).toBe(false);

  // Before the first change of the viewport, no media query matches in happy-dom.
  happyWindow.happyDOM.setViewport({ width: wide - 1 });
  happyWindow.happyDOM.setViewport({ width: 375 });
  await until(() => expect(hasButton(editorText.warnings(1))).toBe(true));
  const unfold = button(editorText.warnings(1));
  expect(unfold.getAttribute('aria-expanded')).toBe('false');
  unfold.click();
  await until(() => expect(unfold.getAttribute('aria-expanded')).toBe('true'));
  expect(banner?.textContent).toContain(editorText.saveHelp.permissionDenied);
  store.setState({ saveState: { type: 'saved' } });
  await until(() => expect(banner?.textContent).toBe(''));
  close();
  store.getState().dispose();
});
