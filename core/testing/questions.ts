import { applyAction } from '../play/applyAction.ts';
import type { Room } from '../room/model.ts';
import { findWalkthrough } from '../solve/escape/walk/findWalkthrough.ts';
import { findProblems } from '../solve/findings/findProblems.ts';
import { START, startedPlay } from './playing.ts';

/** The questions that the server answers about rooms (S5), each asked as if the room were new. */
export const QUESTIONS: Readonly<Record<'hint' | 'proof' | 'findings', (room: Room) => unknown>> = {
  hint: (room) => {
    const asked = { ...room };
    return applyAction({ room: asked, play: startedPlay(asked), at: START }, { type: 'askHint' });
  },
  proof: (room) => findWalkthrough({ ...room }),
  findings: (room) => findProblems({ ...room }),
};

/** Maximum work for one answer, for any valid room: well under 50 ms on a server. */
export const MOST_LOOKS = 5_000_000;
