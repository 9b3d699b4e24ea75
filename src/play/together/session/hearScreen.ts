import type { PlayEvents } from '../../session/predictEvents.ts';
import { hasAny, opensShownLock, type Screen, tellNews } from '../../session/screen.ts';

/**
 * The screen after another seat's action. Its messages are not for this player, and the line of own news stays;
 * a dialog closes only if nothing is left to do in it (T4, T5).
 */
export function hearScreen(screen: Screen, events: PlayEvents): Screen {
  const { dialog, lastEvents, announcements } = screen;
  const heard = { ...tellNews(screen, events), lastEvents, announcements };
  const isOpened = opensShownLock(screen, events) && dialog?.type !== 'message';
  if (!hasAny(events, 'paused', 'escaped', 'gameOver'))
    return isOpened ? { ...heard, dialog: null, waitingDialogs: [] } : heard;
  // A lock that is covered goes at once, so the door behind it is seen at once, too.
  const exit = heard.exit && { ...heard.exit, isShown: true };
  return { ...heard, exit, dialog: null, waitingDialogs: [], captions: [] };
}
