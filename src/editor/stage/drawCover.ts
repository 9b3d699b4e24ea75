import type { Room, SceneId } from '../../../core/room/model.ts';
import type { PlayPort, StageView } from '../../../game/ports.ts';
import { ALL_SEEN } from '../../play/session/seen.ts';
import { loadGame } from '../../play/stage/loadGame.ts';
import { knownPictures, loadPictureGuide } from '../../shared/pictures/pictureGuide.ts';
import { startView } from '../store/editorStage.ts';

/** Milliseconds that somebody waits for a picture at most. */
const PATIENCE = 10_000;

/**
 * Draws a room's place as it is found, the first one unless told, on a stage that nobody sees, as a webp picture in a data URL.
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

/** Behind everything: a stage needs a place of some size. */
function createHost(): HTMLElement {
  const host = document.createElement('div');
  host.inert = true;
  host.style.cssText = 'position:fixed;inset:0 auto auto 0;width:320px;height:180px;z-index:-1;opacity:0';
  document.body.append(host);
  return host;
}

/** A room in which nothing happens. */
function stillPort({ background }: StageView): PlayPort {
  const state = {
    view: { background, items: [] },
    scene: null,
    targetId: null,
    isLooking: false,
    wayOutId: null,
    seen: ALL_SEEN,
  };
  return {
    getState: () => state,
    subscribe: () => () => {},
    click: () => {},
    clickGround: () => {},
    setSeen: () => {},
    subscribeEvents: () => () => {},
  };
}
