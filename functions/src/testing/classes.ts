import type { OpenClassRequest } from '../../../core/calls/class/openClass.ts';
import type { OrderClassRequest } from '../../../core/calls/class/orderClass.ts';
import type { JoinPartyRequest } from '../../../core/calls/play/joinParty.ts';
import { deleteClass } from '../class/deleteClass.ts';
import { keepResults } from '../class/keepResults.ts';
import { listClasses } from '../class/listClasses.ts';
import { openClass } from '../class/openClass.ts';
import { orderClass } from '../class/orderClass.ts';
import { showClass } from '../class/showClass.ts';
import { showNextHint } from '../class/showNextHint.ts';
import { showResults } from '../class/showResults.ts';
import { showWall } from '../class/showWall.ts';
import type { Caller } from '../http/findCaller.ts';
import { joinParty } from '../party/joinParty.ts';
import { publishRoom } from '../rooms/publishRoom.ts';
import { createTestDeps, type TestDeps } from './createTestDeps.ts';
import { PartyPlayer } from './PartyPlayer.ts';
import { CREATOR, createTestRoom } from './testRoom.ts';

/** Longer than an order waits. */
export const AFTER_WAITING = 5001;

let made = 0;

interface ClassSite {
  deps: TestDeps;
  roomId: string;
  /** An account that has opened no class yet. */
  teacher: Caller;
}

/** Publishes a room with its own clock and network, and returns it with an account for the teacher. */
export async function publishClassRoom(
  changes: Parameters<typeof createTestRoom>[0] = {},
): Promise<ClassSite> {
  let tokens = 0;
  const number = ++made;
  const deps: TestDeps = {
    ...createTestDeps(),
    network: `203.0.113.${number}`,
    // As long as real keys: shorter ones give no access.
    randomToken: () => `a-long-token-of-${number}-${String(++tokens).padStart(8, '0')}`,
  };
  const roomId = `class-room-${number}`;
  await deps.saveDraft(roomId, createTestRoom(changes));
  await publishRoom({ roomId, revision: 3 }, CREATOR, deps);
  const teacher = { userId: `teacher-${number}`, name: 'Ms Brass', emailVerified: true };
  return { deps, roomId, teacher };
}

/** A teacher with a session; any account can be one. */
export class ClassTeacher {
  readonly deps: TestDeps;
  readonly sessionId: string;
  readonly code: string;
  readonly caller: Caller;

  constructor(deps: TestDeps, opened: { sessionId: string; code: string }, caller: Caller) {
    this.deps = deps;
    this.sessionId = opened.sessionId;
    this.code = opened.code;
    this.caller = caller;
  }

  static async open(
    { deps, roomId, teacher }: ClassSite,
    changes: Partial<OpenClassRequest> = {},
    caller = teacher,
  ): Promise<ClassTeacher> {
    const request: OpenClassRequest = {
      roomId,
      division: { type: 'byNumber', teams: 2 },
      language: 'en',
      minutes: 40,
      mayAskHints: true,
      mayComeLate: true,
      areNamesTyped: false,
      isRanked: false,
      ...changes,
    };
    return new ClassTeacher(deps, await openClass(request, caller, deps), caller);
  }

  /** Gives an order; returns why it was refused, or null. */
  async order(order: OrderClassRequest['order']) {
    const { refusal } = await orderClass({ sessionId: this.sessionId, order }, this.caller, this.deps);
    return refusal;
  }

  /** Gives an order that waits, and lets its five seconds pass. */
  async orderAndWait(order: OrderClassRequest['order']) {
    const refusal = await this.order(order);
    this.deps.passTime(AFTER_WAITING);
    return refusal;
  }

  board() {
    return showClass({ sessionId: this.sessionId }, this.caller, this.deps);
  }

  async list() {
    return (await listClasses({}, this.caller, this.deps)).classes;
  }

  async nextHint(team: number) {
    return (await showNextHint({ sessionId: this.sessionId, team }, this.caller, this.deps)).hint;
  }

  results() {
    return showResults({ sessionId: this.sessionId }, this.caller, this.deps);
  }

  async keep(isKept: boolean) {
    return (await keepResults({ sessionId: this.sessionId, isKept }, this.caller, this.deps)).goesAt;
  }

  delete() {
    return deleteClass({ sessionId: this.sessionId }, this.caller, this.deps);
  }

  /** Requests the wall, without an account. */
  async wall(key?: string) {
    const known = key ?? (await this.board()).keys.wall;
    return showWall({ sessionId: this.sessionId, key: known }, null, this.deps);
  }

  /** Lets a pupil join with a browser of their own. */
  async join(request: Omit<JoinPartyRequest, 'code'> = {}): Promise<PartyPlayer> {
    const seated = await joinParty({ code: this.code, ...request }, null, this.deps);
    return new PartyPlayer(this.deps, seated, null);
  }

  /** Lets this number of pupils join one after the other, and starts. */
  async startWith(pupils: number): Promise<readonly PartyPlayer[]> {
    const joined: PartyPlayer[] = [];
    for (let pupil = 0; pupil < pupils; pupil++) joined.push(await this.join());
    await this.order({ type: 'start' });
    // The countdown before the start passes.
    this.deps.passTime(3000);
    return joined;
  }
}

/** Returns the number of a pupil's team. */
export function teamOfPupil({ seated }: PartyPlayer): number {
  return seated.inClass?.team ?? -1;
}
