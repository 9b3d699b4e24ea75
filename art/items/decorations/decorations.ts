import type { Item } from '../../defineItem.ts';
import { aquarium } from './aquarium.ts';
import { armchair } from './armchair.ts';
import { armour } from './armour.ts';
import { balloons } from './balloons.ts';
import { bed } from './bed.ts';
import { birdcage } from './birdcage.ts';
import { birthdayCake } from './birthdayCake.ts';
import { book } from './book.ts';
import { books } from './books.ts';
import { bookshelf } from './bookshelf.ts';
import { bust } from './bust.ts';
import { cactus } from './cactus.ts';
import { calendar } from './calendar.ts';
import { candelabra } from './candelabra.ts';
import { chair } from './chair.ts';
import { chalkboard } from './chalkboard.ts';
import { chessboard } from './chessboard.ts';
import { clock } from './clock.ts';
import { corkboard } from './corkboard.ts';
import { fern } from './fern.ts';
import { fireplace } from './fireplace.ts';
import { globe } from './globe.ts';
import { glowingWriting } from './glowingWriting.ts';
import { hourglass } from './hourglass.ts';
import { lamp } from './lamp.ts';
import { letter } from './letter.ts';
import { mirror } from './mirror.ts';
import { note } from './note.ts';
import { painting } from './painting.ts';
import { piano } from './piano.ts';
import { plant } from './plant.ts';
import { plaques } from './plaques.ts';
import { poster } from './poster.ts';
import { potions } from './potions.ts';
import { rug } from './rug.ts';
import { scales } from './scales.ts';
import { sign } from './sign.ts';
import { skullCandle } from './skullCandle.ts';
import { symbolDial } from './symbolDial.ts';
import { treasureMap } from './treasureMap.ts';
import { vase } from './vase.ts';
import { wallClock } from './wallClock.ts';
import { casementWindow } from './window.ts';

/** All decorations, in the order of the palette. */
export const decorations: readonly Item[] = [
  note,
  letter,
  book,
  poster,
  painting,
  calendar,
  clock,
  sign,
  mirror,
  bust,
  rug,
  plant,
  books,
  globe,
  lamp,
  symbolDial,
  chalkboard,
  corkboard,
  treasureMap,
  candelabra,
  fireplace,
  chair,
  armchair,
  bed,
  casementWindow,
  hourglass,
  potions,
  scales,
  skullCandle,
  vase,
  wallClock,
  aquarium,
  piano,
  birdcage,
  armour,
  chessboard,
  fern,
  cactus,
  glowingWriting,
  bookshelf,
  birthdayCake,
  balloons,
  ...plaques,
];
