import type { Item } from '../../defineItem.ts';
import { battery } from './battery.ts';
import { coin } from './coin.ts';
import { crank } from './crank.ts';
import { flashlight } from './flashlight.ts';
import { fuse } from './fuse.ts';
import { gem } from './gem.ts';
import { houseKey } from './houseKey.ts';
import { keyCard } from './keyCard.ts';
import { lever } from './lever.ts';
import { magnet } from './magnet.ts';
import { magnifier } from './magnifier.ts';
import { masterKey } from './masterKey.ts';
import { medal } from './medal.ts';
import { padlockKey } from './padlockKey.ts';
import { puzzlePiece } from './puzzlePiece.ts';
import { ropeCoil } from './ropeCoil.ts';
import { runeStone } from './runeStone.ts';
import { scissors } from './scissors.ts';
import { screwdriver } from './screwdriver.ts';
import { skeletonKey } from './skeletonKey.ts';
import { ticket } from './ticket.ts';
import { tornPaper } from './tornPaper.ts';
import { uvLamp } from './uvLamp.ts';
import { valveWheel } from './valveWheel.ts';

/** All keys, in the order of the palette. */
export const keys: readonly Item[] = [
  skeletonKey,
  houseKey,
  keyCard,
  masterKey,
  padlockKey,
  coin,
  medal,
  gem,
  runeStone,
  puzzlePiece,
  lever,
  crank,
  valveWheel,
  screwdriver,
  scissors,
  magnet,
  magnifier,
  fuse,
  battery,
  flashlight,
  uvLamp,
  tornPaper,
  ticket,
  ropeCoil,
];
