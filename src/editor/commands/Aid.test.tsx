import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Memory } from '../../app/testing/memory/memory.ts';
import { typeText } from '../../shared/form/testing/typeText.ts';
import { chooseLanguage } from '../../shared/language/language.ts';
import { until, untilFound } from '../../shared/testing/until.ts';
import { useShortcuts } from '../session/useShortcuts.ts';
import type { EditorStore } from '../store/editorStore.ts';
import { CHEST, KEY, NOTE } from '../store/testing/catalogue.ts';
import { memoryWith, openEditor, roomOf, savedRoom } from '../store/testing/openEditor.ts';
import { showInEditor } from '../testing/showInEditor.tsx';
import { canvasText } from '../text/canvas.ts';
import { commandsText } from '../text/commands.ts';
import { manualText } from '../text/manual.ts';
import { LazyAid } from './LazyAid.tsx';

let memory: Memory;
let store: EditorStore;
let host: HTMLElement;
let close: () => void;
const publish = vi.fn();
const moves = {
  save: vi.fn(),
  publish,
  preview: vi.fn(),
  isLeaving: false,
  needsAccount: null,
  dismissAccount: vi.fn(),
};

let address = '';

function Screen() {
  const { pathname, search } = useLocation();
  address = pathname + search;
  useShortcuts(moves);
  return (
    <main>
      <LazyAid moves={moves} />
    </main>
  );
}

// Loads the chunk once, so that the tests below wait only for rendering.
beforeAll(() => import('./Aid.tsx'));
beforeEach(async () => {
  memory = memoryWith({ planRooms: 9 });
  store = await openEditor(memory);
  store.getState().dispatch({ type: 'addItem', id: 'note', entry: NOTE });
  store.getState().dispatch({ type: 'addItem', id: 'key', entry: KEY });
  ({ host, close } = await showInEditor(
    store,
    <MemoryRouter initialEntries={['/room-editor/here']}>
      <Screen />
    </MemoryRouter>,
    { stageBox: { current: stageOf('note') } },
  ));
  await until(() => expect(host.querySelector('main')).not.toBeNull());
});
afterEach(() => {
  close();
  document.body.replaceChildren();
  store.getState().dispose();
  vi.clearAllMocks();
});

/** The element of a room's stage that takes the focus. */
function stageOf(id: string): HTMLDivElement {
  const box = document.body.appendChild(document.createElement('div'));
  box.appendChild(document.createElement('button')).dataset.item = id;
  return box;
}

function press(target: EventTarget, key: string, init: KeyboardEventInit = {}): void {
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }));
}

const options = () => [...host.querySelectorAll('[role=option]')];
const chosen = () => host.querySelector('[aria-selected=true]')?.textContent ?? '';

async function openPalette(words: string): Promise<HTMLInputElement> {
  press(document.body, 'k', { ctrlKey: true });
  const field = await until(() => {
    const found = host.querySelector<HTMLInputElement>('[role=combobox]');
    if (!found) throw new Error('The palette is not there yet.');
    return found;
  });
  typeText(field, words);
  return field;
}

it('finds a thing of the room by name and leads to it, by keys alone', async () => {
  const field = await openPalette('note');
  await until(() => expect(chosen()).toContain('Note'));
  press(field, 'Enter');
  expect(store.getState().selectedIds).toEqual(['note']);
  await until(() => expect(host.querySelector('dialog')).toBeNull());
  await until(() => expect(document.activeElement?.getAttribute('data-item')).toBe('note'));
});

it('adds what the library has, in words of any language', async () => {
  const field = await openPalette('truhe');
  await until(() => expect(options()).toHaveLength(1));
  press(field, 'Enter');
  expect(Object.values(roomOf(store).itemConfigs).some(({ catalogueId }) => catalogueId === CHEST.id)).toBe(
    true,
  );
});

it('calls what it adds as its creator calls it', async () => {
  chooseLanguage('de');
  const field = await openPalette('truhe');
  await until(() => expect(options()).toHaveLength(1));
  press(field, 'Enter');
  chooseLanguage('en');
  expect(Object.values(roomOf(store).itemConfigs).map(({ name }) => name)).toContain('Truhe');
});

it('does what the bar does, and goes round by arrows', async () => {
  // Nothing in the library has this name, so no results arrive while stepping through.
  const field = await openPalette('show');
  await until(() => expect(options().every(({ textContent }) => /show/i.test(textContent))).toBe(true));
  const places = options().length;
  expect(places).toBeGreaterThan(3);
  const first = chosen();
  for (let step = 0; step < places; step += 1) press(field, 'ArrowDown');
  await until(() => expect(chosen()).toBe(first));
  await openPalette('share');
  await until(() => expect(chosen()).toContain('Publish'));
  press(field, 'Enter');
  expect(publish).toHaveBeenCalledOnce();
});

