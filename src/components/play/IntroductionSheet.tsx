import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { PAGE_WIDTH } from '../pageWidth.ts';
import { SIDE_BY_SIDE } from './PlaySheet.tsx';

interface IntroductionSheetProps {
  /** The picture with what hangs below it. */
  stage: ReactNode;
  title: ReactNode;
  /** The story. */
  children: ReactNode;
}

/** The room's page before its start. On narrow screens the name comes first, then the picture with the start, then the story. */
export function IntroductionSheet({ stage, title, children }: IntroductionSheetProps) {
  return (
    <Wall>
      <chakra.header gridArea="title">{title}</chakra.header>
      <chakra.div gridArea="stage" minWidth="0" marginX={{ base: '2', md: '3.5' }}>
        {stage}
      </chakra.div>
      <chakra.div gridArea="story" minWidth="0">
        {children}
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
    display: 'grid',
    gap: '5',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateAreas: '"title" "stage" "story"',
    [SIDE_BY_SIDE]: {
      columnGap: '8',
      gridTemplateColumns: 'minmax(0, 1.5fr) minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      gridTemplateAreas: '"stage title" "stage story"',
    },
  },
});
