import type { SystemStyleObject } from '@chakra-ui/react';
import { LYING, u } from '../lock/units.ts';
import type { TypingSpace } from './useTypingSpace.ts';

/** In a face's units: its line, lamp and bar together; and the height above the line. */
const WORKED = 300;
const ABOVE_LINE = 64;
/** CSS pixels; with less height, the error covers the lock's upper edge. */
const TIGHT = 360;

/** Wide enough for a paper beside the lock; and wide enough when both are enlarged. */
const WIDE = '@media (min-width: 768px) and (min-height: 501px)';
const WIDER = '@media (min-width: 1000px) and (min-height: 501px)';

/** The lock's layout above an on-screen keyboard: the entry, the last error and the bar. */
export function typingCss({ top, height }: TypingSpace): SystemStyleObject {
  return {
    inset: `${top}px 0 auto`,
    marginBlock: '0',
    maxHeight: `${height}px`,
    paddingTop: '0',
    '& [data-inscription]': { display: 'none' },
    '& [data-fault] [role]:not([data-says])': { minHeight: '0', padding: '0' },
    '& [data-in-hand]': { display: 'flex', flexDirection: 'column', '& > [data-fault]': { order: '-1' } },
    '& [data-in-hand] > :first-child': { order: '-2', marginBottom: '0' },
    '& [data-face]': { height: u(WORKED), overflow: 'clip', overflowClipMargin: '1rem' },
    '& [data-fault]': { zIndex: '1' },
    ...(height < TIGHT && {
      '& [data-in-hand]:has([data-says]) [data-face]': { marginTop: u(-ABOVE_LINE) },
    }),
    [WIDE]: { '& [data-pinned]:not([data-large])': beside(height) },
    [WIDER]: { '& [data-pinned]': beside(height) },
    [LYING]: {
      '& [data-in-hand]:has([data-says]) [data-face]': { marginTop: '0' },
      '& [data-fault] [role]': { marginTop: '0', paddingBlock: '1' },
      '& [data-in-hand]': { display: 'grid' },
      '& [data-in-hand] > [data-fault]': { order: '0' },
      '& h2': { display: 'none' },
      // The little space there is goes to the text.
      '& [data-paper]': { maxHeight: `calc(${height}px - 7.5rem)` },
      '& [data-paper] > [data-leaf], & [data-paper] h3': { display: 'none' },
      '& [data-paper] > :first-child': { paddingBlock: '2' },
      '& [data-face]': { height: `${height}px`, overflow: 'visible' },
      '& [data-face] [type=submit]': { top: `calc(${height}px - 4rem) !important` },
    },
  };
}

/** The paper beside the lock, above the keyboard. */
function beside(height: number): SystemStyleObject {
  return {
    '&[data-in-hand]': { display: 'grid' },
    '& > [data-paper]': { alignSelf: 'start', minHeight: '0', maxHeight: `calc(${height}px - 2rem)` },
  };
}
