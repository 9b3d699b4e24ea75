import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { NOTCH } from '../notch.ts';
import { PAGE_WIDTH } from '../pageWidth.ts';
import { SIDE_BY_SIDE } from './PlaySheet.tsx';
import { SIDEWAYS } from './sideways.ts';

interface IntroductionSheetProps {
  title: ReactNode;
  picture: ReactNode;
  /** What starts the play. */
  start: ReactNode;
  /** What is to be known before the start. */
  notes?: ReactNode;
  /** The story. */
  children: ReactNode;
}

/**
 * The room's page before its start: name, picture, story, the start, and then what is to be known besides. Where all stands
 * in one column the start keeps to the window's edge, however long the story is.
 */
export function IntroductionSheet({ title, picture, start, notes, children }: IntroductionSheetProps) {
  return (
    <Wall>
      <chakra.header gridArea="title">{title}</chakra.header>
      <chakra.div gridArea="picture" minWidth="0" marginX={{ base: '2', md: '3.5' }}>
        {picture}
      </chakra.div>
      <chakra.div gridArea="story" minWidth="0">
        {children}
      </chakra.div>
      <Start>{start}</Start>
      <chakra.div
        gridArea="notes"
        minWidth="0"
        marginX={{ base: '2', md: '3.5' }}
        _empty={{ display: 'none' }}
      >
        {notes}
      </chakra.div>
    </Wall>
  );
}

/** As wide as a page's content. */
const Wall = chakra('article', {
  base: {
    width: PAGE_WIDTH,
    marginX: 'auto',
    marginTop: { base: '5', md: '8' },
    marginBottom: '8',
    display: 'flex',
    flexDirection: 'column',
    gap: '5',
    [SIDE_BY_SIDE]: {
      display: 'grid',
      columnGap: '8',
      rowGap: '4',
      gridTemplateColumns: 'minmax(0, 1.5fr) minmax(0, 1fr)',
      // The last one takes what the story is longer by.
      gridTemplateRows: 'auto auto auto 1fr',
      gridTemplateAreas: '"picture title" "picture story" "start story" "notes story"',
    },
    [SIDEWAYS]: {
      marginTop: '2',
      rowGap: '2',
      // The start is in sight with the picture.
      gridTemplateColumns: 'clamp(15rem, (100dvh - 12.5rem) * 16 / 9, 50%) minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr auto',
      gridTemplateAreas: '"picture title" "start title" "notes story"',
    },
  },
});

const Start = chakra('div', {
  base: {
    gridArea: 'start',
    minWidth: '0',
    position: 'sticky',
    bottom: `max(0.5rem, ${NOTCH.bottom})`,
    zIndex: '2',
    [SIDE_BY_SIDE]: { position: 'static', zIndex: 'auto' },
  },
});
