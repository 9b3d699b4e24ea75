import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { isUntitled } from '../../../core/room/isUntitled.ts';
import { itemOf } from '../../../core/room/links.ts';
import type { ItemId, Room } from '../../../core/room/model.ts';
import { appText } from '../../shared/text/app.ts';
import { toaster } from '../../shared/toast/toaster.ts';
import { hidingPlacesIn } from '../store/document/hidingPlacesIn.ts';
import type { EditorStore } from '../store/editorStore.ts';
import type { EditorNotice } from '../store/session/editorNotice.ts';
import { canvasText } from '../text/canvas.ts';
import { editorText } from '../text/editor.ts';
import { deletedText, itemName, noteText, refusalText } from '../text/editorMessages.ts';
import { linkingText } from '../text/linking.ts';
import { mendedText } from '../text/mended.ts';
import { mendingText } from '../text/mending.ts';
import { sceneName } from '../text/scenes.ts';
import { useEditor, useEditorActions, useEditorSession } from './editorContext.ts';
import { goOnIn, OWN_WORDS } from './goOnIn.ts';

const GOOD_NEWS: readonly EditorNotice['type'][] = [
  'noted',
  'deleted',
  'linked',
  'broughtToScene',
  'acceptedToo',
  'toldByPicture',
  'toldInIntroduction',
  'cut',
  'keptBoth',
  'tookNewer',
  'startedFrom',
  'savedLate',
];

/** Notices that stay when the creator goes to another screen. */
const LASTING: readonly EditorNotice['type'][] = ['failed', 'coverFailed', 'keptBoth'];

/** Notices about the last action; the next one replaces them, or several would cover a phone's room. */
const PASSING: readonly EditorNotice['type'][] = [
  'noted',
  'deleted',
  'linked',
  'notLinked',
  'broughtToScene',
  'acceptedToo',
  'opensAlready',
  'lockChanged',
  'clueless',
  'toldByPicture',
  'toldInIntroduction',
  'cut',
  'refused',
];

/** Shows each notice of the store once. Notices about the open room disappear with the editor. */
export function useNotices(): void {
  const { store } = useEditorSession();
  const notice = useEditor((state) => state.notice);
  const { dismissNotice } = useEditorActions();
  const ofThisRoom = useNoticesThatGo();
  const navigate = useNavigate();
  const passing = useRef<string | null>(null);
  useEffect(() => {
    if (!notice) return;
    const title = noticeText(store, notice);
    // Its text is the id, so that equal notices replace each other: a drag can be refused many times a second.
    const type = GOOD_NEWS.includes(notice.type) ? 'info' : 'warning';
    const toast = { id: title, title, type, ...wayOn(store, notice, navigate) } as const;
    if (!LASTING.includes(notice.type)) ofThisRoom.add(title);
    const before = passing.current;
    const isPassing = PASSING.includes(notice.type);
    if (isPassing) passing.current = title;
    if (isUndone(notice)) dismissOnceChanged(store, title);
    queueMicrotask(() => {
      // Not within the effect: the toaster renders at once, which React forbids during rendering.
      if (isPassing && before !== null && before !== title) toaster.dismiss(before);
      toaster.create(toast);
    });
    dismissNotice();
  }, [notice, store, dismissNotice, ofThisRoom, navigate]);
}

/** Whether the notice's button undoes what it tells. */
function isUndone({ type }: EditorNotice): boolean {
  return type === 'deleted' || type === 'acceptedToo';
}

/** The notice's button: undoes a step, opens the other room, or the field for a clue's text. */
function wayOn(store: EditorStore, notice: EditorNotice, navigate: (path: string) => unknown) {
  if (isUndone(notice)) {
    const { undo } = store.getState();
    const duration = notice.type === 'deleted' ? 12_000 : 8000;
    return { duration, action: { label: editorText.bar.undo, onClick: undo } };
  }
  if (notice.type === 'linked' && isOfWordlessClue(store, notice)) {
    const onClick = () => writeWords(store, notice.ends.from);
    return { duration: 12_000, action: { label: linkingText.writeWords, onClick } };
  }
  const way = wayOf(notice);
  if (!way) return {};
  const onClick = () => void navigate(`/room-editor/${way.id}`);
  return { duration: 20_000, action: { label: way.label, onClick } };
}

function wayOf(notice: EditorNotice): { id: string; label: string } | null {
  if (notice.type === 'keptBoth') return { id: notice.other.id, label: editorText.conflict.toOther };
  if (notice.type === 'savedLate') return { id: notice.room.id, label: editorText.savedLate.open };
  return null;
}

