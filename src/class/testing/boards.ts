import type { BoardSeat, BoardTeam, ShowClassAnswer } from '../../../core/calls/class/showClass.ts';

/** The time at which test boards were sent, in milliseconds since the epoch. */
export const TOLD = 1_800_000_000_000;

/** A seat of a test board, taken by a pupil who is present. */
export function boardSeat(changes: Partial<BoardSeat> = {}): BoardSeat {
  return { seat: 0, name: 'Brave Otter', people: 1, isHere: true, seenAt: TOLD, place: null, ...changes };
}

/** A team of a test board that has played ten of thirty minutes. */
export function boardTeam(changes: Partial<BoardTeam> = {}): BoardTeam {
  return {
    team: 0,
    name: 'Brass Owls',
    key: null,
    places: 6,
    seats: [boardSeat()],
    progress: 0,
    lock: null,
    openable: [],
    played: 600_000,
    limit: 1_800_000,
    quiet: 0,
    hints: 0,
    minutesGiven: 0,
    isPaused: false,
    outcome: null,
    needs: [],
    dropped: null,
    ...changes,
  };
}

/** A running class. */
export function classBoard(changes: Partial<ShowClassAnswer> = {}): ShowClassAnswer {
  return {
    sessionId: 's1',
    roomId: 'r1',
    roomName: 'The Study',
    code: 'K7M4QX',
    keys: { wall: 'wall', bell: 'bell' },
    number: 1,
    state: 'running',
    settings: {
      filling: 'evenly',
      minutes: 30,
      mayAskHints: true,
      mayComeLate: true,
      areNamesTyped: false,
      isRanked: false,
    },
    isDoorOpen: true,
    startedAt: TOLD - 600_000,
    at: TOLD,
    waiting: [],
    messages: [],
    hintsSent: [],
    blocked: 0,
    teams: [boardTeam()],
    ...changes,
  };
}
