import { defineItem } from '../../defineItem.ts';
import { groundShadow } from '../../ink/light.ts';
import { turns } from '../../leaves.ts';
import { BRASS, SILVER } from '../../matter/palette.ts';
import { drawClosedBook } from './book/closedBook.ts';
import { drawOpenedBook } from './book/openedBook.ts';
import { FOOT, type Tome, WIDTH } from './book/tome.ts';

/** A standing book with metal fittings. Opened, it shows a drawing and text. */
export const book = defineItem<Tome>({
  id: 'book',
  name: 'Book',
  tag: 'Decorations',
  anchor: 'top',
  size: [WIDTH, FOOT],
  margin: { top: 26, right: 36, bottom: 30, left: 36 },
  line: 7,
  seed: 79,
  stand: { width: 9.5, center: 81, foot: 96 },
  realSize: { height: 26 },
  lying: { thickness: [40, 8] },
  palettes: {
    ruby: {
      leather: '#9c343c',
      metal: BRASS,
      ribbon: '#e0b040',
      emblem: 'sun',
    },
    forest: {
      leather: '#37704f',
      metal: BRASS,
      ribbon: '#c2443c',
      emblem: 'tree',
    },
    midnight: {
      leather: '#3c4684',
      metal: SILVER,
      ribbon: '#c85a8a',
      emblem: 'moon',
    },
    umber: {
      leather: '#7a5236',
      metal: SILVER,
      ribbon: '#3f8a8a',
      emblem: 'eye',
    },
  },
  opens: true,
  lockMaterial: 'paper',
  leaves: [turns('left', [116, -4, 210, 312], [-2, 14, 206, 292])],
  hitBox: [70, 0, 260, FOOT],
  draw(ink, palette, isOpened) {
    groundShadow(ink, 202, FOOT - 2, isOpened ? 190 : 124, 13, 0.6);
    if (isOpened) drawOpenedBook(ink, palette);
    else drawClosedBook(ink, palette);
  },
});
