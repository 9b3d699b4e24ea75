import { chakra } from '@chakra-ui/react';

/** A key as a key cap. Screen readers get it from `aria-keyshortcuts`. */
export function Key({ children }: { children: string }) {
  return <Cap aria-hidden>{children}</Cap>;
}

const Cap = chakra('kbd', {
  base: {
    display: { base: 'none', md: 'inline-grid' },
    placeItems: 'center',
    minWidth: '1.6em',
    px: '1',
    fontFamily: 'inherit',
    fontSize: 'xs',
    lineHeight: '1.5',
    borderRadius: 'sm',
    borderWidth: '1px',
    borderBottomWidth: '2px',
    borderColor: 'currentcolor',
  },
});
