import type { ClassView } from '../../../../core/calls/pieces/classes.ts';

/** Returns a pupil's view of a class that is being played, at noon. */
export function classView(changes: Partial<ClassView> = {}): ClassView {
  return {
    number: 1,
    bell: 'bell',
    code: 'K7M4QX',
    state: 'running',
    team: 0,
    teamName: 'Brass Owls',
    isAlone: false,
    mayAskHints: true,
    messages: [],
    spinsLeft: 0,
    people: 1,
    litUntil: null,
    isCalling: false,
    isHelpComing: false,
    at: NOON,
    ...changes,
  };
}

/** Milliseconds since the epoch. */
export const NOON = 1_000_000;

/** Returns a message from the teacher. */
export const saidAt = (number: number, at = NOON) =>
  ({ number, at, message: { type: 'ready', message: 'eyes' } }) as const;
