import { Button, type ButtonProps } from '@chakra-ui/react';
import type { Ref } from 'react';

interface PlateProps extends Omit<ButtonProps, 'variant' | 'size' | 'colorPalette'> {
  /** Brass once a view; enamel is its equal; wine is for what is grave. */
  material: 'brass' | 'enamel' | 'wine';
  /** `large` is set in the display face and screwed to the wall. */
  size?: 'sm' | 'md' | 'lg' | 'large';
  ref?: Ref<HTMLButtonElement>;
}

/** A button cast of a material. `Button` alone is brass, too; its `outline` is the second, its `ghost` the quiet one. */
export function Plate({ material, size = 'md', ...props }: PlateProps) {
  // The theme's own variants are unknown to Chakra's types.
  const look = { variant: material, size: size === 'large' ? 'plate' : size } as object;
  return <Button {...look} {...props} />;
}
