import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

type Probe = [file: string, code: string];

/** The walls of docs/architecture.md: each wrong import fails the linter, each right one passes. */
const WRONG: Probe[] = [
  ['core/room/probe.ts', "import { x } from '../../game/ports.ts'; console.log(x);"],
  ['core/room/probe.ts', "import type { X } from '../../game/ports.ts'; export type Y = X;"],
  ['core/room/probe.ts', "import { x } from 'zod'; console.log(x);"],
  ['core/room/probe.ts', "import { x } from 'node:fs'; console.log(x);"],
  ['game/stage/probe.ts', "import { x } from '../../src/stores/editorStore.ts'; console.log(x);"],
  ['game/stage/probe.ts', "import { x } from 'react'; console.log(x);"],
  ['src/stores/probe.ts', "import { x } from '../../game/mount.ts'; console.log(x);"],
  ['src/stores/probe.ts', "import { x } from 'firebase/app'; console.log(x);"],
  ['src/stores/probe.ts', "import { createContext } from 'react'; console.log(createContext);"],
  ['src/firebase/probe.ts', "import { x } from '../stores/editorStore.ts'; console.log(x);"],
  ['src/inventory/probe.ts', "import { x } from '../stores/ports/BackendError.ts'; console.log(x);"],
  ['src/landing/probe.ts', "import { x } from '../screens/dashboard/RoomCard.tsx'; console.log(x);"],
  ['src/landing/probe.ts', "import { x } from '../../seeds/rooms/littleRoom.ts'; console.log(x);"],
  ['src/screens/editor/probe.ts', "import { x } from '../gameplay/GameplayScreen.tsx'; console.log(x);"],
  ['src/screens/editor/panels/probe.ts', "import { x } from '../../gameplay/Timer.tsx'; console.log(x);"],
  ['src/screens/editor/probe.ts', "import { x } from '../../../game/mount.ts'; console.log(x);"],
  ['src/components/probe.ts', "import { x } from '../../game/mount.ts'; console.log(x);"],
  ['src/text/probe.ts', "import { x } from '../components/stage/EditorStage.tsx'; console.log(x);"],
  ['src/text/probe.ts', "import { x } from 'react'; console.log(x);"],
  ['functions/src/handlers/probe.ts', "import { x } from '../../../local/server.ts'; console.log(x);"],
  ['functions/src/handlers/probe.ts', "import { x } from 'express'; console.log(x);"],
  ['local/auth/probe.ts', "import { x } from '../../src/app/App.tsx'; console.log(x);"],
  ['art/items/probe.ts', "import { x } from '../../core/room/model.ts'; console.log(x);"],
  ['art/import/probe.ts', "import { x } from '../../core/edit/command.ts'; console.log(x);"],
  ['art/kits/doors/frames/probe.ts', "import { x } from '../../../items/doors/barnDoor.ts'; console.log(x);"],
  ['art/kits/doors/frames/probe.ts', "import { x } from '../../../../core/room/model.ts'; console.log(x);"],
  ['art/matter/probe.ts', "import { x } from '../kits/stage/room.ts'; console.log(x);"],
  ['art/ink/probe.ts', "import { x } from '../backgrounds/library.ts'; console.log(x);"],
  ['core/recipe/probe.ts', "import { x } from '../../seeds/demoRooms.ts'; console.log(x);"],
  ['local/store/probe.ts', "import { x } from '../../core/result.ts'; console.log(x);"],
  ['local/backup/probe.ts', "import { x } from '../../tools/serve.ts'; console.log(x);"],
  ['seeds/probe.ts', "import { x } from '../art/render.ts'; console.log(x);"],
  ['seeds/catalogue/probe.ts', "import { x } from '../../tools/project/connectProject.ts'; console.log(x);"],
];

const RIGHT: Probe[] = [
  [
    'core/room/probe.ts',
    "import * as v from 'valibot'; import { x } from '../play/model.ts'; console.log(v, x);",
  ],
  [
    'game/stage/probe.ts',
    "import { Game } from 'phaser'; import { x } from '../../core/play/a.ts'; console.log(Game, x);",
  ],
  ['src/stores/probe.ts', "import { x } from '../../game/ports.ts'; console.log(x);"],
  [
    'src/firebase/probe.ts',
    "import { a } from 'firebase/app'; import { x } from '../stores/ports/BackendError.ts'; console.log(a, x);",
  ],
  [
    'src/screens/editor/probe.ts',
    "import { x } from '../../components/stage/EditorStage.tsx'; console.log(x);",
  ],
  ['src/components/stage/probe.ts', "import { x } from '../../../game/mount.ts'; console.log(x);"],
  ['src/components/stage/probe.ts', "import { x } from '../../../game/dragMode.ts'; console.log(x);"],
  ['src/components/play/probe.ts', "import type { X } from '../../../game/ports.ts'; export type Y = X;"],
  [
    'src/text/probe.ts',
    "import { x } from '../../core/room/model.ts'; import { y } from './editor.ts'; console.log(x, y);",
  ],
  ['functions/src/handlers/probe.ts', "import { x } from '../../../core/calls/model.ts'; console.log(x);"],
  ['art/items/probe.ts', "import { x } from '../../core/catalogue/model.ts'; console.log(x);"],
  ['art/kits/doors/frames/probe.ts', "import { x } from '../../../matter/wood.ts'; console.log(x);"],
  ['art/matter/probe.ts', "import { x } from '../ink/Ink.ts'; console.log(x);"],
  ['seeds/probe.ts', "import { x } from '../art/catalogue.ts'; console.log(x);"],
];

/**
 * Lints the probes in a folder of their own that holds the project's settings, so that nothing is written into the tree.
 * Answers the probes' numbers that broke a wall.
 */
function findBreaches(probes: Probe[]): Set<number> {
  const folder = mkdtempSync(join(tmpdir(), 'walls-'));
  try {
    copyFileSync('biome.json', join(folder, 'biome.json'));
    probes.forEach(([file, code], number) => {
      const path = join(folder, dirname(file), `probe${number}.ts`);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, code);
    });
    const args = [
      'lint',
      '--only=style/noRestrictedImports',
      '--vcs-enabled=false',
      '--reporter=github',
      '.',
    ];
    const { stdout } = spawnSync(resolve('node_modules/.bin/biome'), args, { cwd: folder, encoding: 'utf8' });
    return new Set([...stdout.matchAll(/probe(\d+)\.ts/g)].map((match) => Number(match[1])));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('the walls between the parts', () => {
  const breaches = findBreaches([...WRONG, ...RIGHT]);

  it.each(WRONG)('%s refuses %s', (...probe) => {
    expect(breaches).toContain(WRONG.findIndex(([file, code]) => file === probe[0] && code === probe[1]));
  });

  it.each(RIGHT)('%s allows %s', (...probe) => {
    expect(breaches).not.toContain(
      WRONG.length + RIGHT.findIndex(([file, code]) => file === probe[0] && code === probe[1]),
    );
  });
});
