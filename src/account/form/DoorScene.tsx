import { chakra } from '@chakra-ui/react';
import { backgroundUri, itemUri } from '../../../core/catalogue/pictureAddresses.ts';
import { Light, PaintedScene, Thing } from '../../shared/scene/PaintedScene.tsx';

const DUSK =
  'radial-gradient(26% 55% at 50% 58%, rgb(255 214 150 / 0.05), rgb(48 36 100 / 0.45) 60%, rgb(16 14 50 / 0.8))';
const SLIT = 'radial-gradient(50% 60% at 50% 20%, rgb(255 226 150 / 0.95), transparent)';
const BEAM = 'radial-gradient(50% 38% at 50% 42%, rgb(255 222 150 / 0.55), transparent)';

/** A decorative door: closed with light under it, or open for signing up. */
export function DoorScene({ isOpen }: { isOpen: boolean }) {
  return (
    <Wall>
      <PaintedScene background={backgroundUri('study', 'blue')} className="scene">
        <Thing
          uri={itemUri('door', 'oak', isOpen ? 'opened' : 'default')}
          left={39.69}
          top={6.91}
          width={21}
        />
        <Light fill={DUSK} blend="multiply" />
        {isOpen ? (
          <Light at={[30, 38, 40, 62]} fill={BEAM} blend="screen" />
        ) : (
          <Light at={[41.5, 75.2, 17, 3]} fill={SLIT} blend="screen" />
        )}
        <Thing uri={itemUri('rug', 'ocean', 'default')} left={30.15} top={75.56} width={40} />
        <Thing uri={itemUri('plant', 'terracotta', 'default')} left={61.41} top={61.93} width={13} />
        <Thing uri={itemUri('umbrella', 'crimson', 'default')} left={30} top={63.94} width={10} />
      </PaintedScene>
    </Wall>
  );
}

const Wall = chakra('div', {
  base: {
    position: 'relative',
    zIndex: '1',
    overflow: 'hidden',
    bg: '#0e0f22',
    flex: { base: 'none', lg: '1 1 46%' },
    height: { base: '13rem', md: '22rem', lg: 'auto' },
    borderBottomWidth: { base: '2px', lg: '0' },
    borderEndWidth: { base: '0', lg: '2px' },
    borderColor: 'ink',
    boxShadow: {
      base: '0 2px 0 #a06d22, 0 3px 0 #e5b956, 0 5px 0 #7a4f18, 0 7px 0 {colors.ink}',
      lg: '2px 0 0 #a06d22, 3px 0 0 #e5b956, 5px 0 0 #7a4f18, 7px 0 0 {colors.ink}',
    },
    '& .scene': {
      position: 'absolute',
      left: '50%',
      translate: '-50% 0',
      top: { base: '-2.75rem', md: '-4rem', lg: '-4%' },
      width: { base: '34rem', md: 'max(100%, 46rem)', lg: 'auto' },
      height: { base: 'auto', lg: '108%' },
    },
  },
});
