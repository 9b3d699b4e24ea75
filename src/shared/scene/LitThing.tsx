import { chakra } from '@chakra-ui/react';
import type { CSSProperties } from 'react';

interface LitThingProps {
  uri: string;
  /** The colour of light by which the picture is multiplied. */
  light: string;
  /** The thing's position and width. */
  style: CSSProperties;
}

/** A thing in a room's light, as on the stage: multiplied within its own shape. */
export function LitThing({ uri, light, style }: LitThingProps) {
  return (
    <Lit style={{ ...style, '--light': light, '--thing': `url(${uri})` } as CSSProperties}>
      <chakra.img src={uri} alt="" w="full" h="auto" display="block" />
    </Lit>
  );
}

const Lit = chakra('div', {
  base: {
    position: 'absolute',
    isolation: 'isolate',
    _after: {
      content: '""',
      position: 'absolute',
      inset: '0',
      bg: 'var(--light)',
      mixBlendMode: 'multiply',
      mask: 'var(--thing) center / 100% 100%',
    },
  },
});
