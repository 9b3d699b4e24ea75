import Phaser from 'phaser';
import type { PictureGuide } from '../core/catalogue/pictureGuide.ts';
import type { ItemId } from '../core/room/model.ts';
import { posedView } from '../core/room/posedView.ts';
import { EditorScene } from './editor/EditorScene.ts';
import { withTops } from './editor/withTops.ts';
import { LivingCanvas } from './living/LivingCanvas.ts';
import { LooseParts } from './living/LooseParts.ts';
import { listLiving } from './living/listLiving.ts';
import { listLoose } from './living/listLoose.ts';
import { withStills } from './living/withStills.ts';
import { PlayScene } from './play/PlayScene.ts';
import type { EditorPort, PlayPort, PlayStageHandle, StageHandle, StageOptions, StageView } from './ports.ts';
import { drawSnapshot } from './stage/drawSnapshot.ts';
import { createGameConfig, dropTileSprite } from './stage/gameConfig.ts';
import { STAGE } from './stage/geometry.ts';
import { needsDoublePictures, preload, warmPictures } from './stage/loadPicture.ts';
import { RenderOnDemand } from './stage/RenderOnDemand.ts';
import { StagePointing } from './stage/StagePointing.ts';
import { measureBacking, StageScale } from './stage/StageScale.ts';
import { withPoses } from './stage/withPoses.ts';

/** Mounts the editor's stage in a host element, which determines its size. The caller disposes it. */
export function mountEditorStage(
  host: HTMLElement,
  port: EditorPort,
  options: StageOptions = {},
): StageHandle<ItemId> {
  const frames = new RenderOnDemand();
  const posed = withPoses(port, picturesOf(options));
  const topped = withTops(posed, picturesOf(options));
  return mountStage(host, new EditorScene({ port: topped, frames, options }), frames, options);
}

/** Mounts a play's stage in a host element, which determines its size. The caller disposes it. */
export function mountPlayStage(
  host: HTMLElement,
  port: PlayPort,
  options: StageOptions = {},
): PlayStageHandle {
  const frames = new RenderOnDemand();
  const stills = withStills(port, picturesOf(options));
  const posed = withPoses(stills.port, picturesOf(options));
  const stage = mountStage(host, new PlayScene({ port: posed, frames, options }), frames, options);
  return { ...stage, loosen: stills.loosen };
}

/**
 * Runs the animations of a play's room on a host over its stage; pauses in highlight mode and during the
 * exit. Returns the function that ends it.
 */
export function mountLiving(
  host: HTMLElement,
  port: PlayPort,
  { pictures, loosen }: { pictures: PictureGuide; loosen: PlayStageHandle['loosen'] },
): () => void {
  const canvas = createCanvas(host);
  const hung = host.appendChild(document.createElement('div'));
  hung.style.cssText = 'position:absolute;inset:0';
  const living = new LivingCanvas(canvas, new LooseParts(hung, pictures, loosen));
  let shown: { view: StageView; isAtRest: boolean } | null = null;
  const show = () => {
    const { view, isHighlighting, exitId } = port.getState();
    const isAtRest = isHighlighting || exitId !== null;
    // Panning and zooming move the host; to place everything anew for each of their frames made phones stutter.
    if (shown?.view === view && shown.isAtRest === isAtRest) return;
    shown = { view, isAtRest };
    if (isAtRest) living.show([], []);
    else living.show(listLiving(view, pictures), listLoose(view, pictures));
  };
  show();
  const stop = port.subscribe(show);
  return () => {
    stop();
    living.destroy();
    canvas.remove();
    hung.remove();
  };
}

type AnyScene = EditorScene | PlayScene;

/** The only place that creates a game. */
function mountStage<Id extends string>(
  host: HTMLElement,
  scene: AnyScene & { readonly view: StageView<Id> },
  frames: RenderOnDemand,
  options: StageOptions,
): StageHandle<Id> {
  const isDouble = needsDoublePictures((measureBacking(host)?.width ?? 0) / STAGE.width);
  warmPictures(scene.view, isDouble, picturesOf(options));
  const canvas = createCanvas(host);
  const game = new Phaser.Game(createGameConfig(host, canvas, scene, options.renderer ?? 'canvas'));
  game.events.once(Phaser.Core.Events.SYSTEM_READY, () => queueMicrotask(() => dropTileSprite(game)));
  frames.attach(game);
  const scale = new StageScale(game, host, () => {
    scene.fitPictures();
    frames.drawNow();
  });
  const pointing = new StagePointing(
    canvas,
    () => scene.view,
    () => scene.viewport,
  );
  const end = new AbortController();
  return {
    snapshot: (view) =>
      drawSnapshot({ game, scene, scale, view: posedView(view, picturesOf(options)), signal: end.signal }),
    itemAt: (at) => pointing.itemAt(at),
    positionAt: (at) => pointing.positionAt(at),
    preload: (uris) => preload(uris, isDouble, picturesOf(options)),
    whenShown: () => scene.whenShown(),
    dispose: () => {
      if (end.signal.aborted) return;
      end.abort(new Error('The stage was disposed.'));
      scale.destroy();
      canvas.remove();
      frames.destroyGame();
    },
  };
}

function picturesOf({ pictures = new Map() }: StageOptions): PictureGuide {
  return pictures;
}

/** Creates a new canvas for each mount, since a used one keeps its context and listeners. */
function createCanvas(host: HTMLElement): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.style.cssText = 'display:block;width:100%;height:100%;user-select:none;-webkit-user-select:none';
  // Screen readers use the parallel buttons in the DOM.
  canvas.setAttribute('aria-hidden', 'true');
  host.append(canvas);
  return canvas;
}
