import { applyAction } from '../play/applyAction.ts';
import type { Room } from '../room/model.ts';
import { findWalkthrough } from '../solve/escape/walk/findWalkthrough.ts';
import { findProblems } from '../solve/findings/findProblems.ts';
import { START, startedPlay } from './playing.ts';

/** What the server is asked about rooms (S5), each time as if nothing were known of the room. */
export const QUESTIONS: Readonly<Record<'hint' | 'proof' | 'findings', (room: Room) => unknown>> = {
  hint: (room) => {
    const asked = { ...room };
    return applyAction({ room: asked, play: startedPlay(asked), at: START }, { type: 'askHint' });
  },
  proof: (room) => findWalkthrough({ ...room }),
  findings: (room) => findProblems({ ...room }),
};

/** Looks that one answer may take, of whichever valid room: what a server does in well under 50 ms. */
export const MOST_LOOKS = 5_000_000;
