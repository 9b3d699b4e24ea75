import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockByPassword } from '../../../core/testing/build.ts';
import { until } from '../../shared/testing/until.ts';
import { FormerSettings, FormerSettingsContext } from '../panel/formerSettings.ts';
import { useActiveItem } from '../session/useRoom.ts';
import type { EditorStore } from '../store/editorStore.ts';
import { CHEST } from '../store/testing/catalogue.ts';
import { memoryWith, openEditor, roomOf } from '../store/testing/openEditor.ts';
import { showInEditor } from '../testing/showInEditor.tsx';
import { faceEditorText } from '../text/faceEditor.ts';
import { LockDialog } from './LockDialog.tsx';

let store: EditorStore;
let host: HTMLElement;
let close: () => void;

beforeEach(async () => {
  store = await openEditor(memoryWith());
  store.getState().dispatch({ type: 'addItem', id: 'chest', entry: CHEST });
  for (const command of lockByPassword('chest', '4719')) store.getState().dispatch(command);
  ({ host, close } = await showInEditor(store, <Dialog />));
  await until(() => expect(host.querySelector('h2')?.textContent).toBe('Lock of Chest'));
});
afterEach(() => {
  close();
  store.getState().dispose();
});

const former = new FormerSettings();

function Dialog() {
  const active = useActiveItem();
  return (
    active && (
      <FormerSettingsContext value={former}>
        <LockDialog active={active} onClose={() => {}} />
      </FormerSettingsContext>
    )
  );
}

const chest = () => roomOf(store).itemConfigs.chest;

async function press(label: string): Promise<void> {
  const find = () =>
    [...host.querySelectorAll<HTMLElement>('button, label')].find(
      ({ textContent, ariaLabel }) => (ariaLabel ?? textContent) === label,
    );
  await until(() => expect(find(), label).toBeDefined());
  find()?.click();
}

async function turnOn(wheel: string): Promise<void> {
  const find = () => host.querySelector(`[role=spinbutton][aria-label="${wheel}"]`);
  await until(() => expect(find(), wheel).not.toBeNull());
  find()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
}

describe('the dialog of a lock', () => {
  it('M3 K1 keeps the answer when the face changes, and undoes it in one step', async () => {
    const steps = store.getState().history?.past.length ?? 0;
    await press('Padlock');
    expect(chest()).toMatchObject({ face: { type: 'wheels' }, unlockPassword: '4 7 1 9' });
    await turnOn('Wheel 1 of 4');
    expect(chest()?.unlockPassword).toBe('5 7 1 9');
    await press('Clock');
    await until(() => expect(chest()).toMatchObject({ face: { type: 'clock' }, unlockPassword: '12:00' }));
    expect(host.textContent).toContain('The lock already shows this at the start');
    expect(store.getState().history?.past.length).toBe(steps + 1);
    store.getState().undo();
    expect(chest()).toMatchObject({ face: { type: 'text' }, unlockPassword: '4719' });
  });

  it('M3 gives a face back the answer that another face could not show, and keeps what was changed on one that could', async () => {
    const type = (unlockPassword: string) =>
      store.getState().dispatch({ type: 'setPassword', id: 'chest', unlockPassword });
    store.getState().dispatch({ type: 'setAlsoAccepts', id: 'chest', alsoAccepts: ['a lion'] });
    type('lion');
    await press('Clock');
    await until(() => expect(chest()?.unlockPassword).toBe('12:00'));
    type('3:45');
    await press('Words');
    await until(() => expect(chest()).toMatchObject({ unlockPassword: 'lion', alsoAccepts: ['a lion'] }));
    await press('Clock');
    await until(() => expect(chest()?.unlockPassword).toBe('3:45'));
    await press('Number pad');
    type('4719');
    await press('Padlock');
    await until(() => expect(chest()?.unlockPassword).toBe('4 7 1 9'));
    await turnOn('Wheel 1 of 4');
    await press('Number pad');
    await until(() => expect(chest()?.unlockPassword).toBe('5719'));
    await press('Words');
    await until(() => expect(chest()?.unlockPassword).toBe('lion'));
  });

  it('gives wheels back what stood on them when their number or kind is as before', async () => {
    await press('Padlock');
    const choose = async (label: string, value: string) => {
      const field = () =>
        [...host.querySelectorAll('select')].find((each) => each.labels[0]?.textContent === label);
      await until(() => expect(field(), label).toBeDefined());
      (field() as HTMLSelectElement).value = value;
      field()?.dispatchEvent(new Event('change', { bubbles: true }));
    };
    await choose(faceEditorText.wheels, '3');
    await until(() => expect(chest()?.unlockPassword).toBe('4 7 1'));
    await turnOn('Wheel 1 of 3');
    await choose(faceEditorText.wheels, '4');
    await until(() => expect(chest()?.unlockPassword).toBe('5 7 1 9'));
    await choose(faceEditorText.onWheels, 'letters');
    await until(() => expect(chest()?.unlockPassword).toBe('A A A A'));
    await choose(faceEditorText.onWheels, 'digits');
    await until(() => expect(chest()?.unlockPassword).toBe('5 7 1 9'));
  });

  it('K2 is made of what the creator chooses, and follows the thing again where they choose nothing', async () => {
    const field = [...host.querySelectorAll('select')].find(
      ({ labels }) => labels[0]?.textContent === 'Material',
    );
    const choose = (value: string) => {
      if (!field) throw new Error('There is nothing to choose from.');
      field.value = value;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    };
    expect(field?.selectedOptions[0]?.textContent).toBe('Same as the thing');
    choose('paper');
    expect(chest()?.lockMaterial).toBe('paper');
    choose('');
    expect(chest()).not.toHaveProperty('lockMaterial');
    store.getState().undo();
    expect(chest()?.lockMaterial).toBe('paper');
  });

  it('K2 K7 tries it on that lock: a wrong answer shows the creator’s text', async () => {
    store.getState().dispatch({ type: 'setWrongText', id: 'chest', wrongText: 'A dull click.' });
    await press('Padlock');
    await press('Try as a player');
    await turnOn('Wheel 1 of 4');
    host.querySelector('form')?.requestSubmit();
    await until(() => expect(host.textContent).toContain('A dull click.'));
    expect(chest()?.unlockPassword).toBe('4 7 1 9');
  });

  it('leaves the focus on the choice of faces while a creator goes through them by keys', async () => {
    // With its chunk loaded, the face appears at the press.
    await until(() => expect(host.querySelector('[data-face=text] textarea')).not.toBeNull());
    await press('Padlock');
    const words = [...host.querySelectorAll('label')].find(({ textContent }) => textContent === 'Words');
    const radio = words?.querySelector('input');
    radio?.focus();
    radio?.click();
    await until(() => expect(host.querySelector('[data-face=text] textarea')).not.toBeNull());
    await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(document.activeElement).toBe(radio);
  });
});
