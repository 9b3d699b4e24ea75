import { act } from '../../../core/play/act.ts';
import { createPlay } from '../../../core/play/createPlay.ts';
import type { Play } from '../../../core/play/model.ts';
import { wholeChange } from '../../../core/play/view/diffView.ts';
import { toPlayerView } from '../../../core/play/view/toPlayerView.ts';
import type { Room } from '../../../core/room/model.ts';
import { BackendError } from '../../shared/ports/BackendError.ts';
import type { PlayJudge } from '../../shared/ports/PlayJudge.ts';
import { newId } from '../../shared/store/newId.ts';

interface PreviewJudgeOptions {
  /** Milliseconds since the epoch. */
  now?: () => number;
  randomName?: () => string;
}

/** Judges a play in the browser, on the creator's own draft, by the same core functions as the server. */
export function createPreviewJudge(
  room: Room,
  { now = Date.now, randomName = newId }: PreviewJudgeOptions = {},
): PlayJudge {
  let play: Play = createPlay(room, randomName);
  let sequence = 0;
  const look = (at: number) => toPlayerView({ room, play, at });

  return {
    startPlay: async () => ({ view: look(now()), board: room.publishedVersion, playerId: '', sequence }),
    act: async (action, number) => {
      const at = now();
      const { play: acted, change, ...told } = act({ room, play, at }, action);
      play = acted;
      sequence += 1;
      // A tab that missed another tab's action gets the whole view (T3).
      return { ...told, sequence, change: number === sequence ? change : wholeChange(look(at)) };
    },
    nameRecord: () => Promise.reject(new BackendError('notFound', 'A preview leaves no record.')),
    keep: async () => {},
    reset: async () => {
      play = createPlay(room, randomName);
    },
  };
}
