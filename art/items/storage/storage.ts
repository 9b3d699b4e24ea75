import type { Item } from '../../defineItem.ts';
import { apothecaryCabinet } from './apothecaryCabinet.ts';
import { backpack } from './backpack.ts';
import { barrel } from './barrel.ts';
import { bookcase } from './bookcase.ts';
import { chest } from './chest.ts';
import { crate } from './crate.ts';
import { cryptex } from './cryptex.ts';
import { desk } from './desk.ts';
import { dresser } from './dresser.ts';
import { filingCabinet } from './filingCabinet.ts';
import { fridge } from './fridge.ts';
import { giftBox } from './giftBox.ts';
import { jewelryBox } from './jewelryBox.ts';
import { locker } from './locker.ts';
import { mailbox } from './mailbox.ts';
import { medicineCabinet } from './medicineCabinet.ts';
import { oven } from './oven.ts';
import { pianoStool } from './pianoStool.ts';
import { safe } from './safe.ts';
import { sarcophagus } from './sarcophagus.ts';
import { slidingPanel } from './slidingPanel.ts';
import { suitcase } from './suitcase.ts';
import { table } from './table.ts';
import { toolbox } from './toolbox.ts';
import { trapdoor } from './trapdoor.ts';
import { wallSafe } from './wallSafe.ts';
import { wardrobe } from './wardrobe.ts';

/** All storage, in the order of the palette. */
export const storage: readonly Item[] = [
  chest,
  safe,
  dresser,
  wardrobe,
  desk,
  locker,
  filingCabinet,
  fridge,
  medicineCabinet,
  suitcase,
  jewelryBox,
  crate,
  wallSafe,
  trapdoor,
  cryptex,
  table,
  toolbox,
  bookcase,
  apothecaryCabinet,
  mailbox,
  slidingPanel,
  barrel,
  backpack,
  oven,
  sarcophagus,
  pianoStool,
  giftBox,
];
