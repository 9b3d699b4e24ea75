import { act } from '../../../core/play/act.ts';
import { createPlay } from '../../../core/play/createPlay.ts';
import type { Play } from '../../../core/play/model.ts';
import type { PlayerView } from '../../../core/play/view/playerView.ts';
import { toPlayerView } from '../../../core/play/view/toPlayerView.ts';
import { applyViewChange, diffView } from '../../../core/play/view/viewChange.ts';
import type { Room } from '../../../core/room/model.ts';
import { BackendError } from '../../shared/ports/BackendError.ts';
import type { PlayJudge } from '../../shared/ports/PlayJudge.ts';
import { newId } from '../../shared/store/newId.ts';

interface PreviewJudgeOptions {
  /** Milliseconds since the epoch. */
  now?: () => number;
  randomName?: () => string;
}

/** Judges a play in the browser, on the creator's own draft, by the same core functions as the server (DESIGN §4). */
export function createPreviewJudge(
  room: Room,
  { now = Date.now, randomName = newId }: PreviewJudgeOptions = {},
): PlayJudge {
  let play: Play = createPlay(room, randomName);
  let seen = toPlayerView({ room, play, at: now() });

  /** What did not change stays the very same value, as it does for a view that comes from the server. */
  function look(moment: number): PlayerView {
    seen = applyViewChange(seen, diffView(seen, toPlayerView({ room, play, at: moment })));
    return seen;
  }

  return {
    startPlay: async () => ({ view: look(now()), board: room.publishedVersion, playerId: '' }),
    act: async (action) => {
      const moment = now();
      const { events, refusal, ...acted } = act({ room, play, at: moment }, action);
      play = acted.play;
      return { view: look(moment), events, refusal };
    },
    nameRecord: () => Promise.reject(new BackendError('notFound', 'A preview leaves no record.')),
    reset: () => {
      play = createPlay(room, randomName);
    },
  };
}
