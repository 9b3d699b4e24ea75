import { chakra } from '@chakra-ui/react';

/** A button in the corner of an animation, to skip it. */
export const SkipButton = chakra('button', {
  base: {
    alignSelf: 'flex-end',
    minHeight: '11',
    minWidth: '11',
    paddingX: '4',
    borderRadius: 'full',
    bg: 'rgb(8 6 24 / 0.6)',
    color: 'paper.50',
    fontWeight: '600',
    fontSize: 'sm',
    cursor: 'pointer',
  },
});
