import { Box, type BoxProps, useRecipe } from '@chakra-ui/react';
import type { Ref } from 'react';

interface PanelProps extends BoxProps {
  ref?: Ref<HTMLDivElement>;
  /** `framed` has a brass frame, `paper` is for letters, `inset` is sunk into another panel. */
  look?: 'plain' | 'inset' | 'paper' | 'framed';
}

/** A sheet on the page's ground, styled by the theme's recipe `panel`. */
export function Panel({ look = 'plain', ...props }: PanelProps) {
  const recipe = useRecipe({ key: 'panel' });
  return <Box css={recipe({ variant: look })} {...props} />;
}
