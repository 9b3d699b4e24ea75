import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useStore } from 'zustand';
import { get, lockByPassword } from '../../../core/testing/build.ts';
import { typeText } from '../../shared/form/testing/typeText.ts';
import { insightsPath, type Mend, mendPath } from '../../shared/mend/mendLink.ts';
import { until } from '../../shared/testing/until.ts';
import { ItemPanel } from '../panel/ItemPanel.tsx';
import type { EditorStore } from '../store/editorStore.ts';
import { CHEST } from '../store/testing/catalogue.ts';
import { memoryWith, openEditor, roomOf } from '../store/testing/openEditor.ts';
import { RoomFields } from '../tabs/room/RoomFields.tsx';
import { type Shown, showInEditor } from '../testing/showInEditor.tsx';
import { faceEditorText } from '../text/faceEditor.ts';
import { mendingText } from '../text/mending.ts';
import { BackToInsights } from './BackToInsights.tsx';
import { SayDialog } from './SayDialog.tsx';
import { useMendOnArrival } from './useMendOnArrival.ts';

let store: EditorStore;
let shown: Shown | null = null;
let address = '';
let goBack = () => {};

beforeEach(async () => {
  store = await openEditor(memoryWith());
  store.getState().dispatch({ type: 'addItem', id: 'chest', entry: CHEST });
  for (const command of lockByPassword('chest', 'nightingale')) store.getState().dispatch(command);
  store.getState().dispatch({ type: 'setWrongText', id: 'chest', wrongText: 'No.' });
  await store.getState().save(null);
});
afterEach(() => {
  shown?.close();
  store.getState().dispose();
});

const idOf = () => store.getState().currentRoomId ?? '';
const chest = () => get(roomOf(store), 'chest');

function Arrival() {
  useMendOnArrival();
  const { pathname, search } = useLocation();
  address = pathname + search;
  const navigate = useNavigate();
  goBack = () => void navigate(-1);
  return (
    <div data-drawer="">
      <BackToInsights />
      {useStore(store, ({ activeTab }) => activeTab) === 'room' && <RoomFields />}
      <ItemPanel />
      <SayDialog />
    </div>
  );
}

async function arrive(mend: Mend | null, further = '', item: string | null = 'chest'): Promise<Shown> {
  const page = (
    <MemoryRouter initialEntries={['/projects', mendPath(idOf(), item, mend) + further]} initialIndex={1}>
      <Routes>
        <Route path="/room-editor/:roomId" element={<Arrival />} />
        <Route path="/projects" element={<Place />} />
      </Routes>
    </MemoryRouter>
  );
  shown = await showInEditor(store, page);
  return shown;
}

function Place() {
  address = useLocation().pathname;
  const navigate = useNavigate();
  goBack = () => void navigate(1);
  return <p>Projects</p>;
}

it('I7 accepts an answer from a link once, marks it as new, and leads back', async () => {
  const { host } = await arrive({ type: 'accept', answer: 'nightingal', times: 41 }, '&debug=1');
  await until(() => expect(chest().alsoAccepts).toEqual(['nightingal']));
  await until(() => expect(address).toBe(`/room-editor/${idOf()}?debug=1`));
  await until(() => expect(host.textContent).toContain(mendingText.newAnswer(41)));
  await until(() => expect(document.activeElement?.tagName).toBe('H2'));
  const back = [...host.querySelectorAll('a')].find(({ textContent }) =>
    textContent?.includes(mendingText.back),
  );
  expect(back?.getAttribute('href')).toBe(insightsPath(idOf()));
  goBack();
  await until(() => expect(address).toBe('/projects'));
  goBack();
  await until(() => expect(address).toContain('/room-editor'));
  expect(chest().alsoAccepts).toEqual(['nightingal']);
  store.getState().undo();
  await until(() => expect(host.textContent).not.toContain(mendingText.newAnswer(41)));
});

it('I7 opens the words of a wrong try in focus, and takes them with one step or not at all', async () => {
  await arrive({ type: 'say' });
  const field = () => document.querySelector<HTMLTextAreaElement>('dialog textarea');
  const press = (label: string) =>
    [...document.querySelectorAll<HTMLElement>('dialog button')]
      .find(({ textContent }) => textContent?.trim() === label)
      ?.click();
  await until(() => expect(document.activeElement).toBe(field()));
  expect(field()?.value).toBe('No.');
  expect(field()?.selectionStart).toBe(3);
  expect(field()?.placeholder).toBe(faceEditorText.wrongPlaceholder);
  const before = store.getState().history?.past.length ?? 0;
  typeText(field() as HTMLTextAreaElement, 'A bird, yes. ');
  press(mendingText.say.cancel);
  await until(() => expect(field()).toBeNull());
  expect(chest().wrongText).toBe('No.');

  store.getState().mend({ item: 'chest', mend: { type: 'say' }, isFromInsights: true });
  await until(() => expect(field()).not.toBeNull());
  typeText(field() as HTMLTextAreaElement, 'A bird, yes. ');
  press(mendingText.say.confirm);
  await until(() => expect(field()).toBeNull());
  expect(chest().wrongText).toBe('A bird, yes.');
  expect(store.getState().history?.past.length).toBe(before + 1);
});

it('I7 leads to the time limit of the room', async () => {
  const { host } = await arrive({ type: 'limit' }, '', null);
  await until(() => expect(document.activeElement).toBe(host.querySelector('[data-time-limit] input')));
  await until(() => expect(address).toBe(`/room-editor/${idOf()}`));
});

it('I7 does not take words that are too long', async () => {
  await arrive({ type: 'say' });
  const field = () => document.querySelector<HTMLTextAreaElement>('dialog textarea');
  await until(() => expect(field()).not.toBeNull());
  typeText(field() as HTMLTextAreaElement, 'a'.repeat(201));
  const confirm = () =>
    [...document.querySelectorAll<HTMLButtonElement>('dialog button')].find(
      ({ textContent }) => textContent?.trim() === mendingText.say.confirm,
    );
  await until(() => expect(confirm()?.disabled).toBe(true));
  expect(chest().wrongText).toBe('No.');
});
