import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { overrideOf, WALLS } from '../../tools/walls/walls.ts';

type Probe = [file: string, code: string];

/**
 * Imports that break a wall of docs/architecture.md and must fail the linter; `RIGHT` has those that must
 * pass.
 */
const WRONG: Probe[] = [
  ['core/room/probe.ts', importing('../../game/ports.ts')],
  ['core/room/probe.ts', "import type { X } from '../../game/ports.ts'; export type Y = X;"],
  ['core/room/probe.ts', importing('zod')],
  ['core/room/probe.ts', importing('node:fs')],
  ['core/recipe/probe.ts', importing('../../seeds/demoRooms.ts')],
  ['game/stage/probe.ts', importing('../../src/editor/store/editorStore.ts')],
  ['game/stage/probe.ts', importing('react')],
  // The arrows between the features.
  ['src/shared/kit/probe.tsx', importing('../../rooms/card/RoomCard.tsx')],
  ['src/shared/kit/probe.tsx', importing('../../app/theme/system.ts')],
  ['src/rooms/card/probe.tsx', importing('../../play/session/gameplayStore.ts')],
  ['src/rooms/card/probe.tsx', "export const load = () => import('../../play/stage/loadGame.ts');"],
  ['src/play/lock/parts/probe.tsx', importing('../../../editor/lock/LockDialog.tsx')],
  ['src/play/probe.ts', importing('../editor/map/drawMap.ts')],
  ['src/play/gameplay/probe.tsx', importing('../../class/wall/WallPage.tsx')],
  ['src/insights/page/probe.tsx', importing('../../class/board/Board.tsx')],
  ['src/class/board/probe.tsx', importing('../../editor/map/drawMap.ts')],
  ['src/editor/probe.ts', importing('../uploads/store/benchStore.ts')],
  ['src/uploads/bench/cut/probe.tsx', importing('../../../play/stage/Stage.tsx')],
  ['src/admin/reviews/probe.tsx', importing('../../uploads/shelves/UploadCard.tsx')],
  ['src/account/pricing/probe.tsx', importing('../../editor/tabs/items/PackPrice.tsx')],
  ['src/landing/probe.ts', importing('../../seeds/rooms/littleRoom.ts')],
  // Screens that must not import each other.
  ['src/admin/reviews/decision/probe.tsx', importing('../../accounts/AccountRow.tsx')],
  ['src/account/login/probe.tsx', importing('../register/RegisterScreen.tsx')],
  ['src/rooms/dashboard/probe.tsx', importing('../projects/ProjectMenu.tsx')],
  // Limits of every feature.
  ['src/editor/panel/probe.tsx', importing('../../../game/mount.ts')],
  ['src/editor/panel/probe.tsx', importing('../backend/drafts.ts')],
  ['src/rooms/card/probe.tsx', importing('firebase/app')],
  ['src/rooms/card/probe.tsx', importing('../../shared/firebase/sendCall.ts')],
  ['src/play/session/probe.ts', importing('../../../game/mount.ts')],
  ['src/play/session/probe.ts', importing('firebase/app')],
  ['src/play/session/probe.ts', importing('../table/GameTable.tsx')],
  ['src/editor/store/document/probe.ts', importing('react')],
  ['src/account/pricing/pricingStore.ts', importing('../../shared/context/useBackend.ts')],
  ['src/play/backend/probe.ts', importing('../session/gameplayStore.ts')],
  ['src/play/backend/probe.ts', importing('react')],
  ['src/shared/firebase/probe.ts', importing('../text/app.ts')],
  ['src/uploads/pixels/probe.ts', importing('../../shared/ports/BackendError.ts')],
  ['src/uploads/pixels/cut/probe.ts', importing('../../../shared/ports/BackendError.ts')],
  ['src/uploads/pixels/cut/probe.ts', importing('../../store/benchState.ts')],
  ['src/uploads/studio/probe.ts', importing('../store/benchStore.ts')],
  ['src/editor/text/probe.ts', importing('../stage/EditorStage.tsx')],
  ['src/editor/text/en/probe.ts', importing('react')],
  ['functions/src/rooms/probe.ts', importing('../../../local/server.ts')],
  ['functions/src/rooms/probe.ts', importing('express')],
  ['local/auth/probe.ts', importing('../../src/app/App.tsx')],
  ['local/store/probe.ts', importing('../../core/util/result.ts')],
  ['local/backup/probe.ts', importing('../../tools/serve.ts')],
  ['local/probe.ts', importing('../core/util/result.ts')],
  // The rest imports the embedded backend by its exports, and only where the two are wired.
  ['tools/serve/probe.ts', importing('../../local/config.ts')],
  ['tests/crash/probe.ts', importing('../../local/firestore/limits.ts')],
  ['functions/src/rooms/probe.ts', importing('#local')],
  ['seeds/probe.ts', importing('#local/config')],
  ['src/play/probe.ts', importing('#local/limits')],
  ['art/items/probe.ts', importing('../../core/room/model.ts')],
  ['art/import/probe.ts', importing('../../core/edit/command.ts')],
  ['art/kits/doors/frames/probe.ts', importing('../../../items/doors/barnDoor.ts')],
  ['art/kits/doors/frames/probe.ts', importing('../../../../core/room/model.ts')],
  ['art/matter/probe.ts', importing('../kits/stage/room.ts')],
  ['art/ink/probe.ts', importing('../backgrounds/library.ts')],
  ['seeds/probe.ts', importing('../art/render.ts')],
  ['seeds/catalogue/probe.ts', importing('../../tools/project/connectProject.ts')],
];

