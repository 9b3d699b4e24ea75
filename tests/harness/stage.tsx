import { ChakraProvider } from '@chakra-ui/react';
import type Phaser from 'phaser';
import { StrictMode, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Renderer, StageHandle } from '../../game/ports.ts';
import { system } from '../../src/app/theme/system.ts';
import { EditorStage } from '../../src/editor/stage/EditorStage.tsx';
import { PlayStage } from '../../src/play/stage/PlayStage.tsx';
import { loadPictureGuide } from '../../src/shared/pictures/pictureGuide.ts';
import { createCrowdedRoom } from './crowd.ts';
import { createTestEditorPort, createTestPlayPort } from './ports.ts';
import { createTestRoom } from './room.ts';
import { createSecondRoom } from './secondRoom.ts';
import { createTestGame, lockChest, startTestGame, TestTable } from './table.tsx';

/** Functions for tests, in `window.harness`. */
interface StageHarness {
  editor: ReturnType<typeof createTestEditorPort>;
  play: ReturnType<typeof createTestPlayPort>;
  mount: () => void;
  unmount: () => void;
  /** The stage, once it is mounted. */
  stage: StageHandle | null;
  /** Makes `window.PhaserGame` known; not at once, since the game's code comes late in the app too. */
  exposeGame: () => Promise<void>;
  /** Pictures that could not be loaded. */
  missing: string[];
}

declare global {
  interface Window {
    harness: StageHarness;
    /** For counting live games from outside. */
    PhaserGame: typeof Phaser.Game;
  }
}

const query = new URLSearchParams(location.search);
const kind = query.get('kind') ?? 'editor';
const renderer: Renderer = query.get('renderer') === 'webgl' ? 'webgl' : 'canvas';
const room = query.has('things')
  ? createCrowdedRoom(Number(query.get('things')))
  : createTestRoom({
      ...(query.has('ambient') && { ambient: query.get('ambient') ?? '' }),
      ...(query.has('background') && { uri: query.get('background') ?? '' }),
    });
const game = createTestGame(kind === 'second' ? createSecondRoom() : lockChest(room));
const isTable = kind === 'table' || kind === 'second';
const root = createRoot(document.querySelector('#app') ?? document.body);

const harness: StageHarness = {
  editor: createTestEditorPort(room),
  play: createTestPlayPort(room),
  mount: () => flushSync(() => root.render(<Page />)),
  unmount: () => {
    flushSync(() => root.render(null));
    harness.stage = null;
  },
  stage: null,
  exposeGame: async () => {
    window.PhaserGame = (await import('phaser')).default.Game;
  },
  missing: [],
};
window.harness = harness;

function Page() {
  useEffect(() => void performance.mark('shell'), []);
  const shared = {
    renderer,
    onReady: (stage: StageHandle) => {
      harness.stage = stage;
    },
    onFirstPicture: () => performance.mark('first-picture'),
    onPictureMissing: (uri: string) => harness.missing.push(uri),
  };
  return (
    <StrictMode>
      <ChakraProvider value={system}>
        {isTable && <TestTable game={game} />}
        {kind === 'play' && <PlayStage port={harness.play.port} {...shared} />}
        {kind === 'editor' && <EditorStage port={harness.editor.port} {...shared} />}
      </ChakraProvider>
    </StrictMode>
  );
}

if (isTable) await startTestGame(game);
// A stage that mounts before the library is known is drawn without it.
if (query.has('library')) await loadPictureGuide();
if (!query.has('unmounted')) harness.mount();
