import type { OpaqueName } from '../../../core/play/view/opaqueName.ts';
import type { PlayerView, ViewItem } from '../../../core/play/view/playerView.ts';
import type { Move, PlaySession } from './playSession.ts';
import type { Screen } from './screen.ts';
import { pauseSent, shownView } from './shownView.ts';

/**
 * The data that screens read: SPEC §3's "Gameplay state" and "Game status flags" by their names, with the
 * rest of the session, the screen and the shown view.
 */
export interface GameplayData extends Omit<PlayerView, 'items'>, Screen, PlaySession {
  items: Readonly<Record<OpaqueName, ViewItem>>;
  /** Back to front. */
  itemOrder: readonly OpaqueName[];
  /** The selected inventory entry. */
  selectedTool: OpaqueName | null;
  isActing: boolean;
  /** The response takes so long that the player is told. */
  isWaiting: boolean;
  /** A click or a use has no result yet: a lock may open on the screen. */
  isInSuspense: boolean;
  /** The pause or resume that this tab asked for, until the judge confirms it. */
  pauseAhead: boolean | null;
}

/** Derives the screens' data from a session. */
export function gameplayOf(session: PlaySession): GameplayData {
  const shown = shownView(session);
  return {
    ...session,
    ...session.screen,
    ...shown,
    ...itemsByName(shown.items),
    ...waitingOf(session),
    selectedTool: shown.selected,
    pauseAhead: pauseSent(session),
  };
}

function waitingOf({
  call,
  sent,
}: PlaySession): Pick<GameplayData, 'isActing' | 'isWaiting' | 'isInSuspense'> {
  const isActing = call !== null && sent.length > 0 && call.progress !== 'arriving';
  return {
    isActing,
    isWaiting: isActing && call.progress === 'late' && !sent[0]?.isInBackground,
    isInSuspense: call !== null && sent.some(mayOpenDialog),
  };
}

function mayOpenDialog({ predicted, action: { type } }: Move): boolean {
  return predicted === null && (type === 'click' || type === 'useItem');
}

type ItemsByName = Pick<GameplayData, 'items' | 'itemOrder'>;

/** Returns the same object for the same items, so that the stage knows that nothing changed. */
const known = new WeakMap<PlayerView['items'], ItemsByName>();

function itemsByName(items: PlayerView['items']): ItemsByName {
  const before = known.get(items);
  if (before) return before;
  const named: ItemsByName = {
    items: Object.fromEntries(items.map((item) => [item.id, item])),
    itemOrder: items.map(({ id }) => id),
  };
  known.set(items, named);
  return named;
}
