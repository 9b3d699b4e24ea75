import { chakra } from '@chakra-ui/react';

/** The sheet of a play's page before its start and after its end. */
export const PlaySheet = chakra('article', {
  base: {
    width: 'calc(100% - 1rem)',
    marginX: 'auto',
    marginTop: { base: '3', md: '6' },
    marginBottom: '6',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'lg',
    boxShadow: 'panel',
    // `hidden` would make sticky content stick to the sheet instead of the window.
    overflow: 'clip',
  },
});

/** Wide windows and phones held sideways: the cover stands beside the story. */
export const SIDE_BY_SIDE =
  '@media (min-width: 961px), (min-width: 601px) and (orientation: landscape) and (max-height: 600px)';
