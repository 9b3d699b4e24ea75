import type { Acted } from '../../../core/play/act.ts';
import type { Action, PlayEvent } from '../../../core/play/model.ts';
import { actInTeam } from '../../../core/play/team/actInTeam.ts';
import { playOf } from '../../../core/play/team/team.ts';
import type { OpaqueName } from '../../../core/play/view/opaqueName.ts';
import type { Room } from '../../../core/room/model.ts';
import type { News } from './news.ts';
import { type PartyPlay, teamOf, withTeam } from './partyPlay.ts';

interface PartyTurn {
  document: PartyPlay;
  seat: number;
  room: Room;
  action: Action<OpaqueName>;
  /** Milliseconds since the epoch. */
  at: number;
}

interface Judged {
  /** The result as for a single player. */
  acted: Acted;
  /** The party after the action. */
  after: PartyPlay;
  /** What happened, with ids; empty if the action was refused. */
  events: readonly PlayEvent[];
  /** The message to the other seats; null if there is none. */
  news: News | null;
}

/** Judges an action of one seat for its whole party (T3, T4). */
export function judgeInParty({ document, seat, room, action, at }: PartyTurn): Judged {
  const {
    team,
    refusal,
    told,
    events: happened,
  } = actInTeam({ room, team: teamOf(document), at }, seat, action);
  const { [seat]: own, ...others } = told;
  const { events = [], change = {} } = own ?? {};
  const isNews = Object.values(others).some(
    (other) => other.events.length > 0 || Object.keys(other.change).some((field) => field !== 'elapsed'),
  );
  return {
    acted: { play: playOf(team, seat), events, refusal, change },
    after: withTeam(document, team),
    events: happened,
    news: isNews ? { by: seat, told: others } : null,
  };
}