it('asks what the menu of the bar asks, too', async () => {
  const field = await openPalette('start over');
  await until(() => expect(chosen()).toContain('Start over'));
  press(field, 'Enter');
  expect(store.getState().aid).toBe('startOver');
  await until(() => expect(host.querySelector('dialog')).toBeNull());
});

it('leads to a new room, to the one that players find, and to others of the account by name', async () => {
  await store.getState().publish(null);
  const id = store.getState().currentRoomId ?? '';
  await savedRoom(memory);
  const other = [...memory.rooms].find(([each]) => each !== id)?.[0];
  const ways = {
    'new room': '/room-editor?new',
    'open the published': `/gameplay/${id}`,
    study: `/room-editor/${other}`,
  };
  for (const [words, way] of Object.entries(ways)) {
    const field = await openPalette(words);
    await until(() => expect(options()).toHaveLength(1));
    press(field, 'Enter');
    await until(() => expect(address).toBe(way));
    await until(() => expect(host.querySelector('dialog')).toBeNull());
  }
});

it('has all that the menu of what is selected has', async () => {
  store.getState().selectMany(['note', 'key']);
  const field = await openPalette('space evenly');
  await until(() => expect(options()).toHaveLength(1));
  typeText(field, 'cut');
  await until(() => expect(chosen()).toContain(canvasText.cut));
  press(field, 'Enter');
  expect(Object.keys(roomOf(store).itemConfigs)).toEqual(['door']);
  await until(() => expect(host.querySelector('dialog')).toBeNull());
  await openPalette('paste');
  await until(() => expect(chosen()).toContain(canvasText.paste));
});

it.each(['hide', 'class', 'manual'])('finds the manual by what it is about: %s', async (word) => {
  await openPalette(word);
  await until(() => expect(host.textContent).toContain(commandsText.manual));
});

it('says what is not there, and offers a picture of one’s own', async () => {
  await openPalette('zeppelin');
  const words = commandsText.none('zeppelin');
  await until(() => expect(host.querySelector('[role=status]')?.textContent).toBe(words));
  expect(host.querySelector('a[href="/myInventory/items"]')?.textContent).toContain(commandsText.ownPicture);
});

it('opens the manual at a question mark, but not while somebody types; it leads on to the shortcuts', async () => {
  const typing = host.appendChild(document.createElement('input'));
  press(typing, '?');
  expect(store.getState().aid).toBeNull();
  press(document.body, '?', { shiftKey: true });
  const { parts } = manualText;
  for (const { title, steps } of Object.values(parts))
    await until(() => {
      const words = host.querySelector('dialog')?.textContent;
      for (const each of [title, ...steps]) expect(words).toContain(each);
    });
  await leadToShortcuts();
});

async function leadToShortcuts(): Promise<void> {
  const button = await untilFound(() =>
    [...host.querySelectorAll('dialog button')].find(
      ({ textContent }) => textContent === commandsText.shortcuts,
    ),
  );
  (button as HTMLButtonElement).click();
  await until(() => expect(host.querySelector('dialog')?.textContent).toContain(commandsText.keys.nudge));
}

it('keys without Ctrl can be turned off there, and stay so', async () => {
  press(document.body, '?', { shiftKey: true });
  await leadToShortcuts();
  const field = await until(() => {
    const found = host.querySelector<HTMLInputElement>('dialog input[type=checkbox]');
    if (!found) throw new Error('The list is not there yet.');
    return found;
  });
  field.click();
  await until(() => expect(localStorage.getItem('editor-folds')).toContain('"areSingleKeysOff":true'));
  store.getState().showAid(null);
  await until(() => expect(host.querySelector('dialog')).toBeNull());
  press(document.body, '2');
  expect(store.getState().editorView).toBe('build');
  press(document.body, 'k', { ctrlKey: true });
  expect(store.getState().aid).toBe('commands');
  localStorage.clear();
});

it('C takes the next colour of what is selected, G asks where it leads to, Ctrl+J goes from finding to finding', () => {
  const { select, dispatch } = store.getState();
  const { plain } = CHEST.variants;
  const variants = plain ? { plain, red: { ...plain, default: '/art/red.webp' } } : {};
  dispatch({ type: 'addItem', id: 'chest', entry: { ...CHEST, variants } });
  select('chest');
  press(document.body, 'c');
  expect(roomOf(store).itemConfigs.chest?.color).toBe('red');
  press(document.body, 'g');
  const { tool } = store.getState();
  expect(tool.type === 'pick' && tool.takeScene).toBeTruthy();
  dispatch({ type: 'setLocked', id: 'chest', isItemLocked: true });
  dispatch({ type: 'setUnlockMethod', id: 'chest', unlockMethod: 'item' });
  select(null);
  const found = new Set<string | null>();
  for (let each = 0; each < store.getState().findings.length; each += 1) {
    press(document.body, 'j', { ctrlKey: true });
    found.add(store.getState().activeEditingItemId);
  }
  expect(found).toContain('chest');
});
