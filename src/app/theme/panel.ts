import { defineRecipe } from '@chakra-ui/react';
import { NOTCH } from '../../shared/page/notch.ts';
import { materials } from './materials.ts';

/** A sheet on the page's ground: calm for work, paper for texts. */
export const panel = defineRecipe({
  className: 'panel',
  base: {
    bg: 'bg.panel',
    color: 'fg',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'lg',
    boxShadow: 'panel',
  },
  variants: {
    variant: {
      plain: {},
      inset: { bg: 'bg.inset', boxShadow: 'inset' },
      paper: {
        background: materials.paper,
        color: 'fg.onPaper',
        borderWidth: '2px',
        borderColor: 'ink',
        borderRadius: '3px',
        boxShadow: '{shadows.hung}, inset 0 0 40px rgb(160 110 40 / 0.22)',
      },
      framed: {
        borderWidth: '2px',
        borderColor: 'ink',
        boxShadow: '{shadows.panel}, inset 0 0 0 1.5px #a06d22',
      },
      /** For the browser's own `<dialog>`, opened by `showModal`. */
      modal: {
        m: 'auto',
        inset: `${NOTCH.top} ${NOTCH.right} ${NOTCH.bottom} ${NOTCH.left}`,
        maxW: 'var(--window-width)',
        maxH: 'min(86dvh, var(--window-height))',
        overflow: 'auto',
        borderWidth: '2px',
        borderColor: 'ink',
        boxShadow: '{shadows.lifted}, inset 0 0 0 1.5px #a06d22',
        '&::backdrop': { background: 'scrim' },
      },
    },
  },
  defaultVariants: { variant: 'plain' },
});
