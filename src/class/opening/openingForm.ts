import type { OpenClassRequest } from '../../../core/calls/class/openClass.ts';
import { CLASS_LIMITS } from '../../../core/class/classLimits.ts';
import { divideSeats } from '../../../core/class/classSeats.ts';
import { MOST_SEATS } from '../../../core/play/team/team.ts';

/** The teacher's choices on the opening sheet. */
export interface OpeningForm {
  division: 'byNumber' | 'bySize' | 'alone';
  teams: number;
  size: number;
  /** `other`: the number of minutes is in `typed`. */
  minutes: number | 'other' | 'unlimited';
  typed: string;
  areNamesTyped: boolean;
  mayAskHints: boolean;
  mayComeLate: boolean;
  isRanked: boolean;
}

/** Choices of minutes that every room offers besides its own. */
const USUAL_MINUTES = [20, 30, 40, 60];

/** Returns the sheet as it opens: everything is set, so that one tap more opens the door. `timeLimit`: minutes. */
export function newOpening(timeLimit: number): OpeningForm {
  return {
    division: 'byNumber',
    teams: 6,
    size: 4,
    minutes: timeLimit,
    typed: '',
    areNamesTyped: false,
    mayAskHints: true,
    mayComeLate: true,
    isRanked: false,
  };
}

/** Returns the minutes to choose from: the room's own among the usual ones. */
export function minuteChoices(timeLimit: number): readonly number[] {
  return [...new Set([...USUAL_MINUTES, timeLimit])].toSorted((one, other) => one - other);
}

/** Returns the chosen minutes; null for no limit, undefined if what was typed is no number of minutes. */
export function minutesOf({ minutes, typed }: OpeningForm): number | null | undefined {
  if (minutes === 'unlimited') return null;
  if (minutes !== 'other') return minutes;
  const { min, max } = CLASS_LIMITS.minutes;
  const given = Number(typed);
  return Number.isInteger(given) && given >= min && given <= max ? given : undefined;
}

/** Returns how many seats a team and the class have with these choices, and how many teams there are at most. */
export function seatsFor(form: OpeningForm, most: number): { teams: number; seats: number; all: number } {
  const { seats } = divideSeats(divisionOf(form), most);
  return { teams: seats.length, seats: seats[0] ?? 0, all: seats.reduce((sum, each) => sum + each, 0) };
}

/** Returns the least and the most that may be chosen of teams or of seats in a team. */
export function countLimits({ division }: OpeningForm): { min: number; max: number } {
  return division === 'bySize' ? { min: 1, max: MOST_SEATS } : { min: 1, max: CLASS_LIMITS.teams };
}

function divisionOf({ division, teams, size }: OpeningForm): OpenClassRequest['division'] {
  if (division === 'byNumber') return { type: division, teams };
  return division === 'bySize' ? { type: division, size } : { type: division };
}

/** Returns the request for these choices; null while the minutes are none. */
export function requestOf(
  form: OpeningForm,
  { roomId, language }: Pick<OpenClassRequest, 'roomId' | 'language'>,
): OpenClassRequest | null {
  const minutes = minutesOf(form);
  if (minutes === undefined) return null;
  const { areNamesTyped, mayAskHints, mayComeLate, isRanked } = form;
  return {
    roomId,
    language,
    division: divisionOf(form),
    minutes,
    areNamesTyped,
    mayAskHints,
    mayComeLate,
    isRanked,
  };
}
