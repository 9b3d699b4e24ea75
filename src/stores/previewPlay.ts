import { createPlay } from '../../core/play/createPlay.ts';
import type { Play } from '../../core/play/model.ts';
import { takeAction } from '../../core/play/takeAction.ts';
import { toPlayerView } from '../../core/play/toPlayerView.ts';
import type { Room } from '../../core/room/model.ts';
import type { PlayPort } from './ports.ts';

interface PreviewPlayDeps {
  /** Milliseconds since the epoch. */
  now?: () => number;
  randomName?: () => string;
}

/** Judges a play in the browser, on the creator's own draft, by the same core functions as the server (DESIGN §4). */
export function createPreviewPlay(
  room: Room,
  { now = Date.now, randomName = () => crypto.randomUUID() }: PreviewPlayDeps = {},
): PlayPort {
  let play: Play = createPlay(room, randomName);
  return {
    open: async () => ({ view: toPlayerView(room, play, now()), version: room.publishedVersion }),
    act: async (action) => {
      const moment = now();
      const taken = takeAction(room, play, action, moment);
      if (taken.ok) play = taken.value.play;
      return {
        view: toPlayerView(room, play, moment),
        events: taken.ok ? taken.value.events : [],
        refusal: taken.ok ? null : taken.refusal,
      };
    },
    reset: () => {
      play = createPlay(room, randomName);
    },
  };
}
