import { chakra } from '@chakra-ui/react';
import type { ViewItem } from '../../../core/play/view/playerView.ts';
import { ItemPicture } from '../../shared/pictures/ItemPicture.tsx';
import { tableText } from '../text/table.ts';

/** The maximum number of pictures: as many as fit on one line of a phone. */
const MOST = 6;

/** Pictures of the things found, with their number. The notice line announces their names. */
export function Finds({ finds }: { finds: readonly ViewItem[] }) {
  // A spot has no picture (N6).
  const drawn = finds.filter(({ spot }) => !spot);
  return (
    <Line aria-hidden>
      {tableText.found(finds.length)}
      {drawn.slice(0, MOST).map(({ id, uri }) => (
        <ItemPicture key={id} uri={uri} boxSize="1.75rem" objectFit="contain" />
      ))}
      {drawn.length > MOST && '…'}
    </Line>
  );
}

const Line = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    verticalAlign: 'middle',
    whiteSpace: 'nowrap',
  },
});
