import type { PlayerView } from '../../../core/play/view/playerView.ts';

/** A pause, or its end, that the judge has not spoken of yet. */
interface Wish {
  isPaused: boolean;
  /** The number of the action that asks for it; what other tabs ask for waits for what the judge says next time it is asked how things stand. */
  move: number;
}

/** What nothing may be seen of in a pause (P2). */
const COVERED = {
  background: null,
  scene: null,
  places: [],
  canGoBack: false,
  items: [],
  inventory: [],
  selected: null,
  journal: [],
} satisfies Partial<PlayerView>;

/** What a view shows of the room. */
type RoomPart = Pick<PlayerView, keyof typeof COVERED>;

/** Shows a pause and its end at once: ahead of the judge, whose word wins when it comes. */
export class Pausing {
  #judged: PlayerView | null = null;
  /** The room before it was covered. A play that was opened in its pause has none yet. */
  #room: RoomPart | null = null;
  #wish: Wish | null = null;

  /** The judge's view in its own words. */
  hear(view: PlayerView): void {
    this.#judged = view;
    if (!view.isPaused) this.#room = view;
  }

  ask(isPaused: boolean, move = Number.POSITIVE_INFINITY): void {
    this.#wish = { isPaused, move };
  }

  /** An action has its answer, whatever that is; answers whether what was asked for last is settled by it. */
  settle(move: number): boolean {
    if (!this.#wish || this.#wish.move > move) return false;
    this.#wish = null;
    return true;
  }

  /** The judge was asked how things stand: nothing is ahead of that. */
  settleAll(): void {
    this.#wish = null;
  }

  /** Another play is opened. */
  forget(): void {
    this.#wish = null;
    this.#room = null;
  }

  /** How the play is shown. */
  get view(): PlayerView | null {
    const [judged, room, wish] = [this.#judged, this.#room, this.#wish];
    if (!judged || !wish || wish.isPaused === judged.isPaused || !isUnderWay(judged)) return judged;
    if (wish.isPaused) return { ...judged, ...COVERED, isPaused: true };
    return room ? { ...judged, ...roomOf(room), isPaused: false } : judged;
  }
}

function isUnderWay({ isStarted, isGameOver, isEscaped }: PlayerView): boolean {
  return isStarted && !isGameOver && !isEscaped;
}

function roomOf(view: RoomPart): RoomPart {
  const { background, scene, places, canGoBack, items, inventory, selected, journal } = view;
  return { background, scene, places, canGoBack, items, inventory, selected, journal };
}
