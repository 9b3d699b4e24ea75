import { Button, type ButtonProps } from '@chakra-ui/react';
import type { Ref } from 'react';

interface PlateProps extends Omit<ButtonProps, 'variant' | 'size' | 'colorPalette'> {
  /** Brass is for the one main action of a view, enamel for actions of equal weight, wine for grave ones. */
  material: 'brass' | 'enamel' | 'wine';
  /** `large` has the display font and screws. */
  size?: 'sm' | 'md' | 'lg' | 'large';
  ref?: Ref<HTMLButtonElement>;
}

/**
 * A button made of a material. A plain `Button` is brass, too; its variant `outline` is for the second action of a
 * view, `ghost` for a quiet one.
 */
export function Plate({ material, size = 'md', ...props }: PlateProps) {
  // The theme's own variants are unknown to Chakra's types.
  const look = { variant: material, size: size === 'large' ? 'plate' : size } as object;
  return <Button {...look} {...props} />;
}
