import { isAnswer } from '../../../../core/lock/lock.ts';
import { itemOf } from '../../../../core/room/links.ts';
import type { ItemConfig, ItemId, Room } from '../../../../core/room/model.ts';
import type { ClueSource } from '../../../../core/solve/clues/clues.ts';
import { cluesFoundIn } from '../../../../core/solve/escape/findReach.ts';
import { examine } from '../../../../core/solve/examine.ts';
import { lockMarkOf, type Mend } from '../../../shared/mend/mendLink.ts';
import type { MendingActions } from '../editorActions.ts';
import type { EditorDeps } from '../editorState.ts';
import type { EditorNotice } from './editorNotice.ts';

type Accept = Extract<Mend, { type: 'accept' }>;

/** Does what a link from Insights asks for (I7). */
export function createMending({ get, set }: EditorDeps): MendingActions {
  function show(id: ItemId): void {
    get().select(id);
    get().openPanel();
  }

  /** Returns why the lock needs no further answer; null if it may take it. */
  function whyNot(id: ItemId, item: ItemConfig, { answer, lock }: Accept): EditorNotice | null {
    if (lock !== undefined && lock !== lockMarkOf(item)) return { type: 'lockChanged', id };
    const opensAlready = item.isItemLocked && item.unlockMethod === 'password' && isAnswer(item, answer);
    return opensAlready ? { type: 'opensAlready', id, answer } : null;
  }

  /** Adds the answer by one command, which can be undone. A refusal is shown like any other. */
  function accept(id: ItemId, item: ItemConfig, asked: Accept): void {
    const { answer, times } = asked;
    const alsoAccepts = [...item.alsoAccepts, answer];
    const notice = whyNot(id, item, asked);
    if (notice) set({ notice });
    else if (get().dispatch({ type: 'setAlsoAccepts', id, alsoAccepts }) === null)
      set({ accepted: { lock: id, answer, times }, notice: { type: 'acceptedToo', id, answer } });
  }

  /** Asks for the lock's reply to wrong answers. The command changes nothing, but is refused if the lock has none. */
  function say(id: ItemId, { wrongText }: ItemConfig): void {
    if (get().dispatch({ type: 'setWrongText', id, wrongText }) === null) set({ sayingAt: id });
  }

  function showClue(room: Room, id: ItemId): void {
    const source = clueOf(room, id);
    const isInPicture = itemOf(room, id)?.isClueInPicture;
    if (source === undefined) set({ notice: { type: isInPicture ? 'toldByPicture' : 'clueless', id } });
    else if (source !== null) show(source);
    else {
      get().setActiveTab('room');
      set({ notice: { type: 'toldInIntroduction', id } });
    }
  }

  function begin(room: Room, id: ItemId, mend: Mend | null): void {
    const item = itemOf(room, id);
    if (!item) {
      set({ notice: { type: 'refused', refusal: { type: 'unknownItem', id } } });
      return;
    }
    show(id);
    if (mend?.type === 'accept') accept(id, item, mend);
    if (mend?.type === 'say') say(id, item);
    if (mend?.type === 'clue') showClue(room, id);
  }

  return {
    mend: ({ item, mend, isFromInsights }) => {
      set({ isFromInsights });
      const room = get().roomSettings;
      if (mend?.type === 'limit') get().setActiveTab('room');
      else if (room && item !== null) begin(room, item, mend);
    },
    stopSaying: () => set({ sayingAt: null }),
  };
}

/** Returns where the player can first read a lock's answer; undefined if it is told nowhere. */
function clueOf(room: Room, lock: ItemId): ClueSource | undefined {
  const { reachByClues, clueSources } = examine(room);
  const found = cluesFoundIn(reachByClues).get(lock) ?? clueSources.get(lock) ?? [];
  return found.find((source) => source !== lock);
}
