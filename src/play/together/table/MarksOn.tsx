import { Flex } from '@chakra-ui/react';
import type { OpaqueName } from '../../../../core/play/view/opaqueName.ts';
import { Mark } from '../marks/Mark.tsx';
import { type Mate, useMates } from '../teamContext.ts';

/** The maximum number of marks; the rest is shown as a number. */
const MOST = 3;

/** The marks of all players at a place, on its tile. */
export function PlaceMarks({ place }: { place: OpaqueName }) {
  return <MarksOn mates={useMates().filter((mate) => mate.place === place)} />;
}

/** The marks of the other players who have an entry in their hand, on its slot. */
export function HandMarks({ entry }: { entry: OpaqueName }) {
  return <MarksOn mates={useMates().filter((mate) => !mate.isOwn && mate.holds === entry)} />;
}

function MarksOn({ mates }: { mates: readonly Mate[] }) {
  if (mates.length === 0) return null;
  const shown = mates.length > MOST ? mates.slice(0, MOST - 1) : mates;
  const more = mates.length - shown.length;
  return (
    <Flex as="span" position="absolute" top="-1" insetInlineEnd="-1" pointerEvents="none" zIndex="1">
      {shown.map(({ seat, name, isSilent }) => (
        <span key={seat} title={name}>
          <Mark seat={seat} size={24} isSilent={isSilent} />
        </span>
      ))}
      {more > 0 && <span>{`+${more}`}</span>}
    </Flex>
  );
}
