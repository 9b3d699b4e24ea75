import { Button, chakra } from '@chakra-ui/react';
import { Check, X } from 'lucide-react';
import { Plate } from '../../../shared/kit/Plate.tsx';
import { reviewsText } from '../../text/reviews.ts';
import { Key } from '../Key.tsx';
import { useReviews } from '../reviewsContext.ts';

interface DecideButtonsProps {
  /** On phones a bar at the bottom of the window; elsewhere the end of the panel. */
  look: 'bar' | 'panel';
  approve: () => void;
  reject: () => void;
}

export function DecideButtons({ look, approve, reject }: DecideButtonsProps) {
  const isDeciding = useReviews((state) => state.isDeciding);
  return (
    <Pair look={look}>
      <Plate material="wine" px="1" gap="1.5" disabled={isDeciding} onClick={reject} aria-keyshortcuts="R">
        <X aria-hidden /> {reviewsText.reject} <Key>R</Key>
      </Plate>
      <Button px="1" gap="1.5" loading={isDeciding} onClick={approve} aria-keyshortcuts="A">
        <Check aria-hidden /> {reviewsText.approve} <Key>A</Key>
      </Button>
    </Pair>
  );
}

const Pair = chakra('div', {
  base: { gridTemplateColumns: '1fr 1fr', gap: '2.5' },
  variants: {
    look: {
      panel: { display: { base: 'none', md: 'grid' }, marginTop: '4' },
      bar: {
        display: { base: 'grid', md: 'none' },
        position: 'sticky',
        zIndex: '5',
        bottom: '0',
        marginX: '-4',
        paddingX: '4',
        paddingTop: '2.5',
        paddingBottom: 'calc({spacing.3} + env(safe-area-inset-bottom, 0px))',
        bg: 'bg.page',
        borderTopWidth: '1px',
        borderColor: 'border',
      },
    },
  },
});
