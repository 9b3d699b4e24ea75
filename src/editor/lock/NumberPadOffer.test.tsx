import { expect, it } from 'vitest';
import { get, lockByPassword } from '../../../core/testing/build.ts';
import { until } from '../../shared/testing/until.ts';
import { FormerSettings, FormerSettingsContext } from '../panel/formerSettings.ts';
import { useActiveItem } from '../session/useRoom.ts';
import { CHEST } from '../store/testing/catalogue.ts';
import { memoryWith, openEditor, roomOf } from '../store/testing/openEditor.ts';
import { showInEditor } from '../testing/showInEditor.tsx';
import { faceEditorText } from '../text/faceEditor.ts';
import { FaceButton } from './FaceButton.tsx';

const former = new FormerSettings();

function Panel() {
  const active = useActiveItem();
  return (
    active && (
      <FormerSettingsContext value={former}>
        <FaceButton active={active} />
      </FormerSettingsContext>
    )
  );
}

it('M3 a lock whose answer is digits becomes a number pad in one press, and keeps it', async () => {
  const store = await openEditor(memoryWith());
  const { dispatch } = store.getState();
  dispatch({ type: 'addItem', id: 'chest', entry: CHEST });
  for (const command of lockByPassword('chest', 'ELEPHANT')) dispatch(command);
  const { host, close } = await showInEditor(store, <Panel />);
  const button = (name: string) =>
    [...host.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  const { open, numberPad } = faceEditorText;
  await until(() => expect(button(open)).toBeDefined());
  expect(button(numberPad.take)).toBeUndefined();
  dispatch({ type: 'setPassword', id: 'chest', unlockPassword: '1789' });
  await until(() => expect(button(numberPad.take)).toBeDefined());
  button(numberPad.take)?.click();
  await until(() => expect(button(numberPad.take)).toBeUndefined());
  expect(get(roomOf(store), 'chest')).toMatchObject({ face: { type: 'digits' }, unlockPassword: '1789' });
  expect(document.activeElement).toBe(button(open));
  close();
  store.getState().dispose();
});
