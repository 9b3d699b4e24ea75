import type { PlayerView } from '../../../core/play/view/playerView.ts';
import { COVERED, type PlaySession } from './playSession.ts';

/**
 * The view that the player sees: the judge's last one, with pauses and the selected entry applied before the
 * response.
 */
export function shownView(session: PlaySession): PlayerView {
  const { view, viewBeforePause, sent } = session;
  const isPaused = pauseAsked(session);
  const isRunning = view.isStarted && !view.isGameOver && !view.isEscaped;
  const selecting = sent.findLast(({ isSelectedAtOnce }) => isSelectedAtOnce)?.action;
  const selected = selecting?.type === 'select' && !view.isPaused ? selecting.item : view.selected;
  if (isPaused === null || isPaused === view.isPaused || !isRunning)
    return selected === view.selected ? view : { ...view, selected };
  return isPaused ? { ...view, ...COVERED, isPaused } : (viewBeforePause ?? view);
}

/** The pause or resume that this tab has sent; null where none is pending. */
export function pauseSent({ sent }: PlaySession): boolean | null {
  const type = sent.findLast(({ action }) => action.type === 'pause' || action.type === 'resume')?.action
    .type;
  return type === undefined ? null : type === 'pause';
}

/** Milliseconds played at a time `at`, by this browser's clock. */
export function playedAt(session: PlaySession, at: number): number {
  const { isStarted, isPaused } = shownView(session);
  return session.time + (isStarted && !isPaused ? at - session.answeredAt : 0);
}

function pauseAsked(session: PlaySession): boolean | null {
  return session.pauseElsewhere ?? pauseSent(session);
}

/** The session with a new view from the judge. */
export function takeView(session: PlaySession, view: PlayerView, at: number): PlaySession {
  return {
    ...session,
    view,
    viewBeforePause: view.isPaused ? viewBeforePause(session) : null,
    time: view.elapsed,
    answeredAt: at,
    labels: { ...session.labels, ...labelsIn(view) },
  };
}

function viewBeforePause({ view, viewBeforePause: earlier }: PlaySession): PlayerView | null {
  if (view.isPaused) return earlier;
  return view.isStarted ? view : null;
}

function labelsIn({ items, inventory, places, scene }: PlayerView): PlaySession['labels'] {
  const scenes = scene ? [...places, scene] : places;
  return Object.fromEntries([
    ...[...items, ...inventory].map(({ id, label }) => [id, label]),
    ...scenes.map(({ id, name }) => [id, name]),
  ]);
}
