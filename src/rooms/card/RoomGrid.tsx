import { SimpleGrid, Skeleton, VisuallyHidden } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { RoomCardFrame } from './RoomCardFrame.tsx';

const COLUMNS = { base: 1, md: 2, lg: 3 };
const GAP = { base: '10', md: '7', lg: '9' };
const ROW_GAP = { base: '11', md: '12' };
const PLACES = ['1', '2', '3', '4', '5', '6'];

/** A list of room cards: each child is a list item. */
export function RoomGrid({ label, children }: { label: string; children: ReactNode }) {
  return (
    <SimpleGrid
      as="ul"
      role="list"
      aria-label={label}
      columns={COLUMNS}
      columnGap={GAP}
      rowGap={ROW_GAP}
      listStyleType="none"
    >
      {children}
    </SimpleGrid>
  );
}

/** Placeholders of cards that are loading. */
export function RoomGridSkeleton({ label }: { label: string }) {
  return (
    <>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <SimpleGrid columns={COLUMNS} columnGap={GAP} rowGap={ROW_GAP} aria-hidden>
        {PLACES.map((place) => (
          <RoomCardFrame key={place} cover={<Skeleton aspectRatio={16 / 9} borderRadius="0" />}>
            <Skeleton height="6" width="70%" mb="2" />
            <Skeleton height="4" width="40%" mb="5" />
            <Skeleton height="4" width="85%" />
          </RoomCardFrame>
        ))}
      </SimpleGrid>
    </>
  );
}
