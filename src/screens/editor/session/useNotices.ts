import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { isUntitled } from '../../../../core/room/isUntitled.ts';
import { toaster } from '../../../components/toaster.ts';
import type { EditorNotice } from '../../../stores/editor/editorData.ts';
import type { EditorStore } from '../../../stores/editorStore.ts';
import { appText } from '../../../text/app.ts';
import { canvasText } from '../../../text/canvas.ts';
import { editorText } from '../../../text/editor.ts';
import { itemName, noteText, refusalText } from '../../../text/editorMessages.ts';
import { linkingText } from '../../../text/linking.ts';
import { mendedText } from '../../../text/mended.ts';
import { useEditor, useEditorActions, useEditorSession } from './editorContext.ts';

const GOOD_NEWS: readonly EditorNotice['type'][] = [
  'noted',
  'linked',
  'cut',
  'keptBoth',
  'tookNewer',
  'startedFrom',
  'savedLate',
];

/** What is still to be known where one has gone on to another screen. */
const LASTING: readonly EditorNotice['type'][] = ['failed', 'coverFailed', 'keptBoth'];

/** Of what was just done: the next of these says more than it. Several would cover a phone's room. */
const PASSING: readonly EditorNotice['type'][] = ['noted', 'linked', 'cut', 'refused'];

/** Says what the store has to say, once each. What is said of the open room goes with the editor. */
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
    // A drag is refused many times a second: the same words replace one another instead of piling up.
    const type = GOOD_NEWS.includes(notice.type) ? 'info' : 'warning';
    const toast = { id: title, title, type, ...wayOn(notice, navigate) } as const;
    if (!LASTING.includes(notice.type)) ofThisRoom.add(title);
    const before = passing.current;
    const isPassing = PASSING.includes(notice.type);
    if (isPassing) passing.current = title;
    queueMicrotask(() => {
      // Not within the effect: the toaster draws at once, which React forbids while it is drawing itself.
      if (isPassing && before !== null && before !== title) toaster.dismiss(before);
      toaster.create(toast);
    });
    dismissNotice();
  }, [notice, store, dismissNotice, ofThisRoom, navigate]);
}

/** The other room is a click away, for as long as it takes to read of it. */
function wayOn(notice: EditorNotice, navigate: (path: string) => unknown) {
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

/** Their ids; they are taken away with the screen. */
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
    case 'linked':
      return room
        ? linkingText.made[notice.link](itemName(room, notice.ends.from), itemName(room, notice.ends.to))
        : '';
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
