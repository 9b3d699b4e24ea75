import type { Room, SceneId } from '../../../core/room/model.ts';
import type { PlayPort, StageView } from '../../../game/ports.ts';
import { ALL_SEEN } from '../../play/session/seen.ts';
import { loadGame } from '../../play/stage/loadGame.ts';
import { knownPictures, loadPictureGuide } from '../../shared/pictures/pictureGuide.ts';
import { startView } from '../store/editorStage.ts';

/** Milliseconds that drawing may take. */
const PATIENCE = 10_000;

/**
 * Draws the initial state of a place, the first one by default, on a hidden stage, as a webp data URL.
 * @throws where it takes too long
 */
export async function drawCover(room: Room, scene?: SceneId): Promise<string> {
  const tooLate = AbortSignal.timeout(PATIENCE);
  const [game] = await Promise.all([loadGame(), loadPictureGuide()]);
  tooLate.throwIfAborted();
  const host = createHost();
  const view = startView(room, scene);
  const stage = game.mountPlayStage(host, stillPort(view), {
    pictures: knownPictures(),
    reducedMotion: true,
  });
  tooLate.addEventListener('abort', stage.dispose, { once: true });
  try {
    return await stage.snapshot(view);
  } finally {
    stage.dispose();
    host.remove();
  }
}

/** A hidden container; a stage needs an element with a size. */
function createHost(): HTMLElement {
  const host = document.createElement('div');
  host.inert = true;
  host.style.cssText = 'position:fixed;inset:0 auto auto 0;width:320px;height:180px;z-index:-1;opacity:0';
  document.body.append(host);
  return host;
}

/** A port without any events. */
function stillPort({ background }: StageView): PlayPort {
  const state = {
    view: { background, items: [] },
    scene: null,
    targetId: null,
    isHighlighting: false,
    exitId: null,
    seen: ALL_SEEN,
  };
  return {
    getState: () => state,
    subscribe: () => () => {},
    click: () => {},
    clickGround: () => {},
    lookAround: () => {},
    setSeen: () => {},
    subscribeEvents: () => () => {},
  };
}
