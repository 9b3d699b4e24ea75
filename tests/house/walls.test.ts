import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

/** The walls of the architecture (docs/architecture.md): each wrong import fails the linter, each right one passes. */
const WRONG: [file: string, code: string][] = [
  ['core/room/probe.ts', "import { x } from '../../game/ports.ts'; console.log(x);"],
  ['core/room/probe.ts', "import type { X } from '../../game/ports.ts'; export type Y = X;"],
  ['core/room/probe.ts', "import { x } from 'zod'; console.log(x);"],
  ['core/room/probe.ts', "import { x } from 'node:fs'; console.log(x);"],
  ['game/stage/probe.ts', "import { x } from '../../src/stores/editorStore.ts'; console.log(x);"],
  ['game/stage/probe.ts', "import { x } from 'react'; console.log(x);"],
  ['src/stores/probe.ts', "import { x } from '../../game/mount.ts'; console.log(x);"],
  ['src/stores/probe.ts', "import { x } from 'firebase/app'; console.log(x);"],
  ['src/firebase/probe.ts', "import { x } from '../stores/editorStore.ts'; console.log(x);"],
  ['src/screens/editor/probe.ts', "import { x } from '../gameplay/GameplayScreen.tsx'; console.log(x);"],
  ['src/screens/editor/panels/probe.ts', "import { x } from '../../gameplay/Timer.tsx'; console.log(x);"],
  ['src/screens/editor/probe.ts', "import { x } from '../../../game/mount.ts'; console.log(x);"],
  ['src/components/probe.ts', "import { x } from '../../game/mount.ts'; console.log(x);"],
  ['functions/src/handlers/probe.ts', "import { x } from '../../../local/server.ts'; console.log(x);"],
  ['functions/src/handlers/probe.ts', "import { x } from 'express'; console.log(x);"],
  ['local/auth/probe.ts', "import { x } from '../../src/app/App.tsx'; console.log(x);"],
  ['art/items/probe.ts', "import { x } from '../../core/room/model.ts'; console.log(x);"],
  ['seeds/probe.ts', "import { x } from '../art/render.ts'; console.log(x);"],
];

const RIGHT: [file: string, code: string][] = [
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
    "import { a } from 'firebase/app'; import { x } from '../stores/ports.ts'; console.log(a, x);",
  ],
  [
    'src/screens/editor/probe.ts',
    "import { x } from '../../components/stage/EditorStage.tsx'; console.log(x);",
  ],
  ['src/components/stage/probe.ts', "import { x } from '../../../game/mount.ts'; console.log(x);"],
  ['functions/src/handlers/probe.ts', "import { x } from '../../../core/calls/model.ts'; console.log(x);"],
  ['art/items/probe.ts', "import { x } from '../../core/catalogue/model.ts'; console.log(x);"],
  ['seeds/probe.ts', "import { x } from '../art/catalogue.ts'; console.log(x);"],
];

/** Standard input carries the file, so nothing is written into the tree; the exit code is the verdict. */
function passesTheWalls(file: string, code: string): boolean {
  const args = ['lint', '--only=style/noRestrictedImports', `--stdin-file-path=${file}`];
  return spawnSync('node_modules/.bin/biome', args, { input: code }).status === 0;
}

describe('the walls between the parts', () => {
  it.each(WRONG)('%s refuses %s', (file, code) => {
    expect(passesTheWalls(file, code)).toBe(false);
  });

  it.each(RIGHT)('%s allows %s', (file, code) => {
    expect(passesTheWalls(file, code)).toBe(true);
  });
});