/** Dismisses a notice that can be undone once there is another step, which its button would undo instead. */
function dismissOnceChanged(store: EditorStore, id: string): void {
  const steps = store.getState().history?.past;
  const stop = store.subscribe(({ history }) => {
    if (history?.past === steps) return;
    stop();
    toaster.dismiss(id);
  });
}

type Linked = Extract<EditorNotice, { type: 'linked' }>;

/** Whether the thing was chosen as a clue (S7), although its creator has not written a text for it. */
function isOfWordlessClue(store: EditorStore, { link, ends }: Linked): boolean {
  if (link !== 'tells') return false;
  const item = store.getState().roomSettings?.itemConfigs[ends.from];
  return item !== undefined && `${item.customDescription}${item.openedDescription}`.trim() === '';
}

function linkedWords(store: EditorStore, room: Room, notice: Linked): string {
  const { link, ends } = notice;
  const [name, other] = [itemName(room, ends.from), itemName(room, ends.to)];
  const { made } = linkingText;
  if (link === 'hides') {
    const placeOf = hidingPlacesIn(store.getState().catalogue, room);
    return made.hides(name, other, placeOf(ends.to));
  }
  return made[isOfWordlessClue(store, notice) ? 'tellsWordless' : link](name, other);
}

function notLinkedWords(room: Room, notice: Extract<EditorNotice, { type: 'notLinked' }>): string {
  const { refusal, ends } = notice;
  const names = [itemName(room, ends.from), itemName(room, ends.to)] as const;
  return refusal ? `${linkingText.notMade(...names)} ${refusalText(refusal)}` : linkingText.isMade(...names);
}

/** Opens the field for the thing's text. */
function writeWords(store: EditorStore, id: ItemId): void {
  const { select, openPanel, dispatch, roomSettings } = store.getState();
  if (!roomSettings?.itemConfigs[id]) return;
  select(id);
  openPanel();
  dispatch({ type: 'setDescription', id, description: 'custom' });
  goOnIn(OWN_WORDS);
}

function sceneWords(room: Room, { id, scene }: Extract<EditorNotice, { type: 'broughtToScene' }>): string {
  const { leads, isThere } = linkingText.made;
  const name = itemName(room, id);
  return itemOf(room, id)?.scene === scene ? isThere(name) : leads(name, sceneName(room, scene));
}

/** Ids of the notices to remove with the screen. */
function useNoticesThatGo(): Set<string> {
  const ids = useRef(new Set<string>()).current;
  useEffect(
    () => () => {
      for (const id of ids) toaster.dismiss(id);
    },
    [ids],
  );
  return ids;
}

function noticeText(store: EditorStore, notice: EditorNotice): string {
  const room = store.getState().roomSettings;
  switch (notice.type) {
    case 'refused':
      return refusalText(notice.refusal);
    case 'noted':
      return noteText(notice.note, (id) => (room ? itemName(room, id) : id));
    case 'deleted':
      return room ? deletedText(notice, (id) => itemName(room, id)) : '';
    case 'linked':
      return room ? linkedWords(store, room, notice) : '';
    case 'notLinked':
      return room ? notLinkedWords(room, notice) : '';
    case 'broughtToScene':
      return room ? sceneWords(room, notice) : '';
    case 'acceptedToo':
    case 'opensAlready':
      return room ? mendingText[notice.type](notice.answer, itemName(room, notice.id)) : '';
    case 'lockChanged':
    case 'clueless':
    case 'toldByPicture':
    case 'toldInIntroduction':
      return room ? mendingText[notice.type](itemName(room, notice.id)) : '';
    case 'cut':
      return canvasText.cutWithLinks;
    case 'keptBoth':
      return editorText.conflict.keptBoth(notice.roomName, notice.other.roomName);
    case 'savedLate':
      return editorText.savedLate.told(
        isUntitled(notice.room.roomName) ? editorText.bar.untitled : notice.room.roomName,
      );
    case 'tookNewer':
      return editorText.conflict.tookNewer;
    case 'startedFrom':
      return editorText.starters.started(notice.roomName);
    case 'starterUnusable':
      return editorText.starters.unusable(notice.roomName);
    case 'mended':
      return mendedText(notice.warnings);
    case 'coverFailed':
      return editorText.coverFailed;
    case 'failed':
      return appText.failures[notice.code];
  }
}
