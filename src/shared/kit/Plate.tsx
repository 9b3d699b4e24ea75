import { Button, type ButtonProps } from '@chakra-ui/react';
import type { Ref } from 'react';

interface PlateProps extends Omit<ButtonProps, 'variant' | 'size' | 'colorPalette'> {
  /** Brass once a view; enamel has equal weight; wine is for grave actions. */
  material: 'brass' | 'enamel' | 'wine';
  /** `large` has the display font and screws. */
  size?: 'sm' | 'md' | 'lg' | 'large';
  ref?: Ref<HTMLButtonElement>;
}

/**
 * A button made of a material. A plain `Button` is brass, too; `outline` is the second, `ghost` the quiet
 * one.
 */
export function Plate({ material, size = 'md', ...props }: PlateProps) {
  // The theme's own variants are unknown to Chakra's types.
  const look = { variant: material, size: size === 'large' ? 'plate' : size } as object;
  return <Button {...look} {...props} />;
}
