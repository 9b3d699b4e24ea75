import { Flex, type FlexProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { DIFFICULTY_BANDS, type Difficulty } from '../../../core/room/lists/difficulty.ts';
import { dashboardText } from '../../text/dashboard.ts';
import { Keyholes } from '../kit/Keyholes.tsx';

/** What is known about a room, each fact behind its sign; they wrap where there is no room for all. */
export function FactList(props: FlexProps) {
  return (
    <Flex
      as="ul"
      role="list"
      listStyleType="none"
      columnGap="4"
      rowGap="1.5"
      wrap="wrap"
      color="fg.muted"
      fontVariantNumeric="tabular-nums"
      css={{ '& > li > svg': { boxSize: '1.15em', color: 'accent', flexShrink: '0' } }}
      {...props}
    />
  );
}

export function Fact({ icon, title, children }: { icon: ReactNode; title?: string; children: ReactNode }) {
  return (
    <Flex as="li" align="center" gap="1.5" title={title}>
      {icon}
      {children}
    </Flex>
  );
}

export function DifficultyFact({ difficulty: { band, minutes } }: { difficulty: Difficulty }) {
  const count = (DIFFICULTY_BANDS.indexOf(band) + 1) as 1 | 2 | 3 | 4;
  return <Fact icon={<Keyholes count={count} />}>{dashboardText.difficulty(band, minutes)}</Fact>;
}