const RIGHT: Probe[] = [
  ['core/room/probe.ts', `${importing('valibot')} ${importing('../play/model.ts')}`],
  ['game/stage/probe.ts', `${importing('phaser')} ${importing('../../core/play/a.ts')}`],
  // The core has a folder of a feature's name.
  ['src/rooms/card/probe.tsx', importing('../../../core/play/model.ts')],
  ['src/shared/ports/probe.ts', importing('../../../core/play/view/playerView.ts')],
  // A feature has a folder of another one's name.
  ['src/play/gameplay/probe.tsx', importing('../class/Pennant.tsx')],
  ['src/play/together/door/probe.tsx', importing('../../class/Pennant.tsx')],
  ['src/class/board/probe.tsx', importing('../../play/class/Pennant.tsx')],
  ['src/rooms/card/probe.tsx', importing('../../shared/kit/Panel.tsx')],
  ['src/play/after/probe.tsx', importing('../../rooms/card/RoomCard.tsx')],
  ['src/editor/lock/probe.tsx', importing('../../play/lock/LockFace.tsx')],
  ['src/landing/probe.tsx', importing('../play/table/LazyGameTable.tsx')],
  ['src/app/probe.ts', importing('../shared/firebase/sendCall.ts')],
  ['src/play/table/probe.tsx', "import type { X } from '../../../game/ports.ts'; export type Y = X;"],
  ['src/play/stage/probe.ts', importing('../../../game/mount.ts')],
  ['src/play/stage/probe.ts', importing('../../../game/dragMode.ts')],
  ['src/play/session/probe.ts', importing('../../../game/ports.ts')],
  [
    'src/play/backend/probe.ts',
    `${importing('firebase/app')} ${importing('../../shared/ports/PlayJudge.ts')}`,
  ],
  ['src/editor/text/probe.ts', `${importing('../../../core/room/model.ts')} ${importing('./editor.ts')}`],
  ['functions/src/rooms/probe.ts', importing('../../../core/calls/callContract.ts')],
  ['art/items/probe.ts', importing('../../core/catalogue/model.ts')],
  ['art/kits/doors/frames/probe.ts', importing('../../../matter/wood.ts')],
  ['art/matter/probe.ts', importing('../ink/Ink.ts')],
  ['seeds/probe.ts', importing('../art/catalogue.ts')],
  ['tools/serve/probe.ts', importing('#local/config')],
  ['tests/crash/probe.ts', importing('#local')],
];

function importing(address: string): string {
  return `import * as x from '${address}'; console.log(x);`;
}

/**
 * Lints the probes in a separate folder with the project's settings, so that the tree is not changed. Returns
 * the indices of probes that broke a wall.
 */
function findBreaches(probes: Probe[]): Set<number> {
  const folder = mkdtempSync(join(tmpdir(), 'walls-'));
  try {
    copyFileSync('biome.json', join(folder, 'biome.json'));
    probes.forEach(([file, code], number) => {
      const path = join(folder, dirname(file), basename(file).replace(/^(probe)?/, `probe${number}-`));
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
    return new Set([...stdout.matchAll(/probe(\d+)-/g)].map((match) => Number(match[1])));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('the walls between the parts', () => {
  const breaches = findBreaches([...WRONG, ...RIGHT]);

  it('stand in biome.json as their table has them', () => {
    const { overrides }: { overrides: object[] } = JSON.parse(readFileSync('biome.json', 'utf8'));
    const walls = overrides.filter((override) => JSON.stringify(override).includes('noRestrictedImports'));
    expect(walls).toEqual(WALLS.map(overrideOf));
  });

  it.each(WRONG)('%s refuses %s', (...probe) => {
    expect(breaches).toContain(WRONG.findIndex(([file, code]) => file === probe[0] && code === probe[1]));
  });

  it.each(RIGHT)('%s allows %s', (...probe) => {
    expect(breaches).not.toContain(
      WRONG.length + RIGHT.findIndex(([file, code]) => file === probe[0] && code === probe[1]),
    );
  });
});
